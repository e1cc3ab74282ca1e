import type { Db } from '../db/db.ts';
import { doubtId, subjectKey } from './doubt-id.ts';

/** A price list and its company. */
export interface List {
  id: string;
  company_id: string;
}

/** A company's answer about two models: they are one, or they are different. */
export type Word = 'same' | 'different';

/** Two models of a brand that may be one. */
export interface Pair {
  brand: string;
  model: string;
  other: string;
}

const KIND = 'same_product';
const subjectOf = ({ brand, model, other }: Pair) => `${brand} ${model} ≠ ${brand} ${other}`;

const WORDS = `
  select subject_key, answer from import_rule where company_id = $2 and kind = '${KIND}'
  union all
  select a ->> 'subject_key', a ->> 'answer' from price_list p, jsonb_array_elements(p.answers) a
  where p.id = $1 and a ->> 'kind' = '${KIND}'`;

/** A lookup of the company's answers about pairs of models, from its rules and for this list. */
export async function selectWordsOnPairs(
  tx: Db,
  { id, company_id }: List,
): Promise<(pair: Pair) => Word | undefined> {
  const { rows } = await tx.query<{ subject_key: string; answer: Word }>(WORDS, [id, company_id]);
  const words = new Map(rows.map(({ subject_key, answer }) => [subject_key, answer]));
  return (pair) => words.get(subjectKey(subjectOf(pair)));
}

/** A lookup of the other names of models that independent suppliers use, or that a keeper has accepted. Decision 497. */
export async function selectMarketAliases(tx: Db): Promise<(pair: Pair) => boolean> {
  const { rows } = await tx.query<Pair>(
    `select brand, model, value other from market_fact where attribute = 'alias' and state = 'learnt'`,
  );
  const known = new Set(
    rows.flatMap(({ brand, model, other }) =>
      [
        { brand, model, other },
        { brand, model: other, other: model },
      ].map((pair) => subjectKey(subjectOf(pair))),
    ),
  );
  return (pair) => known.has(subjectKey(subjectOf(pair)));
}

export interface Question extends Pair {
  good: number;
  word: Word | undefined;
}

const NOTE = `
  with marked as (
    update price_list_row r set doubts = array_append(r.doubts, a.id)
    from unnest($2::int[], $3::text[]) a(good, id)
    where r.list_id = $1 and r.good = a.good and not coalesce(r.doubts @> array[a.id], false) returning a.id, r.row)
  insert into price_list_doubt (list_id, id, kind, subject, rows, first_row, answer)
  select $1, m.id, '${KIND}', max(q.subject), count(*), min(m.row),
    case when max(q.word) is not null then jsonb_build_object('answer', max(q.word), 'value', null) end
  from marked m join (
    select distinct id, subject, word from unnest($3::text[], $4::text[], $5::text[]) q(id, subject, word)) q on q.id = m.id
  group by m.id on conflict do nothing`;

/**
 * Adds doubts about goods that may be known products in another spelling, once for all rows of a pair of models.
 * Decision 86.
 */
export async function noteQuestions(
  tx: Db,
  listId: string,
  questions: readonly Question[],
): Promise<void> {
  if (questions.length === 0) return;
  const subjects = questions.map((question) => subjectOf(question).slice(0, 300));
  await tx.query(NOTE, [
    listId,
    questions.map(({ good }) => good),
    subjects.map((subject) => doubtId({ kind: KIND, subject })),
    subjects,
    questions.map(({ word }) => word ?? null),
  ]);
}
