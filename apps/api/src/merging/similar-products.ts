import { setImmediate } from 'node:timers/promises';
import { LAYER_NAMES } from '@org/trade/layers';
import {
  countWords,
  LIKELY_MODEL,
  likenessOfModels,
  SAME_MODEL,
} from '@org/tyre-names/models/same-model';
import type { Db } from '../db/db.ts';
import { ARTICLES, noConflict } from './merge-sql.ts';
import {
  type List,
  type Pair,
  type Question,
  selectMarketAliases,
  selectWordsOnPairs,
  type Word,
} from './same-product.ts';

/** Numbers that must be equal, or missing on both sides. */
const EQUAL = [
  'diameter',
  'width',
  'profile',
  'outer_diameter',
  'rim_width',
  'bolts',
  'pcd',
  'et',
  'dia',
  'colour',
]
  .map((column) => `(g.filters ->> '${column}')::int is not distinct from l.${column}`)
  .join(' and ');
/** Values that must be equal if both sides state them. A value stated by one side only is no contradiction. */
const AGREED = ['season', 'axle', 'position', 'ply_rating', 'tube', 'construction']
  .map((column) => `coalesce((g.filters ->> '${column}')::int = l.${column}, true)`)
  .join(' and ');
/** A carmaker's homologation makes another tyre, and so does a layer inside. */
const APPROVED = `(g.filters ->> 'homologation')::int is not distinct from l.homologation
  and (g.filters -> 'new_words' ? 'homologation') is not true
  and coalesce((g.filters ->> 'three_peak')::boolean = l.three_peak, true)
  ${LAYER_NAMES.map((layer) => `and (g.specs -> '${layer}') is not distinct from (p.specs -> '${layer}')`).join(' ')}`;
const flag = (column: string) =>
  `coalesce((g.filters ->> '${column}')::boolean, false) = coalesce(l.${column}, false)`;

/**
 * Written as `in`, so that the set is built only once. The planner has no statistics on the numbers above: it assumes
 * that almost no pair agrees in all of them, and would search the list again for each pair that does.
 */
const FREE = `(l.product_id in (select o.product_id from price_list_good o where o.list_id = $1 and o.product_id is not null)) is not true`;

/** Products of the brand and size of a good that no key has found. Excludes products of other goods of the list. */
const CANDIDATES = `
  select g.good, g.brand, g.model, m.name other, l.product_id
  from price_list_good g join brand b on b.name = g.brand
    join listing l on l.section = g.section and l.brand_id = b.id
    join product p on p.id = l.product_id join model m on m.id = l.model_id
    cross join lateral (select l.product_id) k
  where g.list_id = $1 and g.product_id is null and g.description_key is not null and ${EQUAL} and ${AGREED} and ${APPROVED}
    and coalesce(p.load_index = g.load_index, true) and coalesce(p.speed_index = g.speed_index, true)
    and coalesce((g.filters ->> 'studded')::boolean = l.studded, true) and ${flag('run_flat')} and ${flag('light_truck')}
    and ((g.load_index is not null and p.load_index is not null) or ${flag('xl')})
    and ${noConflict('article', ARTICLES)} and ${noConflict('barcode', 'g.barcode_keys')}
    and ${FREE}`;

/**
 * Goods whose product no other supplier sells, with products of other suppliers that may be the same in another
 * spelling. Such duplicates come from the time before suppliers were asked.
 */
const DUPLICATES = `
  with own as materialized (
    select g.good, g.product_id from price_list_good g where g.list_id = $1 and g.match_by = 'attributes'
      and not exists (select from offer o where o.product_id = g.product_id and o.supplier_id <> $2 and o.quantity > 0))
  select g.good, g.brand, g.model, m.name other, l.product_id
  from own join price_list_good g on g.list_id = $1 and g.good = own.good join product mine on mine.id = own.product_id
    join product p on p.brand_id = mine.brand_id and p.section = mine.section and p.size = mine.size and p.id <> mine.id
    join listing l on l.product_id = p.id join model m on m.id = p.model_id
    cross join lateral (select l.product_id) k
  where ${EQUAL} and ${AGREED} and ${APPROVED}
    and coalesce(p.load_index = g.load_index, true) and coalesce(p.speed_index = g.speed_index, true)
    and coalesce((g.filters ->> 'studded')::boolean = l.studded, true) and ${flag('run_flat')} and ${flag('light_truck')}
    and ((g.load_index is not null and p.load_index is not null) or ${flag('xl')})
    and ${noConflict('article', ARTICLES)} and ${noConflict('barcode', 'g.barcode_keys')}
    and exists (select from offer o where o.product_id = p.id and o.supplier_id <> $2 and o.quantity > 0)
    and ${FREE}`;

const MODELS = 'select distinct name from model';

const FOUND = `
  update price_list_good g set product_id = f.product_id, match_by = 'attributes', match_evidence = f.evidence
  from unnest($2::int[], $3::int[], $4::text[]) f(good, product_id, evidence) where g.list_id = $1 and g.good = f.good`;

interface Candidate extends Pair {
  good: number;
  product_id: number;
}

/** If the two best products differ in likeness by less than this, it is unclear which one is meant. */
const CLEAR = 0.1;
/** The likeness of models that the supplier has called the same. */
const CERTAIN = 2;

interface ScoredCandidate extends Candidate {
  likeness: number;
  word: Word | undefined;
}

const byLikeness = (a: ScoredCandidate, b: ScoredCandidate) => b.likeness - a.likeness;
const best = (scored: readonly ScoredCandidate[]): ScoredCandidate | undefined => {
  const [first, second] = scored.toSorted(byLikeness);
  return second && first && first.likeness - second.likeness < CLEAR ? undefined : first;
};

const groups = <Key>(scored: Iterable<ScoredCandidate>, by: (one: ScoredCandidate) => Key) =>
  [...Map.groupBy(scored, by).values()].map(best).filter((one) => one !== undefined);

/**
 * Compares goods without a product (`new`) with all products, and goods that have one (`known`) with what others sell.
 */
async function scoreCandidates(
  tx: Db,
  list: List,
  of: 'new' | 'known',
): Promise<ScoredCandidate[]> {
  const { rows } =
    of === 'new'
      ? await tx.query<Candidate>(CANDIDATES, [list.id])
      : await tx.query<Candidate>(DUPLICATES, [list.id, list.company_id]);
  if (rows.length === 0) return [];
  const { rows: models } = await tx.query<{ name: string }>(MODELS);
  const counts = countWords(models.map(({ name }) => name));
  const wordOn = await selectWordsOnPairs(tx, list);
  const isAlias = await selectMarketAliases(tx);
  const scored: ScoredCandidate[] = [];
  for (const [at, row] of rows.entries()) {
    // requests are answered in between
    if (at % SCORED_AT_ONCE === SCORED_AT_ONCE - 1) await setImmediate();
    const word = wordOn(row);
    const likeness =
      word === 'same'
        ? CERTAIN
        : isAlias(row)
          ? 1
          : likenessOfModels(counts, row.model, row.other, row.brand);
    scored.push({ ...row, word, likeness });
  }
  return scored;
}

/** Pairs whose names are compared without a pause: some 20 ms. */
const SCORED_AT_ONCE = 200;

/** Returns what the supplier is asked or has answered about goods: for each good, the product that is most alike. */
function questionsOf(
  scored: readonly ScoredCandidate[],
  found: readonly ScoredCandidate[],
): Question[] {
  const goods = new Set(found.map(({ good }) => good));
  const products = new Set(found.map(({ product_id }) => product_id));
  const open = scored.filter(
    ({ good, product_id, likeness, word }) =>
      word !== undefined ||
      (likeness >= LIKELY_MODEL && !goods.has(good) && !products.has(product_id)),
  );
  return [...Map.groupBy(open, ({ good }) => good).values()].flatMap(
    (ofGood) => ofGood.toSorted(byLikeness)[0] ?? [],
  );
}

/**
 * Finds products for goods whose models are spelt differently. Compares products of the same brand and size that
 * contradict nothing, by the words of their models and by the supplier's answers. If it is unclear which product is
 * meant, the good gets none. Resolves to questions for the supplier. Decision 84.
 */
export async function findSimilar(tx: Db, list: List): Promise<Question[]> {
  // runs before new goods get their products, since those goods need no further question
  const known = await scoreCandidates(tx, list, 'known');
  const scored = await scoreCandidates(tx, list, 'new');
  const alike = scored.filter(
    ({ likeness, word }) => likeness >= SAME_MODEL && word !== 'different',
  );
  // a product belongs to at most one good of a list
  const found = groups(
    groups(alike, ({ good }) => good),
    ({ product_id }) => product_id,
  );
  // a good leaves a product that it already has only if the supplier says so
  const moved = groups(
    known.filter(({ word }) => word === 'same'),
    ({ good }) => good,
  );
  found.push(
    ...moved.filter((one) => !found.some(({ product_id }) => product_id === one.product_id)),
  );
  if (found.length > 0)
    await tx.query(FOUND, [
      list.id,
      found.map(({ good }) => good),
      found.map(({ product_id }) => product_id),
      found.map(({ model, other, word }) =>
        word
          ? `Вы сказали, что это один товар: ${model} — ${other}`
          : `Совпали бренд, размер и слова модели: ${model} — ${other}`,
      ),
    ]);
  const doubles = known.filter(({ word }) => word !== 'different');
  return questionsOf([...scored, ...doubles], found);
}
