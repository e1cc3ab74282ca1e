import type { Db } from '../../db/db.ts';
import { countMarket } from '../../modules/statistics/day-sql.ts';
import type { TradeSize } from './trade.ts';

const SECTION_PRICES = `
  insert into price_index (section, day, median_bulk_price)
  select section, day, percentile_disc(0.5) within group (order by min_bulk_price)
  from price_history join product on id = product_id group by section, day`;

const SIZE_PRICES = `
  insert into size_price (size, season, day, median_bulk_price, min_bulk_price)
  select p.size, v.value, h.day, percentile_disc(0.5) within group (order by h.min_bulk_price), min(h.min_bulk_price)
  from product p join listing l on l.product_id = p.id join attribute_value v on v.id = l.season
    join price_history h on h.product_id = p.id
  where p.section = 1 group by 1, 2, 3`;

/** The history has only every second week, but changes within the last week are asked for too. */
const LAST_WEEK = `
  insert into size_price (size, season, day, median_bulk_price, min_bulk_price)
  select size, season, $1::date - 7, (a.median_bulk_price + b.median_bulk_price) / 200 * 100,
    (a.min_bulk_price + b.min_bulk_price) / 200 * 100
  from size_price a join size_price b using (size, season)
  where a.day = $1::date and b.day = $1::date - 14 on conflict do nothing`;

/** A month in which stock slowly went down and offers went up, with less activity on days off. */
const DAYS = `
  insert into market_day (day, offers, suppliers, quantity, price_lists)
  select $1::date - ago, round(t.offers * (1 - 0.0016 * ago + 0.004 * sin(ago * 1.7))),
    (select count(*) from company c where c.registered_at <= $1::date - ago
      and exists (select from warehouse w where w.company_id = c.id)),
    round(t.quantity * (1 + 0.0027 * ago + 0.003 * sin(ago * 2.3))),
    round(t.suppliers * case when extract(isodow from $1::date - ago) < 6 then 0.86 + 0.1 * sin(ago) else 0.35 end)
  from market_day t, generate_series(1, 30) ago where t.day = $1::date`;

/** How many buyers look for a size of tyres in a week: the sizes of most cars, and some that are hard to get. */
const WEEKLY_BUYERS: Record<string, number> = {
  '205/55/16': 1184,
  '195/65/15': 967,
  '225/65/17': 742,
  '185/65/15': 690,
  '215/60/17': 528,
  '235/55/19': 391,
  '215/65/16': 372,
  '225/45/17': 341,
  '175/70/13': 318,
  '185/60/15': 296,
  '225/55/18': 254,
  '235/65/17': 231,
  '265/60/18': 96,
  '275/45/21': 61,
  '285/50/20': 48,
};

/**
 * Buyers of 65 weeks. Winter tyres are looked for around the first of November, summer ones around the middle of April, and
 * what the shop lacks is looked for in vain.
 */
const DEMAND = `
  with wish as (
    select (string_to_array(size, '/')::int[]) marked, weekly from unnest($2::text[], $3::int[]) r(size, weekly)
  ), variant as (
    select array[marked[1] * 100, marked[2] * 100, marked[3] * 100, 0] size, weekly, v.*
    from wish, (values ('winter', true, 0.45, 305), ('winter', false, 0.25, 305), ('summer', null::boolean, 0.5, 105))
      v(season, studded, share, peak)
  ), bought as (
    select w.week, v.size, v.season, v.studded,
      round(v.weekly * v.share * (0.06 + exp(-power(least(d.off, 365 - d.off) / 38.0, 2))) * (1 + 0.08 * sin(v.weekly + w.ago))
        * case when w.ago < 52 then 1 + 0.15 * sin(v.weekly) else 1 end)::int buyers,
      case when v.weekly < 100 then 0.45 when v.weekly < 250 then 0.16 else 0.02 end lack
    from variant v
      cross join (select ago, date_trunc('week', $1::date)::date - 7 * ago week from generate_series(0, 64) ago) w
      cross join lateral (select abs(extract(doy from w.week) - v.peak) off) d
  ), shares as (
    select *, round(buyers * lack * (1 + 0.4 * sin(size[1] + (week - date '2020-01-01'))))::int lacking
    from bought
  ), parts as (
    select week, 'variant' part, size, season, studded, null::int brand_id, null::int city_id, buyers, lacking from shares
    union all
    select week, 'size', size, null, null, null, null, sum(buyers), sum(lacking) from shares group by week, size
    union all
    select week, 'city', size, season, studded, null, c.id, round(buyers * c.share)::int, round(lacking * c.share)::int
    from shares, (select id, 0.3 / row_number() over (order by n desc, id) share from (
      select city_id id, count(*) n from offer group by 1 order by 2 desc, 1 limit 12) c) c
    union all
    select week, 'brand', size, season, studded, b.id, null, round(buyers * b.share * (1 + 0.9 * sin(size[1] + size[2] * b.place)))::int,
      round(lacking * b.share * 0.1)::int
    from shares, (select brand_id id, 0.25 / row_number() over (order by n desc, brand_id) share, row_number() over (order by n desc, brand_id) place from (
      select brand_id, count(*) n from listing where section = 1 and offers_count > 0 group by 1 order by 2 desc, 1 limit 4) b) b
  )
  insert into demand_week (week, part, section, size, season, studded, brand_id, city_id, buyers, nothing, dear, late)
  select week, part, 1, size, season, studded, brand_id, city_id, buyers, lacking, least(buyers - lacking, buyers / 40), 0
  from parts where buyers >= 5`;

/** What suppliers lost to each other in twelve weeks, mostly by a few percent of the price. */
const LOST = `
  with own as (
    select supplier_id, product_id, min(city_id) city_id, min(bulk_price) price from offer where quantity > 0 group by 1, 2
  ), dice as (
    select o.*, date_trunc('week', $1::date)::date - 7 * ago week, abs(hashtext(o.product_id || o.supplier_id::text || ago)) dice
    from own o, generate_series(0, 11) ago
  ), lost as (
    select *, 1 + dice % 4 choices, (array['dearer', 'dearer', 'dearer', 'later', 'short', 'lots', 'unknown', 'old', 'other'])[1 + dice / 7 % 9] reason,
      (array[1, 2, 3, 5, null])[1 + dice / 63 % 5] percent
    from dice where dice % 29 = 0
  )
  insert into lost_week (week, supplier_id, product_id, city_id, reason, percent, choices, pieces, sum, gap, days)
  select week, supplier_id, product_id, city_id, reason, case when reason = 'dearer' then percent end, choices, choices * 4,
    choices * 4::bigint * price, case when reason = 'dearer' then choices * 4::bigint * price * coalesce(percent, 9) / 100 else 0 end,
    case when reason = 'later' then choices * (2 + dice % 3) else 0 end
  from lost`;

/** Who saw the goods of suppliers in twelve weeks, and had them in the cart. */
const VIEWS = `
  insert into view_week (week, supplier_id, product_id, views, carts)
  select week, supplier_id, product_id, 1 + dice % 9, (1 + dice % 9) * (dice / 9 % 5) / 12
  from (select distinct supplier_id, product_id, date_trunc('week', $1::date)::date - 7 * ago week,
      abs(hashtext(product_id || supplier_id::text || ago || 'seen')) dice
    from offer, generate_series(0, 11) ago where quantity > 0) o
  where dice / 45 % 7 = 0`;

/** Inserts the history of the market up to today. */
export async function insertMarketDays(db: Db, { now }: TradeSize): Promise<void> {
  await db.exec(SECTION_PRICES);
  await db.exec(SIZE_PRICES);
  const day = now.toISOString().slice(0, 10);
  await db.query(LAST_WEEK, [day]);
  await db.query(countMarket('$1::date'), [day]);
  await db.query(DAYS, [day]);
  await db.query(LOST, [day]);
  await db.query(VIEWS, [day]);
  await db.query(DEMAND, [day, Object.keys(WEEKLY_BUYERS), Object.values(WEEKLY_BUYERS)]);
}
