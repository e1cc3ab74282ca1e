import type { Db } from '../db/db.ts';
import { doubtId, subjectKey } from './doubt-id.ts';
import { FACT_SOURCES } from './fact-sources.ts';

interface List {
  id: string;
  company_id: string;
}

/** A price is far if it is this many times above the dearest or below the cheapest offer of other suppliers. */
const FAR = 2;
/** For a product that nobody else sells, a price is too high at this many times the usual price of its size. */
const FAR_OF_SIZE = 4;

/**
 * Finds prices far from what other suppliers ask today: for the same product, or, if nobody else has it, for car tyres
 * of its size. Only offers in new condition and in stock count, on both sides.
 */
const FAR_PRICES = `
  with mine as (
    select r.position, r.bulk_price price, g.good, g.product_id, g.size, g.section
    from price_list_row r join price_list_good g on g.list_id = r.list_id and g.good = r.good
    where r.list_id = $1 and r.copy_of is null and r.condition = 'new' and r.quantity > 0),
  of_product as (
    select o.product_id, min(o.bulk_price) low, max(o.bulk_price) high from offer o
    where o.product_id in (select product_id from mine) and o.supplier_id <> $2 and o.quantity > 0 and o.condition = 'new' group by 1),
  of_size as (
    select size, min(min_bulk_price) low, max(median_bulk_price) usual from size_price
    where day = (select max(day) from size_price) and size in (select size from mine) group by 1)
  select m.position, case when m.price > coalesce(p.high * ${FAR}::bigint, s.usual * ${FAR_OF_SIZE}::bigint) then 'выше' else 'ниже' end subject
  from mine m left join of_product p on p.product_id = m.product_id
    left join of_size s on p.product_id is null and s.size = m.size and m.section = (select id from section where code = 'tyres')
  where m.price > coalesce(p.high * ${FAR}::bigint, s.usual * ${FAR_OF_SIZE}::bigint) or m.price * ${FAR}::bigint < coalesce(p.low, s.low)`;

/** Finds rows that state a value themselves, while another supplier on sale states a different one. */
const disputeOf = (attribute: 'season' | 'studded') => `
  select r.position, concat(g.brand, ' ', g.model, ': ${attribute === 'season' ? 'сезон' : 'шипы'}') subject,
    ${word(attribute, `r.facts -> '${attribute}' -> 0`)} own, ${word(attribute, 'max(x.said)')} others
  from price_list_row r join price_list_good g on g.list_id = r.list_id and g.good = r.good
    join listing l on l.product_id = g.product_id
    cross join lateral (
      select o.facts -> '${attribute}' ->> 0 said from offer o
      where o.product_id = g.product_id and o.supplier_id <> $2 and o.quantity > 0
        and (o.facts -> '${attribute}' ->> 1)::int >= ${FACT_SOURCES.name}
        and o.facts -> '${attribute}' -> 0 = to_jsonb(l.${attribute})) x
  where r.list_id = $1 and g.brand is not null and g.model is not null and (r.facts -> '${attribute}' ->> 1)::int >= ${FACT_SOURCES.name}
    and r.facts -> '${attribute}' -> 0 is distinct from to_jsonb(l.${attribute})
  group by r.position, g.brand, g.model, r.facts`;

const word = (attribute: 'season' | 'studded', value: string) =>
  attribute === 'season'
    ? `(select value from attribute_value where id = trim(both '"' from (${value})::text)::int)`
    : `trim(both '"' from (${value})::text)`;

interface Finding {
  position: number;
  subject: string;
  own?: string;
  others?: string;
}

const ANSWERS = `
  select subject_key, answer, value from import_rule where company_id = $2 and kind = $3
  union all
  select a ->> 'subject_key', a ->> 'answer', a ->> 'value' from price_list p, jsonb_array_elements(p.answers) a
  where p.id = $1 and a ->> 'kind' = $3`;

interface StoredAnswer {
  subject_key: string;
  answer: string;
  value: string | null;
}

const NOTE = `
  with marked as (
    update price_list_row r set doubts = array_append(r.doubts, a.id)
    from unnest($3::int[], $4::text[]) a(position, id)
    where r.list_id = $1 and r.position = a.position and not coalesce(r.doubts @> array[a.id], false) returning a.id, r.row)
  insert into price_list_doubt (list_id, id, kind, subject, detail, rows, first_row, answer)
  select $1, m.id, $2, max(q.subject), min(q.detail)::jsonb, count(*), min(m.row), min(q.answer)::jsonb
  from marked m join unnest($5::text[], $6::text[], $7::text[], $8::text[]) q(id, subject, detail, answer) on q.id = m.id
  group by m.id on conflict do nothing`;

async function note(tx: Db, list: List, kind: 'far_price' | 'disputed', found: readonly Finding[]) {
  if (found.length === 0) return;
  const { rows } = await tx.query<StoredAnswer>(ANSWERS, [list.id, list.company_id, kind]);
  const answersBySubject = new Map(rows.map((row) => [row.subject_key, row]));
  const bySubject = new Map(found.map((one) => [one.subject.slice(0, 300), one]));
  const groups = [...bySubject].map(([subject, { own: ownStatement, others }]) => {
    const answer = answersBySubject.get(subjectKey(subject));
    return {
      id: doubtId({ kind, subject }),
      subject,
      detail: JSON.stringify(ownStatement === undefined ? {} : { own: ownStatement, others }),
      answer: answer ? JSON.stringify({ answer: answer.answer, value: answer.value }) : null,
    };
  });
  await tx.query(NOTE, [
    list.id,
    kind,
    found.map(({ position }) => position),
    found.map(({ subject }) => doubtId({ kind, subject: subject.slice(0, 300) })),
    groups.map(({ id }) => id),
    groups.map(({ subject }) => subject),
    groups.map(({ detail }) => detail),
    groups.map(({ answer }) => answer),
  ]);
}

/**
 * Adds doubts about prices far from the market and about facts that other suppliers state differently. The products of
 * the rows must have been found before. Decision 85.
 */
export async function noteMarketDoubts(tx: Db, list: List): Promise<void> {
  const both = [list.id, list.company_id];
  await note(tx, list, 'far_price', (await tx.query<Finding>(FAR_PRICES, both)).rows);
  const disputes = [
    ...(await tx.query<Finding>(disputeOf('season'), both)).rows,
    ...(await tx.query<Finding>(disputeOf('studded'), both)).rows,
  ];
  await note(tx, list, 'disputed', disputes);
}
