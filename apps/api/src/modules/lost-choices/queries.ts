import type { LostChoices, LostProduct } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow } from '../../db/rows.ts';
import { FIRST_WEEK, THIS_WEEK } from '../../trade/moscow.ts';

/** Less is told of no single product or city. */
const MIN_CHOICES = 5;
const MOST_PRODUCTS = 50;
const MOST_CITIES = 5;

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
  order by 4 desc, product_id limit ${MOST_PRODUCTS}`;

/** Where nobody knows what the delivery costs. */
const CITIES = `select y.name city, sum(choices)::int choices from lost_week l join city y on y.id = l.city_id
  where ${OF_COMPANY} and reason = 'unknown' group by y.id having sum(choices) >= ${MIN_CHOICES}
  order by 2 desc, 1 limit ${MOST_CITIES}`;

/** The lines that were ordered of the company in the same weeks, and the orders that it declined or let lapse. */
const OWN = `select coalesce(sum(lines), 0)::int choices, coalesce(sum(pieces), 0)::int pieces, coalesce(sum(sum), 0)::bigint sum,
    count(*) filter (where status = 'declined')::int refused
  from (select p.status, count(i.*) filter (where p.status <> 'declined') lines,
      sum(i.quantity) filter (where p.status <> 'declined') pieces,
      sum(line_total(i.bulk_price, i.quantity, i.vat_rate, i.vat_included)) filter (where p.status <> 'declined') sum
    from purchase p join purchase_item i on i.purchase_id = p.id
    where p.supplier_id = $1 and p.created_at >= (${THIS_WEEK} - ($2 - 1) * 7)::timestamp at time zone 'Europe/Moscow'
      and p.status <> 'cancelled'
    group by p.id) o`;

type Own = LostChoices['own'] & { refused: number };

/** What a company won and lost in its last weeks. */
export async function selectLostChoices(
  db: Db,
  company: string,
  weeks: number,
): Promise<LostChoices> {
  const of = [company, weeks];
  const own = await firstRow<Own>(db, OWN, of);
  const { refused = 0, ...won } = own ?? { choices: 0, pieces: 0, sum: 0 };
  return {
    own: won,
    refused,
    reasons: await allRows<Reason>(db, REASONS, of),
    cuts: await allRows<LostChoices['cuts'][number]>(db, CUTS, of),
    products: await allRows<LostProduct>(db, PRODUCTS, of),
    cities: await allRows<LostChoices['cities'][number]>(db, CITIES, of),
  };
}
