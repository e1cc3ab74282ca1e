import type { ProductBrief, Section } from '@org/api-client/schema';
import type { Queryable } from '../../../db/db.ts';
import { allRows } from '../../../db/db-rows.ts';
import type { Conditions } from '../filter/filter-conditions.ts';
import type { Reference } from '../filter/reference.ts';
import { SECTIONS } from '../filter/sections.ts';
import { rankedStatement } from '../sql/page-sql.ts';

/** What all products of a model have. */
export interface ModelTraits {
  season?: string | undefined;
  studded?: boolean | undefined;
  run_flat?: boolean | undefined;
}

/** A product, and by what it is compared: its rank with a city, else its price. */
export interface RankedProduct {
  id: string;
  rank: number;
}

/** The most searches in a statement. A longer one takes longer to plan than it saves in calls. */
const MAX_QUESTIONS = 50;

/** Runs many searches in as few statements as possible. Resolves to the best products of each, in their order. */
export async function selectRanked(
  db: Queryable,
  questions: readonly Conditions[],
  limit: number,
): Promise<RankedProduct[][]> {
  const found: RankedProduct[][] = questions.map(() => []);
  for (let from = 0; from < questions.length; from += MAX_QUESTIONS) {
    const { text, params } = rankedStatement(questions.slice(from, from + MAX_QUESTIONS), limit);
    const { rows } = await db.query<RankedProduct & { n: number }>(text, params);
    for (const { n, id, rank } of rows) found[from + n]?.push({ id, rank: Number(rank) });
  }
  return found;
}

/** A model as words name it. */
interface NamedModel {
  section: Section;
  model: string;
}

interface TraitsRow {
  n: number;
  season: number | null;
  studded: boolean | null;
  run_flat: boolean | null;
}

/** Selects what all products of each model have, whatever their size and whether they are on offer. */
export async function selectTraits(
  db: Queryable,
  models: readonly NamedModel[],
  { words }: Reference,
): Promise<ModelTraits[]> {
  const { rows } = await db.query<TraitsRow>(
    `select a.n::int n, case when count(distinct l.season) = 1 then min(l.season) end season,
       case when count(distinct l.studded) = 1 then bool_and(l.studded) end studded,
       case when count(distinct l.run_flat) = 1 then bool_and(l.run_flat) end run_flat
     from unnest($1::int[], $2::text[]) with ordinality a(section, name, n)
       join model m on m.name = a.name join listing l on l.model_id = m.id and l.section = a.section group by a.n`,
    [models.map(({ section }) => SECTIONS[section].id), models.map(({ model }) => model)],
  );
  const found = new Map(rows.map((row) => [row.n - 1, row]));
  return models.map((_, at) => {
    const { season = null, studded, run_flat } = found.get(at) ?? {};
    return {
      season: season === null ? undefined : words.get(season)?.value,
      studded: studded ?? undefined,
      run_flat: run_flat ?? undefined,
    };
  });
}

/** What a list of options shows of a product that a row may mean. */
export interface BriefGoods {
  product: ProductBrief;
  run_flat: boolean | null;
  quantity: number;
  min_bulk_price: number | null;
}

export const selectBriefs = (db: Queryable, productIds: readonly string[]): Promise<BriefGoods[]> =>
  allRows<BriefGoods>(
    db,
    `select product_brief(p.id) product, l.run_flat, coalesce(l.quantity, 0) quantity, l.min_bulk_price
     from product p left join listing l on l.product_id = p.id where p.id = any($1::int[])`,
    [productIds],
  );
