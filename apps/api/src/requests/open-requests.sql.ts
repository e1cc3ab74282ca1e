import type { GoodsRequest, GoodsRequestLine, MatchedRow } from '@org/api-client/schema';
import type { Account } from '../accounts/auth.ts';
import type { Db } from '../db/db.ts';
import { allRows, firstRow } from '../db/db-rows.ts';

/** A new line of a request. */
export type NewLine = Pick<GoodsRequestLine, 'text' | 'product_id' | 'quantity' | 'section'> & {
  wish: Record<string, unknown> | null;
  understood: MatchedRow['understood'];
  is_remark: boolean;
};

/** Whose a new request is, where it comes from, and the key of the call that makes it. */
export interface NewRequest {
  id: string;
  accountId: string;
  companyId: string | null;
  name: string;
  origin: GoodsRequest['origin'];
  /** those of the request that it is made after; none has a day */
  conditions?: Pick<GoodsRequest['conditions'], 'dot_year_min' | 'with_vat'>;
  key: string;
}

/** Resolves to the id of the request that a key of the account has made, if it was used. */
export const selectByKey = async (db: Db, accountId: string, key: string) =>
  (
    await firstRow<{ id: string }>(
      db,
      'select id from goods_request where created_by = $1 and key = $2',
      [accountId, key],
    )
  )?.id;

/** How many open requests there are beside it: of the company, or of the account alone. */
export const countOpen = async (db: Db, { accountId, companyId }: NewRequest): Promise<number> =>
  (
    await firstRow<{ count: number }>(
      db,
      `select count(*)::int count from goods_request where not is_closed
         and case when $2::uuid is null then account_id = $1 else company_id = $2 end`,
      [accountId, companyId],
    )
  )?.count ?? 0;

/** Stores a request, and resolves to its id; undefined if another call with the same key was quicker. */
export const insertRequest = async (db: Db, one: NewRequest): Promise<string | undefined> =>
  (
    await firstRow<{ id: string }>(
      db,
      `insert into goods_request (id, account_id, company_id, name, origin, created_by, updated_by, key, dot_year_min, with_vat)
       values ($1, case when $3::uuid is null then $2::uuid end, $3, $4, $5, $2, $2, $6, $7, $8)
       on conflict (created_by, key) do nothing returning id`,
      [
        ...[one.id, one.accountId, one.companyId, one.name, one.origin, one.key],
        ...[one.conditions?.dot_year_min ?? null, one.conditions?.with_vat ?? false],
      ],
    )
  )?.id;

/** Stores lines, the first at this position. */
export const insertLines = (db: Db, requestId: string, from: number, lines: readonly NewLine[]) =>
  db.query(
    `insert into goods_request_line (request_id, position, text, is_remark, product_id, quantity, section, wish, understood)
     select $1, $2 + l.n, l.text, l.is_remark, p.id, l.quantity, l.section, l.wish, l.understood
     from jsonb_to_recordset($3) l (n int, text text, is_remark boolean, product_id int, quantity int, section text, wish jsonb, understood jsonb)
       left join product p on p.id = l.product_id`,
    [requestId, from, JSON.stringify(lines.map((line, n) => ({ ...line, n })))],
  );

/** What the offers of all lines of the request `r` must fulfil. */
export const CONDITIONS = `jsonb_build_object('arrive_by', r.arrive_by, 'dot_year_min', r.dot_year_min, 'with_vat', r.with_vat)`;

/** What is known of a request before it is read or changed. */
export interface RequestHead {
  id: string;
  company_id: string | null;
  version: number;
  conditions: GoodsRequest['conditions'];
  /** who changed it last, and whether that is the caller */
  updated_by: string | null;
  is_own: boolean;
}

/** Who looks: a person sees the requests of all their companies, a key those of its own. */
export type Viewer = Pick<Account, 'id' | 'keyOf'>;

/** Resolves to a request that the viewer sees; with `lock` nobody else changes it until the transaction ends. */
export const selectHead = (
  db: Db,
  viewer: Viewer,
  id: string,
  lock = false,
): Promise<RequestHead | undefined> =>
  firstRow<RequestHead>(
    db,
    `select r.id, r.company_id, r.version, coalesce(r.updated_by = $1, false) is_own, ${CONDITIONS} conditions,
       (select coalesce(a.full_name, a.email, a.phone) from account a where a.id = r.updated_by) updated_by
     from goods_request r where r.id = $2 and sees_request($1, r) and ($3::uuid is null or r.company_id = $3) ${lock ? 'for no key update of r' : ''}`,
    [viewer.id, id, viewer.keyOf],
  );

/** Marks a request as changed. */
export const touch = (db: Db, accountId: string, id: string) =>
  db.query(
    'update goods_request set version = version + 1, updated_by = $2, updated_at = now() where id = $1',
    [id, accountId],
  );

type RequestRow = Omit<GoodsRequest, 'created_at' | 'updated_at'> & {
  created_at: Date;
  updated_at: Date;
};

const WHO = (column: string) =>
  `(select coalesce(a.full_name, a.email, a.phone) from account a where a.id = r.${column}) ${column}`;

/** The offer that was chosen by hand for the line `l`. */
const OFFER = `case when l.offer_id is not null then jsonb_build_object('id', l.offer_id::text, 'price', l.offer_price) end`;

/** Whether the line `l`, with `d` pieces in orders, has all that it wants. */
const IS_ORDERED = 'd.pieces > 0 and d.pieces >= coalesce(l.quantity, 0)';

/** Whether a request was made by itself, and still waits for somebody to order of it or to close it. */
export const isDraft = (
  r: string,
) => `(${r}.draft_reason is not null and not ${r}.is_closed and not exists (
  select from request_piece x join goods_request_line y on y.id = x.line_id where y.request_id = ${r}.id))`;

/** Resolves to a whole request. */
export async function selectRequest(db: Db, id: string): Promise<GoodsRequest> {
  const row = await firstRow<RequestRow>(
    db,
    `select r.id, r.number, r.name, r.is_closed, ${CONDITIONS} conditions, r.origin, r.version, r.created_at, r.updated_at,
       case when ${isDraft('r')} then r.draft_reason end draft_reason,
       ${WHO('created_by')}, ${WHO('updated_by')},
       (select jsonb_build_object('id', c.id, 'name', c.name) from company c where c.id = r.company_id) company,
       (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'text', l.text, 'product_id', l.product_id::text,
          'quantity', l.quantity, 'offer', ${OFFER}, 'ordered', d.pieces, 'section', l.section, 'wish', l.wish, 'understood', l.understood,
          'orders', d.orders,
          'state', case when l.is_remark then 'remark' when ${IS_ORDERED} then 'ordered' else 'open' end)
          order by l.position), '[]')
        from goods_request_line l cross join lateral (select coalesce(sum(quantity), 0)::int pieces,
            coalesce(jsonb_agg(distinct order_id) filter (where order_id is not null), '[]') orders
          from request_piece where line_id = l.id) d
        where l.request_id = r.id) lines,
       (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'number', 'П-' || lpad(p.number::text, 6, '0'),
          'status', p.status, 'supplier', p.supplier ->> 'name') order by p.number), '[]')
        from orders p where p.id in (select o.order_id from goods_request_order o
            join goods_request_line l on l.id = o.line_id where l.request_id = r.id
          union select unnest(a.order_ids) from goods_request_order o
            join goods_request_line l on l.id = o.line_id join approval a on a.id = o.approval_id where l.request_id = r.id)) orders
     from goods_request r where r.id = $1`,
    [id],
  );
  if (!row) throw new Error(`Request ${id} is gone`);
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The ids of a request's lines, in their order. */
export const selectLineIds = async (db: Db, requestId: string): Promise<string[]> =>
  (
    await allRows<{ id: string }>(
      db,
      'select id from goods_request_line where request_id = $1 order by position, id',
      [requestId],
    )
  ).map(({ id }) => id);
