import type { ReliabilityReport, SearchSuppliersBody } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow, hasRows } from '../../db/db-rows.ts';
import { numberOf } from '../../trade/order-number.ts';
import type { NameAndInn } from './name-match.ts';
import { REPORT } from './reliability-sql.ts';
import type { CardRow, SupplierRow } from './supplier.ts';

type OrderBy = NonNullable<SearchSuppliersBody['order_by']>;

/** Live offers of the company `c`, section by section: each is one probe of the index `offer_supplier`. */
const STOCK =
  'from section s join offer o on o.section = s.id and o.supplier_id = c.id and o.quantity > 0';

/** A company with a warehouse is a supplier, even while it has no stock. */
const IS_SUPPLIER = 'exists (select from warehouse w where w.company_id = c.id)';
const HAS_STOCK = `exists (select from section s where exists (
  select from offer o where o.section = s.id and o.supplier_id = c.id and o.quantity > 0))`;

const isFavorite = (account: string) =>
  `exists (select from favorite_supplier f where f.account_id = ${account} and f.supplier_id = c.id)`;

const ORDERS: Record<OrderBy, string> = {
  name__asc: 'lower(c.name)',
  name__desc: 'lower(c.name) desc',
  // those of whom too little is known come after all others, the freshest prices first
  reliability__desc: `(select r.confirmed_of_100 from supplier_reliability r where r.supplier_id = c.id) desc nulls last,
    c.price_list_at desc nulls last`,
  offers_count__desc: `(select count(*) ${STOCK}) desc`,
  price_list_at__desc: 'c.price_list_at desc nulls last',
  min_order_sum__asc: 'c.min_order_sum',
};
const orderOf = (orderBy: OrderBy = 'reliability__desc') => `${ORDERS[orderBy]}, c.id`;

/** What a supplier must offer: one offer must be of these sections, in these cities and of these brands. */
interface AssortmentFilter {
  sections: string | undefined;
  cities: string | undefined;
  brands: string | undefined;
}

/**
 * Returns a condition for suppliers with such goods. The values are placeholders of SQL lists; undefined allows all.
 */
function offersAny({ sections, cities, brands }: AssortmentFilter): string {
  const among = (column: string, table: string, name: string, list: string | undefined) =>
    list ? ` and ${column} in (select id from ${table} where ${name} = any(${list}))` : '';
  const inCity = among('o.city_id', 'city', 'name', cities);
  // few offers of a supplier are of one brand, so the search starts from the brand
  if (brands)
    return `c.id in (select o.supplier_id from listing l join offer o on o.product_id = l.product_id and o.quantity > 0
      where l.offers_count > 0${among('l.brand_id', 'brand', 'name', brands)}
        ${among('l.section', 'section', 'code', sections)}${inCity})`;
  return `exists (select from section s where ${sections ? `s.code = any(${sections})` : 'true'} and exists (
    select from offer o where o.section = s.id and o.supplier_id = c.id and o.quantity > 0${inCity}))`;
}

/** The columns that a list shows of the company `c`. */
const card = (
  favorite: string,
) => `c.id, c.name, reliability_of(c.id) reliability, ${favorite} favorite, c.logo,
  (select y.name from city y where y.id = c.city_id) city,
  c.registered_at, c.price_list_at, c.vat_rate, c.min_order_sum, c.pickup,
  coalesce(c.delivery_days, (select min(w.delivery_days_min) from warehouse w where w.company_id = c.id)) delivery_days,
  array(select distinct y.name from warehouse w join city y on y.id = w.city_id where w.company_id = c.id order by 1) cities,
  (select coalesce(json_agg(json_build_object('section', n.code, 'products', n.products, 'offers', n.offers, 'quantity', n.quantity)
     order by n.offers desc, n.code), '[]')
   from (select s.code, count(distinct o.product_id) products, count(*) offers, sum(o.quantity) quantity ${STOCK} group by s.code) n) sections`;

/** The columns that a supplier's own page shows in addition. */
const FACE = `c.description, c.working_hours, c.phone, c.email, c.site, c.legal_form, c.inn, c.ogrn, c.legal_address, c.actual_address,
  json_build_object('vk', c.vk, 'telegram', c.telegram, 'whatsapp', c.whatsapp) socials,
  (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'city', y.name, 'actual_address', f.actual_address,
     'phone', f.phone) order by f.name, f.id), '[]')
   from company f left join city y on y.id = f.city_id where f.parent_id = c.id) filials,
  (select coalesce(json_agg(json_build_object('name', w.name, 'city', y.name, 'delivery_days_min', w.delivery_days_min,
     'delivery_days_max', w.delivery_days_max) order by w.id), '[]')
   from warehouse w join city y on y.id = w.city_id where w.company_id = c.id) warehouses`;

interface Window {
  limit: number;
  offset: number;
}

interface CardList {
  rows: CardRow[];
  total: number;
}

/** The names and INNs of all suppliers, to be searched. */
export const selectNames = (db: Db): Promise<(NameAndInn & { id: string })[]> =>
  allRows<NameAndInn & { id: string }>(
    db,
    `select c.id, c.name, c.inn from company c where ${IS_SUPPLIER}`,
  );

/** A filter of suppliers; `ids` are those whose names match. */
interface SupplierFilter
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

/** A supplier's public page; undefined if the company is no supplier. A favorite that once was one is found too. */
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

type NumberedLine<Line> = Omit<Line, 'number'> & { number: number };
const numbered = <Line extends { number: number }>(lines: readonly Line[]) =>
  lines.map((line) => ({ ...line, number: numberOf(line.number) }));

/** What makes a company's reliability, for one of its people. */
export async function selectReport(
  db: Db,
  companyId: string,
  accountId: string,
): Promise<ReliabilityReport> {
  const report = await firstRow<
    Omit<ReliabilityReport, 'against' | 'slowest'> & {
      against: NumberedLine<ReliabilityReport['against'][number]>[];
      slowest: NumberedLine<ReliabilityReport['slowest'][number]>[];
    }
  >(db, REPORT, [companyId, accountId]);
  if (!report) throw new Error('A report is always one row.');
  return { ...report, against: numbered(report.against), slowest: numbered(report.slowest) };
}
