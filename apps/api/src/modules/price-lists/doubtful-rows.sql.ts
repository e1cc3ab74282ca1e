import type { components } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { FACT_SOURCES, type FactSource } from '../../merging/fact-sources.ts';

type ImportRow = components['schemas']['ImportRow'];

type Vote = [value: unknown, rank: number];

interface Row
  extends Omit<ImportRow, 'from' | 'flags' | 'season' | 'studded' | 'warehouse' | 'doubts'> {
  facts: Partial<Record<'brand' | 'model' | 'season' | 'studded', Vote>>;
  xl: boolean | null;
  run_flat: boolean | null;
  homologation: string | null;
  place: string;
  doubts: string[] | null;
  total: number;
}

const ROWS = `
  select r.row, r.sheet, r.text, r.name, s.code section, coalesce(r.facts -> 'brand' ->> 0, g.brand) brand,
    coalesce(r.facts -> 'model' ->> 0, g.model) model, g.size, g.load_index, g.speed_index, r.condition, r.dot_year as year,
    r.bulk_price price, r.prices, r.quantity, r.quantity_is_minimum, r.place, r.copy_of, r.doubts, r.facts,
    (g.filters ->> 'xl')::boolean xl, (g.filters ->> 'run_flat')::boolean run_flat, 
    coalesce((select value from attribute_value where id = (g.filters ->> 'homologation')::int),
      g.filters -> 'new_words' ->> 'homologation') homologation,
    count(*) over ()::int total
  from price_list_row r join price_list_good g on g.list_id = r.list_id and g.good = r.good join section s on s.id = g.section
  where r.list_id = $1 and ($2::text is null or r.doubts @> array[$2]) and ($3::text is null or r.text ilike $3 escape '\\')
  order by r.position limit $4 offset $5`;

const SOURCES = new Map(
  Object.entries(FACT_SOURCES).map(([source, rank]) => [rank, source as FactSource]),
);
const sourceOf = (vote: Vote | undefined) => (vote ? (SOURCES.get(vote[1]) ?? null) : null);

const toRow = (
  { facts, xl, run_flat, homologation, place, doubts, total: _, ...row }: Row,
  seasons: ReadonlyMap<number, string>,
): ImportRow => ({
  ...row,
  season: facts.season ? (seasons.get(Number(facts.season[0])) as ImportRow['season']) : null,
  studded: facts.studded ? facts.studded[0] === true : null,
  flags: [xl && 'XL', run_flat && 'Run Flat', homologation].filter(
    (flag) => typeof flag === 'string',
  ),
  from: {
    brand: sourceOf(facts.brand),
    model: sourceOf(facts.model),
    season: sourceOf(facts.season),
    studded: sourceOf(facts.studded),
  },
  warehouse: place === '' ? null : place,
  doubts: doubts ?? [],
});

const likePattern = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** A page of a list's rows as they were understood, in the order of the file. */
export async function selectRows(
  db: Db,
  listId: string,
  {
    doubt,
    q,
    limit,
    offset,
  }: { doubt?: string | undefined; q?: string | undefined; limit: number; offset: number },
): Promise<{ rows: ImportRow[]; total: number }> {
  const words = q?.trim() ? likePattern(q.trim()) : undefined;
  const { rows } = await db.query<Row>(ROWS, [listId, doubt, words, limit, offset]);
  const { rows: seasons } = await db.query<{ id: number; value: string }>(
    `select id, value from attribute_value where attribute = 'season'`,
  );
  const byId = new Map(seasons.map(({ id, value }) => [id, value]));
  return { rows: rows.map((row) => toRow(row, byId)), total: rows[0]?.total ?? 0 };
}
