import type {
  LastPurchase,
  MissedPurchase,
  OwnPurchases,
  ProductBrief,
  Trade,
  TradePart,
  UsualSize,
} from '@org/api-client/schema';
import { SEASON_WORDS, variantWords } from '@org/trade/season-words';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow } from '../../db/db-rows.ts';
import { moscowDay } from '../../trade/moscow.ts';
import { numberOf } from '../../trade/order-number.ts';
import {
  COUNTS,
  OF_BUYER,
  type OrdersFilter,
  type OrdersSide,
  valuesOf,
  WHERE,
} from './order-lists.sql.ts';

const DAY = `(p.created_at at time zone 'Europe/Moscow')::date`;
const BUYER = `p.buyer ->> 'name'`;
/** The words that tell the tyres of the line `i` from others of their size. */
const VARIANT = `case concat_ws(' ', i.product ->> 'season', i.product ->> 'studded') ${Object.keys(
  SEASON_WORDS,
)
  .flatMap((season) => [null, true, false].map((studded) => ({ season, studded })))
  .map(
    (one) =>
      `when '${[one.season, one.studded ?? ''].join(' ').trim()}' then '${variantWords(one)}'`,
  )
  .join(' ')} end`;
/** What an order is counted under, or each of its lines: then the delivery is a part of its own. */
const PARTS = {
  months: { order: `to_char(${DAY}, 'YYYY-MM')` },
  // words of a report's rows, as those of the delivery: nobody searches by them
  brands: { line: `coalesce(i.product ->> 'brand', 'Без бренда')` },
  partners: { order: `case when $2::uuid is null then p.supplier ->> 'name' else ${BUYER} end` },
  sizes: {
    line: `coalesce(nullif(concat_ws(' ', nullif(i.product ->> 'size', ''), ${VARIANT}), ''), 'Без размера')`,
  },
  companies: { order: BUYER },
} as const;
export type TradeBy = keyof typeof PARTS;
const GROUPINGS = Object.keys(PARTS) as TradeBy[];

/** The pieces of the line `i` that count in trade: without those of accepted claims. */
const PIECES = 'coalesce(i.confirmed_quantity, i.quantity) - i.credited';
/** The lines `i` of the orders `p` that count, with their pieces `t.pieces` and what these cost, `m.sum`. */
const LINES = `orders p join order_item i on i.order_id = p.id cross join lateral (select ${PIECES} pieces) t
  cross join lateral (select line_total(coalesce(i.offered_price, i.bulk_price), t.pieces, i.vat_rate, i.vat_included) sum) m
  where ${WHERE} and ${COUNTS} and t.pieces > 0`;

const names = (ofLine: boolean) =>
  Object.entries(PARTS)
    .map(([by, part]) => {
      const name = 'order' in part ? part.order : ofLine ? part.line : `'Доставка'`;
      return `${name} ${by}`;
    })
    .join(', ');

/** All that was paid, in parts that belong to one group of every grouping. */
const PAID = `
  select ${names(true)}, p.id, t.pieces quantity, m.sum, 0::bigint delivery, i.market_price::bigint * t.pieces market,
    case when i.market_price is not null then t.pieces end measured, case when i.market_price is not null then m.sum end paid
  from ${LINES}
  union all
  select ${names(false)}, p.id, 0, p.delivery_cost, p.delivery_cost, null, null, null
  from orders p where ${WHERE} and ${COUNTS} and p.delivery_cost > 0`;

type Sums = Omit<TradePart, 'market' | 'year_ago'> & {
  by: TradeBy | null;
  measured: number;
  paid: number;
  market: number;
};

/** Every grouping of a period, and as one more the total. */
const selectSums = (db: Db, filter: OrdersFilter): Promise<Sums[]> =>
  allRows<Sums>(
    db,
    `select case grouping(${GROUPINGS.join(', ')}) ${GROUPINGS.map((by, at) => `when ${31 ^ (16 >> at)} then '${by}'`).join(' ')} end "by",
       coalesce(${GROUPINGS.join(', ')}, 'Всего') name, count(distinct id)::int orders, coalesce(sum(quantity), 0)::bigint quantity,
       coalesce(sum(sum), 0)::bigint sum, coalesce(sum(delivery), 0)::bigint delivery, coalesce(sum(measured), 0)::bigint measured,
       coalesce(sum(paid), 0)::bigint paid, coalesce(sum(market), 0)::bigint market
     from (${PAID}) x group by grouping sets (${GROUPINGS.map((by) => `(${by})`).join(', ')}, ())`,
    valuesOf(filter),
  );

/** Moves a day or a month by years; the 29th of February becomes the 28th. */
const inYears = (day: string, years: number) =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`.replace(
    /-02-29$/,
    '-02-28',
  );
/** The database knows no year before it. */
const FIRST_YEAR = '0001';

type Earlier = NonNullable<TradePart['year_ago']>;
const NOTHING: Earlier = { quantity: 0, sum: 0, delivery: 0 };
const EMPTY = { orders: 0, ...NOTHING, measured: 0, paid: 0, market: 0 };

/** The sums of the same days a year before; undefined if the period has no first day. */
async function selectEarlier(db: Db, filter: OrdersFilter): Promise<Sums[] | undefined> {
  const { from, to = moscowDay() } = filter;
  if (from === undefined || [from, to].some((day) => day.startsWith(FIRST_YEAR))) return undefined;
  const rows = await selectSums(db, { ...filter, from: inYears(from, -1), to: inYears(to, -1) });
  return rows.map((row) => (row.by === 'months' ? { ...row, name: inYears(row.name, 1) } : row));
}

const toPart = (
  { name, orders, quantity, sum, delivery, measured, paid, market }: Omit<Sums, 'by'>,
  year_ago: Earlier | null,
): TradePart => ({
  ...{ name, orders, quantity, sum, delivery, year_ago },
  market: { quantity: measured, paid, sum: market },
});

/** The parts of one grouping, also those that there were only a year before. */
function partsOf(by: TradeBy | null, now: readonly Sums[], earlier: readonly Sums[] | undefined) {
  const before = new Map(earlier?.filter((row) => row.by === by).map((row) => [row.name, row]));
  const rowsBy = now.filter((row) => row.by === by);
  const known = new Set(rowsBy.map(({ name }) => name));
  const gone = [...before.keys()].filter((name) => !known.has(name));
  const rows = [...rowsBy, ...gone.map((name) => ({ name, ...EMPTY }))];
  return rows
    .map((row) => {
      const { quantity, sum, delivery } = before.get(row.name) ?? NOTHING;
      return toPart(row, earlier ? { quantity, sum, delivery } : null);
    })
    .sort((a, b) =>
      by === 'months'
        ? a.name.localeCompare(b.name)
        : b.sum - a.sum || a.name.localeCompare(b.name, 'ru'),
    );
}

/** How many of the missed purchases are named. */
const MAX_NAMED = 3;

type MissedRow = Omit<MissedPurchase, 'number'> & { number: number; lines: number; all: number };

/** The lines for which there was a better offer. */
async function selectMissed(db: Db, filter: OrdersFilter): Promise<NonNullable<Trade['missed']>> {
  const rows = await allRows<MissedRow>(
    db,
    `select p.id order_id, p.number, i.product ->> 'title' title, t.pieces quantity, ${DAY}::text ordered_on, p.supplier ->> 'name' supplier,
       i.best_supplier, i.best_days, m.sum - i.best_price::bigint * t.pieces sum
     from ${LINES} and i.best_price is not null and m.sum > i.best_price::bigint * t.pieces
     order by 9 desc, p.number, i.position`,
    valuesOf(filter),
  );
  const known = await firstRow<{ n: number }>(
    db,
    `select count(*)::int n from ${LINES} and i.market_price is not null`,
    valuesOf(filter),
  );
  const rest = rows.slice(MAX_NAMED);
  const sumOf = (missed: readonly MissedRow[]) => missed.reduce((all, { sum }) => all + sum, 0);
  return {
    lines: rows.length,
    of: known?.n ?? 0,
    sum: sumOf(rows),
    data: rows.slice(0, MAX_NAMED).map((row) => ({ ...row, number: numberOf(row.number) })),
    rest:
      rest.length === 0
        ? null
        : {
            lines: rest.length,
            sum: sumOf(rest),
            least: rest.at(-1)?.sum ?? 0,
            most: rest[0]?.sum ?? 0,
          },
  };
}

/** Since when the side of a filter trades, and which companies have bought. */
const selectTraders = async (
  db: Db,
  { buyer, supplier }: OrdersSide,
): Promise<Pick<Trade, 'since' | 'buyers'>> => {
  const rows = await allRows<{ since: string; id: string | null; name: string }>(
    db,
    `select min(${DAY})::text since, p.buyer_id id, (array_agg(${BUYER} order by p.number desc))[1] name
     from orders p where ${OF_BUYER} and ($2::uuid is null or p.supplier_id = $2) and ${COUNTS}
     group by p.buyer_id`,
    [buyer, supplier],
  );
  return {
    since: rows.map(({ since }) => since).sort()[0] ?? null,
    buyers: rows
      .flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]))
      .sort((a, b) => a.name.localeCompare(b.name, 'ru')),
  };
};

/** What was bought or sold, without what was declined or credited, in all groupings. */
export async function selectTrade(db: Db, filter: OrdersFilter): Promise<Trade> {
  const now = await selectSums(db, filter);
  const earlier = await selectEarlier(db, filter);
  const [total = toPart({ name: 'Всего', ...EMPTY }, null)] = partsOf(null, now, earlier);
  return {
    ...(await selectTraders(db, filter)),
    total,
    months: partsOf('months', now, earlier),
    brands: partsOf('brands', now, earlier),
    partners: partsOf('partners', now, earlier),
    sizes: partsOf('sizes', now, earlier),
    companies: partsOf('companies', now, earlier),
    missed: filter.supplier === undefined ? await selectMissed(db, filter) : null,
  };
}

/** In how many orders of an account a product was, and the last purchase of it. Orders of one purchase are made at once. */
export async function selectOwnPurchases(
  db: Db,
  buyer: string,
  productId: string,
): Promise<OwnPurchases> {
  const row = await firstRow<LastPurchase & { orders: number }>(
    db,
    `select ${DAY}::text ordered_on, sum(t.pieces)::int quantity, sum(m.sum)::bigint sum,
       (sum(count(distinct p.id)) over ())::int orders
     from ${LINES} and i.product ->> 'id' = $9 group by p.created_at order by p.created_at desc limit 1`,
    [...valuesOf({ buyer }), productId],
  );
  if (!row) return { orders: 0, last: null };
  const { orders, ...last } = row;
  return { orders, last };
}

/** From so many days with an order on there is a rhythm. */
const RHYTHM_DAYS = 4;
/** How many sizes are named. */
const MAX_USUAL = 8;

/** A size that is bought again and again, with the last product of it. */
export interface BoughtSize extends Omit<UsualSize, 'prices'> {
  product: ProductBrief;
}

/** The sizes that an account buys, the most often first, and how often, in the last 365 days. */
export const selectBoughtSizes = (
  db: Db,
  buyer: string,
  most: number | null,
): Promise<BoughtSize[]> =>
  allRows<BoughtSize>(
    db,
    `with bought as (
       select i.product ->> 'section' section, i.product ->> 'size' size, i.product ->> 'season' season,
         (i.product ->> 'studded')::boolean studded, p.created_at, ${DAY} ordered_on,
         (array_agg(i.product order by i.position))[1] product, count(distinct p.id) orders, sum(t.pieces)::int quantity, sum(m.sum)::bigint sum
       from ${LINES} and i.product ->> 'size' <> '' and ${DAY} > (now() at time zone 'Europe/Moscow')::date - 365
       group by 1, 2, 3, 4, p.created_at),
     spaced as (
       select *, ordered_on - lag(ordered_on) over (partition by section, size, season, studded order by created_at) days from bought),
     size as (
       select section, size, season, studded, sum(orders)::int orders, percentile_disc(.5) within group (order by quantity) quantity,
         case when count(distinct ordered_on) >= ${RHYTHM_DAYS} then percentile_disc(.5) within group (order by days) filter (where days > 0) end every_days,
         (array_agg(jsonb_build_object('ordered_on', ordered_on, 'quantity', quantity, 'sum', sum) order by created_at desc))[1] last,
         (array_agg(product order by created_at desc))[1] product, max(ordered_on) last_on
       from spaced group by section, size, season, studded)
     select section, size, season, studded, orders, quantity, every_days, last, (last_on + every_days)::text due_on, product
     from size order by orders desc, last_on desc, section, size limit $9`,
    [...valuesOf({ buyer }), most],
  );

const PRICE_DAYS = 30;

/** What each of these sizes has cost at least on each of the last days, the oldest first. */
async function selectSizePrices(
  db: Db,
  sizes: readonly BoughtSize[],
): Promise<UsualSize['prices'][]> {
  const rows = await allRows<{ n: number; prices: UsualSize['prices'] }>(
    db,
    `select w.n::int n, jsonb_agg(jsonb_build_object('day', s.day, 'price', s.min_bulk_price) order by s.day) prices
     from unnest($1::text[], $2::text[]) with ordinality w (size, season, n) join size_price s using (size, season)
     where s.day > current_date - ${PRICE_DAYS} group by w.n`,
    [
      sizes.map(({ section, size }) => (section === 'tyres' ? size : null)),
      sizes.map(({ season }) => season),
    ],
  );
  const found = new Map(rows.map(({ n, prices }) => [n - 1, prices]));
  return sizes.map((_, at) => found.get(at) ?? []);
}

/** The sizes that an account buys most often, with what they have cost. */
export async function selectUsualSizes(db: Db, buyer: string): Promise<UsualSize[]> {
  const sizes = await selectBoughtSizes(db, buyer, MAX_USUAL);
  const prices = await selectSizePrices(db, sizes);
  return sizes.map(({ product: _, ...size }, at) => ({ ...size, prices: prices[at] ?? [] }));
}
