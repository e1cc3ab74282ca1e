import type { Section } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow, hasRows } from '../../db/db-rows.ts';
import { FIRST_WEEK, THIS_WEEK } from '../../trade/moscow.ts';
import { MIN_BUYERS, SALT_WEEK, weekBuyers } from '../../trade/week-buyer.ts';
import type { CountedSearch } from './demand-counter.ts';
import type { DemandRow } from './demand-row.ts';

/** SQL for the size of the listing `l`, as demand names it. */
const LISTING_SIZE = `case when l.bolts is null
    then array[l.width, coalesce(l.profile, 0), l.diameter, coalesce(l.outer_diameter, 0)] else array[l.diameter, l.bolts, l.pcd, 0] end`;

/** What the company $1 has on sale, by what demand names. */
export const STOCK = `select o.section, ${LISTING_SIZE} size, v.value season, l.studded, sum(o.quantity) quantity
  from offer o join listing l on l.product_id = o.product_id left join attribute_value v on v.id = l.season
  where o.supplier_id = $1 and o.quantity > 0 group by 1, 2, 3, 4`;
/** That the rows `stock` answer the demand `t`, which may leave season and studs open. */
export const ANSWERS = `stock.size = t.size and (t.season is null or stock.season = t.season)
  and (t.studded is null or stock.studded = t.studded)`;

/** Who sells a size looks at rivals when he searches for it: such searches are left out. */
const ADD_SEARCHES = `with r as (
    select * from jsonb_to_recordset($1::jsonb) r(account_id uuid, section smallint, size int[], season text, studded boolean,
      brand text, city text, lack text)
  ), people as materialized (${weekBuyers('r')}), sold as (
    select distinct s.account_id, o.section, ${LISTING_SIZE} size
    from speaker s join offer o on o.supplier_id = s.company_id join listing l on l.product_id = o.product_id
    where s.account_id in (select account_id from r) and o.section in (select section from r) and o.quantity > 0
  )
  insert into demand_search (week, section, size, season, studded, brand_id, city_id, buyer, found, dear, late)
  select p.week, r.section, r.size, r.season, r.studded, b.id, y.id, p.buyer,
    bool_or(r.lack is null), coalesce(bool_or(r.lack = 'dear'), false), coalesce(bool_or(r.lack = 'late'), false)
  from r join people p on p.account_id = r.account_id
    left join brand b on b.name = r.brand left join city y on y.name = r.city
  where (r.account_id, r.section, r.size) not in (select account_id, section, size from sold where array_position(size, null) is null)
  group by 1, 2, 3, 4, 5, 6, 7, 8
  on conflict (week, section, size, season, studded, brand_id, city_id, buyer) do update
    set found = demand_search.found or excluded.found, dear = demand_search.dear or excluded.dear,
      late = demand_search.late or excluded.late`;

/** Adds searches to those of this week, without the persons. */
export async function addSearches(db: Db, searches: readonly CountedSearch[]): Promise<void> {
  await db.query(SALT_WEEK);
  await db.query(ADD_SEARCHES, [
    JSON.stringify(
      searches.map(({ accountId, ...search }) => ({ account_id: accountId, ...search })),
    ),
  ]);
}

/** What every row of the searches becomes a part of, and what is the same in a part. */
const PARTS = {
  size: { columns: [] },
  variant: { columns: ['season', 'studded'] },
  city: { columns: ['season', 'studded', 'city_id'] },
  brand: { columns: ['season', 'studded', 'brand_id'] },
} as const;

const partOf = ([part, { columns }]: [string, { columns: readonly string[] }]) => {
  const ownColumns = ['week', 'section', 'size', ...columns, 'buyer'].join(', ');
  const shown = ['season', 'studded', 'brand_id', 'city_id'].map((column) =>
    columns.includes(column) ? column : `null::${TYPES[column]} ${column}`,
  );
  const isGiven = columns
    .filter((column) => column.endsWith('_id'))
    .map((column) => ` where ${column} is not null`);
  return `select '${part}' part, week, section, size, ${shown.join(', ')}, bool_or(found) found, bool_or(dear) dear, bool_or(late) late
    from demand_search${isGiven.join('')} group by ${ownColumns}`;
};
const TYPES: Record<string, string> = {
  season: 'text',
  studded: 'boolean',
  brand_id: 'int',
  city_id: 'int',
};

export const COUNT_WEEKS = `insert into demand_week (week, part, section, size, season, studded, brand_id, city_id, buyers, nothing, dear, late)
  select week, part, section, size, season, studded, brand_id, city_id, count(*),
    count(*) filter (where not found and not dear and not late), count(*) filter (where not found and dear),
    count(*) filter (where not found and late and not dear)
  from (${Object.entries(PARTS).map(partOf).join(' union all ')}) x
  group by part, week, section, size, season, studded, brand_id, city_id having count(*) >= ${MIN_BUYERS}
  on conflict (section, part, week, size, season, studded, brand_id, city_id) do update
    set buyers = excluded.buyers, nothing = excluded.nothing, dear = excluded.dear, late = excluded.late`;

/** The salt of a week that is over goes, and with it every search of that week. A day's delay lets late processes write. */
export const FORGET_BUYERS = `delete from demand_salt where week < ${THIS_WEEK} - 7`;

export const DROP_OLD_WEEKS = `delete from demand_week where week < ${FIRST_WEEK}`;

interface DemandFilter {
  company: string;
  section: number;
  /** name of a city */
  city: string | undefined;
  weeks: number;
  limit: number;
}

/** A year is a whole number of weeks here: each is compared with the one of the same days but one. */
const YEAR_DAYS = 364;

const SELECT_DEMAND = `with shown as (
    select d.* from demand_week d left join city y on y.id = d.city_id
    where d.section = $2 and d.part = case when $3::text is null then 'variant' else 'city' end and y.name is not distinct from $3
  ), top as (
    select section, size, season, studded, json_object_agg(week, buyers) weeks, sum(buyers)::int total, sum(nothing)::int nothing,
      sum(dear)::int dear, sum(late)::int late
    from shown where week > ${THIS_WEEK} - $4 * 7 group by 1, 2, 3, 4
    order by sum(buyers) desc, size, season, studded limit $5
  ), stock as (
    select * from (${STOCK}) o where section = $2
  )
  select t.size, t.season, t.studded, t.weeks, t.total, t.nothing, t.dear, t.late,
    (select sum(e.buyers)::int from shown e where e.size = t.size and e.season is not distinct from t.season
      and e.studded is not distinct from t.studded
      and e.week > ${THIS_WEEK} - ${YEAR_DAYS} - $4 * 7 and e.week <= ${THIS_WEEK} - ${YEAR_DAYS}) year_ago,
    coalesce(o.stock, 0)::int stock,
    coalesce((select json_agg(json_build_object('brand', b.name, 'buyers', b.buyers) order by b.buyers desc, b.name) from (
      select b.name, sum(d.buyers)::int buyers from demand_week d join brand b on b.id = d.brand_id
      where d.section = $2 and d.part = 'brand' and d.week > ${THIS_WEEK} - $4 * 7 and d.size = t.size
        and d.season is not distinct from t.season and d.studded is not distinct from t.studded
      group by b.id order by 2 desc, 1 limit 5) b), '[]') brands
  from top t left join lateral (
    select sum(quantity) stock from stock
    where ${ANSWERS}) o on true
  order by t.total desc, t.size, t.season, t.studded`;

export const isCity = (db: Db, name: string): Promise<boolean> =>
  hasRows(db, 'select from city where name = $1', [name]);

/** What buyers look for in a section, most wanted first. */
export const selectDemand = (
  db: Db,
  { company, section, city, weeks, limit }: DemandFilter,
): Promise<DemandRow[]> =>
  allRows<DemandRow>(db, SELECT_DEMAND, [company, section, city ?? null, weeks, limit]);

interface DemandFrame {
  weeks: string[];
  sections: Section[];
}

/** The first days of the last weeks, this one last, and the sections that a company sells. */
export async function selectFrame(db: Db, company: string, weeks: number): Promise<DemandFrame> {
  const row = await firstRow<DemandFrame>(
    db,
    `select array(select (${THIS_WEEK} - 7 * ago)::text from generate_series($2::int - 1, 0, -1) ago) weeks,
       array(select s.code from section s where exists (
         select from offer o where o.section = s.id and o.supplier_id = $1) order by s.id) sections`,
    [company, weeks],
  );
  return row ?? { weeks: [], sections: [] };
}
