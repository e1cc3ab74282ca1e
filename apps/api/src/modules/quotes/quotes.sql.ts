import type { GoodsRequestLine, SupplierName } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow } from '../../db/db-rows.ts';
import { SIZE, type Size } from './asked-line.ts';

/** A line of a request, as an inquiry is made of it. */
export interface RequestLine
  extends Pick<GoodsRequestLine, 'text' | 'understood' | 'section' | 'wish'> {
  id: string;
  /** pieces of it are still to be ordered */
  is_open: boolean;
}

/** The lines of a request that are no remarks. */
export const selectLines = (db: Db, requestId: string): Promise<RequestLine[]> =>
  allRows<RequestLine>(
    db,
    `select l.id, l.text, l.understood, l.section, l.wish, d.pieces = 0 or coalesce(l.quantity > d.pieces, false) is_open
     from goods_request_line l cross join lateral (
       select coalesce(sum(quantity), 0)::int pieces from request_piece where line_id = l.id) d
     where l.request_id = $1 and not l.is_remark order by l.position, l.id`,
    [requestId],
  );

/** A product that is asked for, with its size. */
export interface AskedProduct {
  id: string;
  section: number;
  title: string;
  size: Size;
}

export const selectProducts = async (
  db: Db,
  ids: readonly string[],
): Promise<Map<string, AskedProduct>> =>
  new Map(
    (
      await allRows<AskedProduct>(
        db,
        `select p.id::text id, p.section, product_brief(p.id) ->> 'title' title,
           (select jsonb_build_object(${SIZE.map((name) => `'${name}', l.${name}`).join(', ')})) size
         from product p join listing l on l.product_id = p.id where p.id = any($1::bigint[]) and l.diameter is not null`,
        [ids],
      )
    ).map((one) => [one.id, one]),
  );

/** A line as suppliers are asked for it. */
export interface AskedLine {
  line_id: string;
  product_id: string | null;
  text: string;
  quantity: number;
  section: number;
  size: Size;
}

/** Condition that the listing `l` is of the size that is asked for in the row `x`. */
export const IS_OF_SIZE = `l.section = x.section and l.diameter = x.diameter and ${SIZE.slice(1)
  .map((name) => `(x.${name} is null or l.${name} = x.${name})`)
  .join(' and ')}`;

const SIZE_COLUMNS = SIZE.map((name) => `${name} int`).join(', ');

const recordsOf = (lines: readonly AskedLine[]) =>
  JSON.stringify(lines.map(({ size, ...line }, position) => ({ ...line, ...size, position })));

/** A warehouse with goods of the sizes that are asked for, and whose it is. */
export interface StockedWarehouse extends SupplierName {
  warehouse_id: number;
  delivery_days_min: number;
  delivery_days_max: number;
}

/** The warehouses that have goods of these sizes for sale, but those of the buyer himself. */
export const selectStocked = (
  db: Db,
  lines: readonly AskedLine[],
  buyerId: string | null,
): Promise<StockedWarehouse[]> =>
  allRows<StockedWarehouse>(
    db,
    `select distinct c.id, c.name, w.id warehouse_id, w.delivery_days_min, w.delivery_days_max
     from (select distinct section, ${SIZE.join(', ')} from jsonb_to_recordset($1) x (section smallint, ${SIZE_COLUMNS})) x
       join listing l on ${IS_OF_SIZE} join offer o on o.product_id = l.product_id and o.quantity > 0
       join company c on c.id = o.supplier_id and c.deleted_at is null join warehouse w on w.id = o.warehouse_id
     where $2::uuid is null or not exists (select from company b where b.id = $2 and c.id in (b.id, b.parent_id))
     order by c.name, c.id`,
    [recordsOf(lines), buyerId],
  );

/** A new inquiry. */
export interface NewInquiry {
  id: string;
  requestId: string;
  accountId: string;
  cityId: number;
  until: string;
  key: string;
}

/** As many inquiries of an account can wait for answers at once. */
export const MAX_OPEN = 50;

/** How many inquiries of an account can still be answered. */
export const countOpen = async (db: Db, accountId: string): Promise<number> =>
  (
    await firstRow<{ count: number }>(
      db,
      'select count(*)::int count from inquiry where account_id = $1 and until > now()',
      [accountId],
    )
  )?.count ?? 0;

/** What a key of an account was used for: the inquiry, its request and whom it went to. */
export const selectByKey = (db: Db, accountId: string, key: string) =>
  firstRow<{ id: string; request_id: string; suppliers: SupplierName[] }>(
    db,
    `select i.id, i.request_id, (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.name, c.id), '[]')
       from inquiry_supplier s join company c on c.id = s.supplier_id where s.inquiry_id = i.id) suppliers
     from inquiry i where i.account_id = $1 and i.key = $2`,
    [accountId, key],
  );

/** Stores an inquiry with its lines and whom it goes to. Decision 481. */
export async function insertInquiry(
  db: Db,
  { id, requestId, accountId, cityId, until, key }: NewInquiry,
  lines: readonly AskedLine[],
  supplierIds: readonly string[],
): Promise<void> {
  await db.query(
    'insert into inquiry (id, request_id, account_id, city_id, until, key) values ($1, $2, $3, $4, $5, $6)',
    [id, requestId, accountId, cityId, until, key],
  );
  const columns = `line_id, position, product_id, text, quantity, section, ${SIZE.join(', ')}`;
  await db.query(
    `insert into inquiry_line (inquiry_id, ${columns}) select $1, ${columns}
     from jsonb_to_recordset($2) x (line_id uuid, position int, product_id int, text text, quantity int, section smallint, ${SIZE_COLUMNS})`,
    [id, recordsOf(lines)],
  );
  await db.query(
    'insert into inquiry_supplier (inquiry_id, supplier_id) select $1, unnest($2::uuid[])',
    [id, supplierIds],
  );
}
