import type { Statistics } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { SUPPLIERS } from './day-sql.ts';

type SizePrices = Statistics['size_prices'];
type Season = SizePrices['sizes'][number]['seasons'][number]['season'];

/** The median price of a size and season on a day. */
interface SizePrice {
  size: string;
  season: Season;
  date: string;
  median_bulk_price: number;
}

/** Converts prices to series over the same dates, one for each size and season. */
function toCourses(prices: readonly SizePrice[], sizes: readonly string[]): SizePrices {
  const dates = [...new Set(prices.map(({ date }) => date))].sort();
  const bySize = Map.groupBy(prices, ({ size }) => size);
  const courseOf = ([season, prices]: [Season, readonly SizePrice[]]) => {
    const values = new Map(prices.map(({ date, median_bulk_price }) => [date, median_bulk_price]));
    return { season, values: dates.map((date) => values.get(date) ?? null) };
  };
  return {
    dates,
    sizes: sizes.flatMap((size) => {
      const sizePrices = bySize.get(size);
      return sizePrices
        ? [{ size, seasons: [...Map.groupBy(sizePrices, ({ season }) => season)].map(courseOf) }]
        : [];
    }),
  };
}

const select = async <Row>(db: Db, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await db.query<Row>(text, values)).rows;

/** The catalog's version, and when the market was last counted. */
export async function selectVersion(db: Db): Promise<{ version: number; counted: string }> {
  const [row] = await select<{ version: number; counted: string }>(
    db,
    `select v "version", coalesce((select max(counted_at) from market_day), 'epoch')::text counted from catalog_version`,
  );
  return row ?? { version: 0, counted: '' };
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

const TOP_BRANDS = `select b.name brand, count(*)::int products, sum(l.offers_count)::int offers, sum(l.quantity)::bigint quantity
  from listing l join brand b on b.id = l.brand_id where l.offers_count > 0
  group by b.id order by 4 desc, b.name limit 10`;

const CITIES = `select y.name city, o.offers, o.suppliers, o.quantity from (
    select city_id, sum(offers)::int offers, count(distinct supplier_id)::int suppliers, sum(quantity)::bigint quantity
    from (select city_id, supplier_id, count(*) offers, sum(quantity) quantity
      from offer where quantity > 0 group by 1, 2) s group by 1) o
  join city y on y.id = o.city_id order by o.offers desc, y.name`;

/** For how many sizes the course of prices is drawn. */
const DRAWN_SIZES = 6;

const POPULAR_SIZES = `select 'tyres' section, p.size, count(*)::int products, sum(l.offers_count)::int offers,
    coalesce(max(d.buyers), 0)::int requests, min(l.min_bulk_price) min_bulk_price,
    (select min(s.min_bulk_price) from size_price s where s.size = p.size and s.day = (
      select max(b.day) from size_price b where b.size = p.size and b.day between current_date - 14 and current_date - 7)
    ) min_bulk_price_before
  from listing l join product p on p.id = l.product_id
    -- the last whole week, or this one where it has more already
    left join (select size, max(buyers) buyers from demand_week where section = 1 and part = 'size' and week > current_date - 14 group by 1) d
      on d.size = array[l.width, coalesce(l.profile, 0), l.diameter, coalesce(l.outer_diameter, 0)]
  where l.section = 1 and l.offers_count > 0
  group by p.size order by 5 desc, 4 desc, p.size limit 12`;

const TYRE_BRANDS = `select b.name brand,
    coalesce(sum(l.quantity) filter (where v.value = 'winter'), 0)::bigint winter,
    coalesce(sum(l.quantity) filter (where v.value = 'summer'), 0)::bigint summer,
    coalesce(sum(l.quantity) filter (where v.value = 'all_season'), 0)::bigint all_season
  from listing l join brand b on b.id = l.brand_id join attribute_value v on v.id = l.season
  where l.section = 1 and l.offers_count > 0
  group by b.id order by sum(l.quantity) desc, b.name limit 6`;

const TREND = `select day date, offers, suppliers, quantity, price_lists from market_day
  where day > current_date - 31 order by day`;

/** SQL for the last recorded day of each week. */
const lastOfWeeks = (of: string, columns: string, table: string) =>
  `select distinct on (${of}, date_trunc('week', day)) ${columns}, day from ${table}
   where day > current_date - interval '12 months' order by ${of}, date_trunc('week', day), day desc`;

const SIZE_PRICES = `select size, season, day date, median_bulk_price from (${lastOfWeeks(
  'size, season',
  'size, season, median_bulk_price',
  'size_price s join unnest($1::text[]) w(size) using (size)',
)}) weeks order by day`;

const PRICE_LISTS = `select json_build_object('id', c.id, 'name', c.name) supplier, c.price_list_at updated_at,
    (select count(*)::int from offer o where o.supplier_id = c.id and o.quantity > 0) offers
  from company c where c.price_list_at is not null order by c.price_list_at desc, c.id limit 10`;

const PRICE_INDEX = `select i.day date, s.code section, i.median_bulk_price
  from (${lastOfWeeks('section', 'section, median_bulk_price', 'price_index')}) i
    join section s on s.id = i.section
  order by i.day, s.id`;

type PriceListRow = Omit<Statistics['price_lists'][number], 'updated_at'> & { updated_at: Date };

/** The market's figures, counted over live offers only. */
export async function selectStatistics(db: Db): Promise<Statistics> {
  const [
    sections,
    suppliers,
    top_brands,
    cities,
    popular_sizes,
    tyre_brands,
    trend,
    lists,
    price_index,
  ] = await Promise.all([
    select<Statistics['sections'][number]>(db, SECTIONS),
    select<{ suppliers: number }>(db, SUPPLIERS),
    select<Statistics['top_brands'][number]>(db, TOP_BRANDS),
    select<Statistics['cities'][number]>(db, CITIES),
    select<Statistics['popular_sizes'][number]>(db, POPULAR_SIZES),
    select<Statistics['tyre_brands'][number]>(db, TYRE_BRANDS),
    select<Statistics['trend'][number]>(db, TREND),
    select<PriceListRow>(db, PRICE_LISTS),
    select<Statistics['price_index'][number]>(db, PRICE_INDEX),
  ]);
  const drawn = popular_sizes.slice(0, DRAWN_SIZES).map(({ size }) => size);
  const size_prices = toCourses(await select<SizePrice>(db, SIZE_PRICES, [drawn]), drawn);
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
    tyre_brands,
    trend,
    size_prices,
    price_lists: lists.map((list) => ({ ...list, updated_at: list.updated_at.toISOString() })),
    price_index,
    updated_at: new Date().toISOString(),
  };
}
