import type { LostChoices, LostProduct, SeenGoods } from '@org/api-client/schema';
import { variantWords } from '@org/trade/season-words';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow } from '../../db/db-rows.ts';
import { FIRST_WEEK, THIS_WEEK } from '../../trade/moscow.ts';
import { MIN_BUYERS, SALT_WEEK, weekBuyers } from '../../trade/week-buyer.ts';
import type { OfferView } from './view-counter.ts';

/** Less is told of no single product or city. */
const MIN_CHOICES = 5;
const MAX_GOODS = 50;
const MAX_PRODUCTS = 50;
const MAX_CITIES = 5;

/** Each note is counted once: what counts it deletes it. */
export const COUNT_LOSSES = `with noted as (delete from choice_note returning week, lost)
  insert into lost_week (week, supplier_id, product_id, city_id, reason, percent, choices, pieces, sum, gap, days)
  select n.week, l.supplier_id, l.product_id, y.id, l.reason, l.percent, count(*), sum(l.pieces), sum(l.sum), sum(l.gap), sum(l.days)
  from noted n
    cross join jsonb_to_recordset(n.lost) l(supplier_id uuid, product_id int, city text, reason text, percent smallint, pieces bigint,
      sum bigint, gap bigint, days int)
    join company c on c.id = l.supplier_id join product p on p.id = l.product_id
    left join city y on y.name = l.city
  group by 1, 2, 3, 4, 5, 6
  on conflict (supplier_id, week, product_id, city_id, reason, percent) do update
    set choices = lost_week.choices + excluded.choices, pieces = lost_week.pieces + excluded.pieces, sum = lost_week.sum + excluded.sum,
      gap = lost_week.gap + excluded.gap, days = lost_week.days + excluded.days`;

export const DROP_OLD_LOSSES = `delete from lost_week where week < ${FIRST_WEEK}`;

export const DROP_OLD_VIEWS = `delete from view_week where week < ${FIRST_WEEK}`;

/** Who sells a product looks at rivals: such views are left out. What is in the cart has been seen. */
const ADD_VIEWS = `with noted as (
    select * from jsonb_to_recordset($1::jsonb) r(account_id uuid, product_id int, offer_id bigint)
  ), carted as (
    select n.account_id, o.product_id, o.supplier_id from noted n join offer o on o.id = n.offer_id
  ), seen as (
    select account_id, product_id, null::uuid supplier_id from noted where product_id is not null
    union select account_id, product_id, null from carted union select * from carted
  ), people as materialized (${weekBuyers('noted')}), sold as (
    select distinct s.account_id, o.product_id from speaker s join offer o on o.supplier_id = s.company_id
    where s.account_id in (select account_id from noted) and o.product_id in (select product_id from seen) and o.quantity > 0
  ), added as (
    insert into offer_view (week, product_id, supplier_id, buyer)
    select b.week, v.product_id, v.supplier_id, b.buyer
    from seen v join people b on b.account_id = v.account_id join product p on p.id = v.product_id
    where (v.account_id, v.product_id) not in (select account_id, product_id from sold)
    order by 2, 3, 4
    on conflict (week, product_id, supplier_id, buyer) do nothing returning *
  ), sellers as (
    select distinct product_id, supplier_id from offer where quantity > 0 and product_id in (select product_id from added)
  )
  insert into view_week (week, supplier_id, product_id, views, carts)
  select a.week, coalesce(a.supplier_id, s.supplier_id), a.product_id, count(*) filter (where a.supplier_id is null), count(a.supplier_id)
  from added a left join sellers s on a.supplier_id is null and s.product_id = a.product_id
  where coalesce(a.supplier_id, s.supplier_id) is not null
  group by 1, 2, 3 order by 2, 1, 3
  on conflict (supplier_id, week, product_id) do update
    set views = view_week.views + excluded.views, carts = view_week.carts + excluded.carts`;

/** Adds what buyers saw to this week, without the persons. */
export async function addViews(db: Db, views: readonly OfferView[]): Promise<void> {
  await db.query(SALT_WEEK);
  await db.query(ADD_VIEWS, [JSON.stringify(views)]);
}

/** The weeks of a company that are looked at. */
const OF_COMPANY = `supplier_id = $1 and week > ${THIS_WEEK} - $2 * 7`;

type Reason = LostChoices['reasons'][number];

/** What was lost by its reason, most often first. A gap is a piece's. */
const REASONS = `select reason, sum(choices)::int choices, sum(pieces)::int pieces, sum(sum)::bigint sum,
    round(sum(gap)::numeric / sum(pieces))::bigint gap, round(sum(days)::numeric / sum(choices), 1)::float8 days
  from lost_week where ${OF_COMPANY} group by reason order by 2 desc, reason`;

/** What lower prices would have won: a cut of three percent wins what one of two wins too. */
const CUTS = `select cut percent, coalesce(sum(choices), 0)::int choices, coalesce(sum(pieces), 0)::int pieces,
    coalesce(round(sum(sum) * (100 - cut) / 100), 0)::bigint sum
  from (values (1), (2), (3), (5)) c(cut) left join lost_week l on ${OF_COMPANY} and l.percent <= cut
  group by cut order by cut`;

const PRODUCTS = `select product_brief(product_id) product, sum(choices)::int choices, sum(pieces)::int pieces, sum(sum)::bigint sum,
    mode() within group (order by reason) reason,
    round(sum(gap) filter (where reason = 'dearer')::numeric / sum(pieces) filter (where reason = 'dearer'))::bigint gap,
    min(percent)::int percent
  from lost_week where ${OF_COMPANY} group by product_id having sum(choices) >= ${MIN_CHOICES}
  order by 4 desc, product_id limit ${MAX_PRODUCTS}`;

/** Where nobody knows what the delivery costs. */
const CITIES = `select y.name city, sum(choices)::int choices from lost_week l join city y on y.id = l.city_id
  where ${OF_COMPANY} and reason = 'unknown' group by y.id having sum(choices) >= ${MIN_CHOICES}
  order by 2 desc, 1 limit ${MAX_CITIES}`;

/** The lines that were ordered of the company in the same weeks, and the orders that it declined or let lapse. */
const OWN_CHOICES = `select coalesce(sum(lines), 0)::int choices, coalesce(sum(pieces), 0)::int pieces, coalesce(sum(sum), 0)::bigint sum,
    count(*) filter (where status = 'declined')::int refused
  from (select p.status, count(i.*) filter (where p.status <> 'declined') lines,
      sum(i.quantity) filter (where p.status <> 'declined') pieces,
      sum(line_total(i.bulk_price, i.quantity, i.vat_rate, i.vat_included)) filter (where p.status <> 'declined') sum
    from orders p join order_item i on i.order_id = p.id
    where p.supplier_id = $1 and p.created_at >= (${THIS_WEEK} - ($2 - 1) * 7)::timestamp at time zone 'Europe/Moscow'
      and p.status <> 'cancelled'
    group by p.id) o`;

type OwnChoices = LostChoices['own'] & { refused: number };

/** Buyers by product: who saw the company's offers, had them in the cart, and ordered. One counts once a week. */
const GOODS = `with seen as (
    select product_id, sum(views)::int views, sum(carts)::int carts from view_week where ${OF_COMPANY} group by 1
  ), bought as (
    select product_id, count(*)::int orders from (
      select distinct date_trunc('week', p.created_at at time zone 'Europe/Moscow'), coalesce(p.buyer_id, p.account_id),
        (i.product->>'id')::int product_id
      from orders p join order_item i on i.order_id = p.id
      where p.supplier_id = $1 and p.created_at >= (${THIS_WEEK} - ($2 - 1) * 7)::timestamp at time zone 'Europe/Moscow'
        and p.status not in ('declined', 'cancelled')) o group by 1
  ), goods as (
    select product_id, coalesce(views, 0) views, coalesce(carts, 0) carts, coalesce(orders, 0) orders
    from seen full join bought using (product_id)
  )`;

const SEEN = `${GOODS} select sum(views)::int views, sum(carts)::int carts, coalesce(sum(orders), 0)::int orders from goods`;

/** What goods are summed by. */
const GROUPS = {
  product: { keys: 'g.product_id', shown: 'product_brief(g.product_id) product' },
  model: { keys: 'b.name, m.name', shown: `concat_ws(' ', b.name, m.name) name` },
  size: {
    keys: 'p.section, p.size, v.value, l.studded',
    shown: 'p.size name, v.value season, l.studded',
  },
} as const;
export type Grouping = keyof typeof GROUPS;

/** What was seen most. */
const seenGoods = (by: Grouping) => `${GOODS}
  select ${GROUPS[by].shown}, sum(g.views)::int views, case when sum(g.carts) >= ${MIN_BUYERS} then sum(g.carts)::int end carts,
    sum(g.orders)::int orders
  from goods g join product p on p.id = g.product_id join listing l on l.product_id = p.id
    left join brand b on b.id = p.brand_id left join model m on m.id = p.model_id left join attribute_value v on v.id = l.season
  group by ${GROUPS[by].keys} having sum(g.views) >= ${MIN_BUYERS} order by sum(g.views) desc, ${GROUPS[by].keys} limit ${MAX_GOODS}`;

type SeenRow = Omit<SeenGoods, 'title' | 'product'> & { product?: LostProduct['product'] } & {
  name?: string;
  season?: string | null;
  studded?: boolean | null;
};

function toSeenGoods({ name, season, studded, product, ...counts }: SeenRow): SeenGoods {
  const words = [name, variantWords({ season: season ?? null, studded: studded ?? null })];
  return {
    title: product?.title ?? (words.filter(Boolean).join(', ') || null),
    product: product ?? null,
    ...counts,
  };
}

const atLeastFive = (count: number | null | undefined) =>
  count && count >= MIN_BUYERS ? count : null;

async function selectSeen(
  db: Db,
  of: [string, number],
  by: Grouping,
): Promise<LostChoices['seen']> {
  const all = await firstRow<{ views: number | null; carts: number | null; orders: number }>(
    db,
    SEEN,
    of,
  );
  const rows = await allRows<SeenRow>(db, seenGoods(by), of);
  return {
    views: atLeastFive(all?.views),
    carts: atLeastFive(all?.carts),
    orders: all?.orders ?? 0,
    goods: rows.map(toSeenGoods),
  };
}

/** What a company won and lost in its last weeks. */
export async function selectLostChoices(
  db: Db,
  company: string,
  weeks: number,
  by: Grouping,
): Promise<LostChoices> {
  const of: [string, number] = [company, weeks];
  const ownChoices = await firstRow<OwnChoices>(db, OWN_CHOICES, of);
  const { refused = 0, ...won } = ownChoices ?? { choices: 0, pieces: 0, sum: 0 };
  return {
    own: won,
    refused,
    seen: await selectSeen(db, of, by),
    reasons: await allRows<Reason>(db, REASONS, of),
    cuts: await allRows<LostChoices['cuts'][number]>(db, CUTS, of),
    products: await allRows<LostProduct>(db, PRODUCTS, of),
    cities: await allRows<LostChoices['cities'][number]>(db, CITIES, of),
  };
}
