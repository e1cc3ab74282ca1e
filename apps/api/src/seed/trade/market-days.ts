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

/** How often the sizes of most cars are searched for in a week. */
const WEEKLY_REQUESTS: Record<string, number> = {
  '205/55 R16': 1184,
  '195/65 R15': 967,
  '225/65 R17': 742,
  '185/65 R15': 690,
  '215/60 R17': 528,
  '235/55 R19': 391,
  '215/65 R16': 372,
  '225/45 R17': 341,
  '175/70 R13': 318,
  '185/60 R15': 296,
  '225/55 R18': 254,
  '235/65 R17': 231,
};

const REQUESTS = `
  insert into size_request (day, size, requests)
  select $1::date - ago, size, greatest(1, round(weekly / 7.0 * (1 + 0.2 * sin(ago * 2 + weekly))))
  from unnest($2::text[], $3::int[]) r(size, weekly), generate_series(0, 13) ago
  where exists (select from product p where p.section = 1 and p.size = r.size)`;

/** Inserts the history of the market up to today. */
export async function insertMarketDays(db: Db, { now }: TradeSize): Promise<void> {
  await db.exec(SECTION_PRICES);
  await db.exec(SIZE_PRICES);
  const day = now.toISOString().slice(0, 10);
  await db.query(LAST_WEEK, [day]);
  await db.query(countMarket('$1::date'), [day]);
  await db.query(DAYS, [day]);
  await db.query(REQUESTS, [day, Object.keys(WEEKLY_REQUESTS), Object.values(WEEKLY_REQUESTS)]);
}
