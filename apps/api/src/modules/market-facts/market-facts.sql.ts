import type { MarketFact as Shown } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow } from '../../db/db-rows.ts';
import { FACT_SOURCES } from '../../merging/fact-sources.ts';
import type { Bond, MarketFact, Statement, Undone } from './voices.ts';

/** What suppliers themselves state of car tyres: not what was known of a model, nor titles, which speak of many. */
const TRAITS = `
  with told as (
    select b.name brand, m.name model, o.supplier_id::text supplier, o.facts,
      (select value from attribute_value where id = (o.facts -> 'season' ->> 0)::int) season
    from offer o join product p on p.id = o.product_id join brand b on b.id = p.brand_id join model m on m.id = p.model_id
    where o.section = (select id from section where code = 'tyres') and o.quantity > 0)
  select brand, model, 'season' attribute, season value, supplier, count(*)::int rows from told
  where (facts -> 'season' ->> 1)::int >= ${FACT_SOURCES.name} and season is not null group by 1, 2, 4, 5
  union all
  select brand, model, 'studded', facts -> 'studded' ->> 0, supplier, count(*)::int from told
  where (facts -> 'studded' ->> 1)::int >= ${FACT_SOURCES.name} and season is not distinct from 'winter' group by 1, 2, 4, 5`;

/** Names by which suppliers call goods that a barcode or an article shows to be others' of another name, and who sells both apart. */
const NAMES = `
  with renamed as (
    select b.id brand_id, b.name brand, m.name model, o.facts -> 'model' ->> 0 value, o.supplier_id supplier, count(*)::int rows
    from offer o join product p on p.id = o.product_id join brand b on b.id = p.brand_id join model m on m.id = p.model_id
    where o.quantity > 0 and o.match_by in ('barcode', 'article') and (o.facts -> 'model' ->> 1)::int >= ${FACT_SOURCES.name}
      and o.facts -> 'model' ->> 0 <> m.name
      and exists (select from offer other where other.product_id = o.product_id and other.supplier_id <> o.supplier_id
        and other.quantity > 0 and other.facts -> 'model' ->> 0 = m.name)
    group by 1, 2, 3, 4, 5),
  apart as (
    select distinct r.brand, r.model, r.value, mine.supplier_id supplier
    from (select distinct brand_id, brand, model, value from renamed) r
      join model one on one.brand_id = r.brand_id and one.name = r.model
      join model other on other.brand_id = r.brand_id and other.name = r.value
      join product p on p.model_id = one.id
      join product q on q.model_id = other.id and q.section = p.section and q.size = p.size
        and q.load_index is not distinct from p.load_index and q.speed_index is not distinct from p.speed_index
      join offer mine on mine.product_id = p.id and mine.quantity > 0
      join offer too on too.product_id = q.id and too.supplier_id = mine.supplier_id and too.quantity > 0)
  select brand, model, 'alias' attribute, value, supplier::text, rows, false "isDenied" from renamed
  union all select brand, model, 'alias', value, supplier::text, 1, true from apart`;

export const selectStatements = async (db: Db): Promise<Statement[]> => [
  ...(await allRows<Statement>(db, TRAITS)),
  ...(await allRows<Statement>(db, NAMES)),
];

/** What makes companies one voice: a head company, requisites, people, their addresses, a browser. */
const MARKS = `
  select id, 'company ' || coalesce(parent_id, id) mark from company
  union all select id, 'inn ' || inn from company where inn is not null
  union all select id, 'bank ' || bank_account from company where bank_account is not null
  union all select id, 'mail ' || lower(email) from company where email <> ''
  union all select id, 'phone ' || regexp_replace(phone, '[^0-9]', '', 'g') from company where phone ~ '[0-9]'
  union all select company_id, 'mail ' || email from employee where email is not null
  union all select company_id, 'phone ' || phone from employee where phone is not null
  union all select m.company_id, 'account ' || m.account_id from company_member m
  union all select m.company_id, 'mail ' || a.email from company_member m join account a on a.id = m.account_id where a.email is not null
  union all select m.company_id, 'phone ' || a.phone from company_member m join account a on a.id = m.account_id where a.phone is not null
  union all select m.company_id, 'device ' || encode(d.token_hash, 'hex') from company_member m join device d on d.account_id = m.account_id`;

/** Lists are one if half of the shorter one's names are in the other, letter by letter: one was copied. */
const COPIED = `
  with told as materialized (
    select distinct supplier_id id, md5(regexp_replace(lower(source_name), '[^0-9a-zа-яё]+', '', 'g')) name from offer
    where section = (select id from section where code = 'tyres') and quantity > 0 and source_name is not null),
  length as (select id, count(*) n from told group by 1)
  select a.id::text one, b.id::text other from told a join told b on b.name = a.name and b.id > a.id
    join length la on la.id = a.id join length lb on lb.id = b.id
  group by a.id, b.id, la.n, lb.n having count(*) * 2 >= least(la.n, lb.n)`;

/** The first company of each mark is bound to the others: bonds reach on, so no pair is lost. */
const RELATED = `
  with marked as (${MARKS}), firsts as (select mark, min(id::text) one from marked group by 1)
  select distinct f.one, m.id::text other from marked m join firsts f on f.mark = m.mark where f.one <> m.id::text`;

/** Pairs of suppliers that are not independent. */
export async function selectBonds(db: Db): Promise<Bond[]> {
  const related = await allRows<{ one: string; other: string }>(db, RELATED);
  const copied = await allRows<{ one: string; other: string }>(db, COPIED);
  return [...related, ...copied].map(({ one, other }) => [one, other]);
}

/** No keeper decides meanwhile. */
export const lockMarketFacts = (tx: Db) => tx.exec('lock table market_fact in exclusive mode');

interface KeptFact extends Undone {
  id: number;
  state: Shown['state'];
  isDecided: boolean;
  /** nobody has said it for a year */
  isOld: boolean;
}

export const selectKeptFacts = (db: Db): Promise<KeptFact[]> =>
  allRows(
    db,
    `select id, brand, model, attribute, value, state, suppliers, decided_by is not null or state = 'undone' "isDecided",
       seen_at < now() - interval '1 year' "isOld" from market_fact`,
  );

export const deleteMarketFacts = (db: Db, ids: readonly number[]) =>
  db.query('delete from market_fact where id = any($1)', [ids]);

const UPSERT = `
  insert into market_fact (brand, model, attribute, value, state, said, denied, sureness, suppliers)
  select brand, model, attribute, value, state, said, denied, sureness, array(select jsonb_array_elements_text(suppliers)::uuid)
  from jsonb_to_recordset($1::jsonb) f(brand text, model text, attribute text, value text, state text, said int, denied int,
    sureness real, suppliers jsonb)
  on conflict (brand, model, attribute, value) do update
  set state = excluded.state, said = excluded.said, denied = excluded.denied, sureness = excluded.sureness,
    suppliers = excluded.suppliers, seen_at = now(), decided_by = null,
    learnt_at = case when market_fact.state = excluded.state then market_fact.learnt_at else now() end`;

export const upsertMarketFacts = (db: Db, facts: readonly MarketFact[]) =>
  db.query(UPSERT, [JSON.stringify(facts)]);

interface Row extends Omit<Shown, 'learnt_at' | 'seen_at'> {
  learnt_at: Date;
  seen_at: Date;
  total: number;
}

const SHOWN = `f.id::text id, f.brand, f.model, f.attribute, f.value, f.state, f.said, f.denied, round(f.sureness::numeric, 3)::float8 sureness,
  f.learnt_at, f.seen_at, coalesce(a.full_name, a.email) decided_by, count(*) over ()::int total
  from market_fact f left join account a on a.id = f.decided_by`;

const toFact = ({ total: _, learnt_at, seen_at, ...fact }: Row): Shown => ({
  ...fact,
  learnt_at: learnt_at.toISOString(),
  seen_at: seen_at.toISOString(),
});

/** A page of what was learnt, the latest first. */
export async function selectMarketFacts(
  db: Db,
  { state, limit, offset }: { state?: Shown['state'] | undefined; limit: number; offset: number },
): Promise<{ facts: Shown[]; total: number }> {
  const rows = await allRows<Row>(
    db,
    `select ${SHOWN} where $1::text is null or f.state = $1 order by f.learnt_at desc, f.id desc limit $2 offset $3`,
    [state, limit, offset],
  );
  return { facts: rows.map(toFact), total: rows[0]?.total ?? 0 };
}

/** Takes back what else is learnt of the same, where only one can be true. */
const TAKE_BACK = `
  update market_fact o set state = 'undone', decided_by = $2 from market_fact f
  where f.id = $1 and o.id <> f.id and o.state = 'learnt' and f.attribute <> 'alias'
    and (o.brand, o.model, o.attribute) = (f.brand, f.model, f.attribute)`;

/** Resolves to undefined if there is no such fact. */
export async function decideFact(
  tx: Db,
  id: number,
  state: 'learnt' | 'undone',
  account: string,
): Promise<Shown | undefined> {
  if (state === 'learnt') await tx.query(TAKE_BACK, [id, account]);
  await tx.query('update market_fact set state = $2, decided_by = $3 where id = $1', [
    id,
    state,
    account,
  ]);
  const row = await firstRow<Row>(tx, `select ${SHOWN} where f.id = $1`, [id]);
  return row && toFact(row);
}
