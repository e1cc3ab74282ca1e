import type { LossReason, Section } from '@org/api-client/schema';
import { mayDo } from '../../accounts/rights.ts';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow, hasRows } from '../../db/db-rows.ts';
import { LIVE_BROWSERS } from '../../notices/browsers.ts';
import { THIS_WEEK } from '../../trade/moscow.ts';
import { MIN_BUYERS } from '../../trade/week-buyer.ts';
import { ANSWERS, STOCK } from './market-demand.sql.ts';

/** Fewer lost choices than this are no news. */
const MIN_LOST = 5;
/** A size is news that this many times more buyers looked for than in a week before. */
const GROWTH = 2;
const WEEKS_BEFORE = 4;
const MAX_WANTED = 5;

/** Condition that the row `s` of `speaker` is of somebody who may sell for its company. */
const SELLS = mayDo('s.account_id', 's.company_id', 'sell');

/** The Monday on which the last whole week began, and the companies that somebody sells for. */
export async function selectWeek(db: Db): Promise<{ week: string; companies: string[] }> {
  const row = await firstRow<{ week: string; companies: string[] }>(
    db,
    `select (${THIS_WEEK} - 7)::text week, array(
       select distinct o.supplier_id from offer o join company c on c.id = o.supplier_id
       where o.quantity > 0 and c.deleted_at is null order by 1) companies`,
  );
  return row ?? { week: '', companies: [] };
}

export const selectReaders = async (db: Db, company: string): Promise<string[]> =>
  (
    await allRows<{ id: string }>(
      db,
      `select distinct s.account_id id from speaker s where s.company_id = $1 and ${SELLS} order by 1`,
      [company],
    )
  ).map(({ id }) => id);

/** Whether sales of a company still concern whoever has an address or a browser. */
export const isReader = (db: Db, company: string, to: string): Promise<boolean> =>
  hasRows(
    db,
    `select from speaker s join account a on a.id = s.account_id where s.company_id = $1 and ${SELLS}
       and ($2 in (a.email, a.phone) or exists (select from (${LIVE_BROWSERS}) b where b.account_id = a.id and b.id::text = $2))`,
    [company, to],
  );

interface Loss {
  reason: LossReason;
  choices: number;
  /** kopecks a piece more than what was chosen, days later, in the mean */
  gap: number;
  days: number;
}
interface Demand {
  section: Section;
  /** in the listing's numbers */
  size: number[];
  season: string | null;
  studded: boolean | null;
  buyers: number;
  /** in a week, in the mean of those before; weeks of fewer than five count as none */
  before: number;
  stock: number;
}

/** A week of a supplier on the market. */
export interface MarketWeek {
  name: string;
  /** buyers who saw its offers, each once for a product; null below five */
  views: number | null;
  /** lines that were ordered of him, kopecks with VAT */
  won: { choices: number; sum: number };
  /** most often first */
  losses: Loss[];
  /** choices that prices lower by two percent would have won */
  cut: number;
  /** what he has on sale and many more than before have looked for, most wanted first */
  wanted: Demand[];
}

const WON = `select c.name, (select case when sum(v.views) >= ${MIN_BUYERS} then sum(v.views)::int end from view_week v
      where v.supplier_id = $1 and v.week = $2::date) views,
    count(i.*)::int choices,
    coalesce(sum(line_total(i.bulk_price, i.quantity, i.vat_rate, i.vat_included)), 0)::bigint sum
  from company c left join orders p on p.supplier_id = c.id and p.status not in ('declined', 'cancelled')
    and p.created_at >= $2::timestamp at time zone 'Europe/Moscow' and p.created_at < ($2::date + 7)::timestamp at time zone 'Europe/Moscow'
  left join order_item i on i.order_id = p.id
  where c.id = $1 group by c.id`;

const LOSSES = `select reason, sum(choices)::int choices, round(sum(gap)::numeric / sum(pieces))::bigint gap,
    round(sum(days)::numeric / sum(choices), 1)::float8 days
  from lost_week where supplier_id = $1 and week = $2 group by reason order by 2 desc, reason`;

const CUT = `select coalesce(sum(choices), 0)::int choices from lost_week where supplier_id = $1 and week = $2 and percent <= 2`;

const WANTED = `with t as (
    select d.section, d.size, d.season, d.studded, d.buyers, coalesce((select sum(e.buyers)::float8 / ${WEEKS_BEFORE} from demand_week e
      where e.section = d.section and e.part = 'variant' and e.size = d.size and e.season is not distinct from d.season
        and e.studded is not distinct from d.studded and e.week < d.week and e.week >= d.week - 7 * ${WEEKS_BEFORE}), 0) before
    from demand_week d where d.part = 'variant' and d.week = $2::date
  ), stock as (${STOCK})
  select s.code section, t.size, t.season, t.studded, t.buyers, round(t.before)::int before, o.stock::int
  from t join section s on s.id = t.section
    cross join lateral (select sum(quantity) stock from stock where stock.section = t.section and ${ANSWERS}) o
  where t.buyers >= ${GROWTH} * t.before and o.stock > 0
  order by t.buyers desc, t.section, t.size, t.season, t.studded limit ${MAX_WANTED}`;

/** A week of a supplier; undefined if there is nothing to tell of it. */
export async function selectMarketWeek(
  db: Db,
  company: string,
  week: string,
): Promise<MarketWeek | undefined> {
  const of = [company, week];
  const losses = await allRows<Loss>(db, LOSSES, of);
  const wanted = await allRows<Demand>(db, WANTED, of);
  const lost = losses.reduce((sum, { choices }) => sum + choices, 0);
  if (lost < MIN_LOST && wanted.length === 0) return undefined;
  const ownFigures = await firstRow<{
    name: string;
    views: number | null;
    choices: number;
    sum: number;
  }>(db, WON, of);
  const cut = await firstRow<{ choices: number }>(db, CUT, of);
  const { name = '', views = null, choices = 0, sum = 0 } = ownFigures ?? {};
  return { name, views, won: { choices, sum }, losses, cut: cut?.choices ?? 0, wanted };
}
