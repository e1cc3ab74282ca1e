import type { Statistics } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';

const select = async <Row>(db: Db, text: string): Promise<Row[]> =>
  (await db.query<Row>(text)).rows;

/** The catalogue's version, and when the last price list came. */
export async function selectVersion(db: Db): Promise<number> {
  const [row] = await select<{ v: number }>(db, 'select v from catalog_version');
  return row?.v ?? 0;
}

const SECTIONS = `select s.code section, coalesce(l.products, 0) products, coalesce(l.offers, 0) offers,
    coalesce(l.quantity, 0) quantity, l.min_bulk_price,
    -- one probe of an index for each supplier, instead of reading every offer
    (select count(*)::int from company c where exists (
      select from offer o where o.section = s.id and o.supplier_id = c.id and o.quantity > 0)) suppliers
  from section s left join (
    select section, count(*)::int products, sum(offers_count)::int offers, sum(quantity)::bigint quantity,
      min(min_bulk_price) min_bulk_price
    from listing where offers_count > 0 group by 1) l on l.section = s.id
  order by s.id`;

const SUPPLIERS = `select count(*)::int suppliers from company c where exists (
  select from warehouse w where w.company_id = c.id) and exists (
  select from section s where exists (
    select from offer o where o.section = s.id and o.supplier_id = c.id and o.quantity > 0))`;

const TOP_BRANDS = `select b.name brand, count(*)::int products, sum(l.offers_count)::int offers, sum(l.quantity)::bigint quantity
  from listing l join brand b on b.id = l.brand_id where l.offers_count > 0
  group by b.id order by 4 desc, b.name limit 10`;

const CITIES = `select y.name city, o.offers, o.suppliers, o.quantity from (
    select city_id, sum(offers)::int offers, count(distinct supplier_id)::int suppliers, sum(quantity)::bigint quantity
    from (select city_id, supplier_id, count(*) offers, sum(quantity) quantity
      from offer where quantity > 0 group by 1, 2) s group by 1) o
  join city y on y.id = o.city_id order by o.offers desc, y.name`;

const POPULAR_SIZES = `select 'tyres' section, p.size, count(*)::int products, sum(l.offers_count)::int offers,
    min(l.min_bulk_price) min_bulk_price
  from listing l join product p on p.id = l.product_id where l.section = 1 and l.offers_count > 0
  group by p.size order by 4 desc, p.size limit 12`;

const SEASONS = `select v.value season, count(*)::int products, sum(l.quantity)::bigint quantity
  from listing l join attribute_value v on v.id = l.season where l.section = 1 and l.offers_count > 0
  group by v.id order by v.position`;

const PRICE_LISTS = `select json_build_object('id', c.id, 'name', c.name) supplier, c.price_list_at updated_at,
    (select count(*)::int from offer o where o.supplier_id = c.id and o.quantity > 0) offers
  from company c where c.price_list_at is not null order by c.price_list_at desc, c.id limit 10`;

const PRICE_INDEX = `select i.day date, s.code section, i.median_bulk_price
  from price_index i join section s on s.id = i.section
  where i.day > current_date - interval '12 months' order by i.day, s.id`;

type PriceListRow = Omit<Statistics['price_lists'][number], 'updated_at'> & { updated_at: Date };

/** The market in figures, over live offers alone. */
export async function selectStatistics(db: Db): Promise<Statistics> {
  const [sections, suppliers, top_brands, cities, popular_sizes, seasons, lists, price_index] =
    await Promise.all([
      select<Statistics['sections'][number]>(db, SECTIONS),
      select<{ suppliers: number }>(db, SUPPLIERS),
      select<Statistics['top_brands'][number]>(db, TOP_BRANDS),
      select<Statistics['cities'][number]>(db, CITIES),
      select<Statistics['popular_sizes'][number]>(db, POPULAR_SIZES),
      select<Statistics['seasons'][number]>(db, SEASONS),
      select<PriceListRow>(db, PRICE_LISTS),
      select<Statistics['price_index'][number]>(db, PRICE_INDEX),
    ]);
  const sum = (key: 'products' | 'offers' | 'quantity') =>
    sections.reduce((total, section) => total + section[key], 0);
  return {
    totals: {
      products: sum('products'),
      offers: sum('offers'),
      quantity: sum('quantity'),
      suppliers: suppliers[0]?.suppliers ?? 0,
    },
    sections,
    top_brands,
    cities,
    popular_sizes,
    seasons,
    price_lists: lists.map((list) => ({ ...list, updated_at: list.updated_at.toISOString() })),
    price_index,
    updated_at: new Date().toISOString(),
  };
}
