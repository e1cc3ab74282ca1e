import type { ReliabilityReport, SearchSuppliersBody } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow, hasRows } from '../../db/db-rows.ts';
import { numberOf } from '../../trade/order-number.ts';
import type { Named } from './name-match.ts';
import { REPORT } from './reliability-sql.ts';
import type { CardRow, SupplierRow } from './supplier.ts';
import {
  card,
  FACE,
  HAS_STOCK,
  IS_SUPPLIER,
  isFavorite,
  offersAny,
  orderOf,
} from './supplier-sql.ts';

interface Window {
  limit: number;
  offset: number;
}

interface CardList {
  rows: CardRow[];
  total: number;
}

/** The names and INNs of all suppliers, to be searched. */
export const selectNames = (db: Db): Promise<(Named & { id: string })[]> =>
  allRows<Named & { id: string }>(
    db,
    `select c.id, c.name, c.inn from company c where ${IS_SUPPLIER}`,
  );

/** A filter of suppliers; `ids` are those whose names match. */
export interface SupplierFilter
  extends Pick<
    SearchSuppliersBody,
    'city' | 'section' | 'brand' | 'favorite' | 'favorites_first' | 'order_by'
  > {
  ids: readonly string[] | undefined;
}

/** One page of the cards of the suppliers in `where`, with the number of all. */
async function selectCards(
  db: Db,
  page: { from: string; where: string; order: string },
  favorite: string,
  params: unknown[],
  { limit, offset }: Window,
): Promise<CardList> {
  const { rows } = await db.query<CardRow & { total: number; at: number | null }>(
    `with found as materialized (select c.id, row_number() over (order by ${page.order}) at from ${page.from} where ${page.where})
     select (select count(*)::int from found) total, p.*
     from (select) one left join (
       select f.at, ${card(favorite)} from found f join company c using (id)
       where f.at > $${params.length + 1}::int and f.at <= $${params.length + 1}::int + $${params.length + 2}::int) p on true
     order by p.at`,
    [...params, offset, limit],
  );
  return {
    total: rows[0]!.total,
    rows: rows.flatMap(({ total: _total, at, ...row }) => (at === null ? [] : [row])),
  };
}

/** Suppliers with stock that match a search. Favorites are those of `accountId`. */
export function selectSuppliers(
  db: Db,
  filter: SupplierFilter,
  accountId: string | undefined,
  window: Window,
): Promise<CardList> {
  const params: unknown[] = [];
  const list = (values: readonly unknown[] | undefined) => values && `$${params.push(values)}`;
  const filled = (values: readonly unknown[] | undefined) =>
    list(values?.length ? values : undefined);
  const favorite = accountId ? isFavorite(`$${params.push(accountId)}`) : 'false';
  const goods = {
    sections: filled(filter.section),
    cities: filled(filter.city),
    brands: filled(filter.brand),
  };
  const ids = list(filter.ids);
  const isNarrowed = Object.values(goods).some((demanded) => demanded !== undefined);
  const where = [
    isNarrowed ? offersAny(goods) : HAS_STOCK,
    ...(ids ? [`c.id = any(${ids})`] : []),
    ...(filter.favorite ? [favorite] : []),
  ].join(' and ');
  const order = `${filter.favorites_first ? `${favorite} desc, ` : ''}${orderOf(filter.order_by)}`;
  return selectCards(db, { from: 'company c', where, order }, favorite, params, window);
}

/** An account's favorite suppliers, the last added first, including those without stock. */
export const selectFavorites = (db: Db, accountId: string, window: Window): Promise<CardList> =>
  selectCards(
    db,
    {
      from: 'favorite_supplier f join company c on c.id = f.supplier_id',
      where: 'f.account_id = $1',
      order: 'f.created_at desc, c.id',
    },
    'true',
    [accountId],
    window,
  );

/**
 * Resolves to a supplier's public page; undefined if the company is no supplier. A favorite that once was one is found
 * too.
 */
export async function selectSupplier(
  db: Db,
  id: string,
  accountId: string | undefined,
): Promise<SupplierRow | undefined> {
  const favorite = isFavorite('$2::uuid');
  const { rows } = await db.query<SupplierRow>(
    `select ${card(favorite)}, ${FACE} from company c where c.id = $1 and (${IS_SUPPLIER} or ${favorite})`,
    [id, accountId],
  );
  return rows[0];
}

/** Adds a favorite; resolves to false if there is no such supplier. */
export const insertFavorite = (db: Db, accountId: string, supplierId: string) =>
  hasRows(
    db,
    `with supplier as (select c.id from company c where c.id = $2 and ${IS_SUPPLIER} for key share),
       added as (insert into favorite_supplier (account_id, supplier_id) select $1, id from supplier on conflict do nothing)
     select id from supplier`,
    [accountId, supplierId],
  );

export const deleteFavorite = (db: Db, accountId: string, supplierId: string) =>
  db.query('delete from favorite_supplier where account_id = $1 and supplier_id = $2', [
    accountId,
    supplierId,
  ]);

type Numbered<Line> = Omit<Line, 'number'> & { number: number };
const numbered = <Line extends { number: number }>(lines: readonly Line[]) =>
  lines.map((line) => ({ ...line, number: numberOf(line.number) }));

/** Resolves to what makes a company's reliability, for one of its people. */
export async function selectReport(
  db: Db,
  companyId: string,
  accountId: string,
): Promise<ReliabilityReport> {
  const report = await firstRow<
    Omit<ReliabilityReport, 'against' | 'slowest'> & {
      against: Numbered<ReliabilityReport['against'][number]>[];
      slowest: Numbered<ReliabilityReport['slowest'][number]>[];
    }
  >(db, REPORT, [companyId, accountId]);
  if (!report) throw new Error('A report is always one row.');
  return { ...report, against: numbered(report.against), slowest: numbered(report.slowest) };
}
