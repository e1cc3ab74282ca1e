import { ATTRIBUTES, type AttributeName } from '@org/api-client/attributes';
import { doubtId } from '../../../merging/doubts/doubt-id.ts';
import { FACT_SOURCES, SILENCE, VOTED } from '../../../merging/fact-sources.ts';
import type { ParsedName } from '../../../names/name/parsed-name.ts';
import {
  type Filters,
  plain,
  SECTION_IDS,
  sizeWords,
  specsOf,
} from '../../../names/product/describe.ts';
import type { Good, Rejection } from '../goods/good.ts';
import type { SourceRow } from '../goods/row-values.ts';

const keyOf = ({ keys }: Good, kind: Good['keys'][number]['kind']) =>
  keys.find((key) => key.kind === kind);

/** Returns the values of a good for `price_list_good`, in the order of GOOD_COLUMNS. */
export function goodLine(number: number, good: Good, filters: Filters): unknown[] {
  const { facts, sourceKey, article, country } = good;
  const [barcode, maker, description] = [
    keyOf(good, 'barcode'),
    keyOf(good, 'article'),
    keyOf(good, 'description'),
  ];
  return [
    number,
    SECTION_IDS[facts.section],
    facts.brand,
    facts.model,
    facts.size,
    facts.load_index,
    facts.speed_index,
    article,
    country,
    specsOf(facts),
    filters,
    plain([facts.model, article ?? '', ...sizeWords(facts)].join(' ')),
    sourceKey,
    good.keys.filter(({ kind }) => kind === 'barcode').map(({ key }) => key),
    barcode?.evidence,
    maker?.key,
    maker?.evidence,
    description?.key,
    description?.evidence,
  ];
}

/** Returns the rank of a row's vote on an attribute, by where the row states the value. Silence has the lowest rank. */
function rankOf({ facts, from, stated }: Good, name: AttributeName, value: unknown): number {
  if (name === 'season' && from.season) return FACT_SOURCES[from.season[1]];
  // summer tyres have no studs, so the season may be where studs are stated
  if (name === 'studded') return FACT_SOURCES[(from.studded ?? from.season)?.[1] ?? 'name'];
  if (stated[name as keyof ParsedName] !== undefined) return FACT_SOURCES.column;
  if (value === false) return SILENCE;
  return FACT_SOURCES[facts.told[name as keyof ParsedName['told']]?.source ?? 'name'];
}

/**
 * Returns what a row says of its product, as `listing` stores it, each value with its rank; see `fact_votes` of the
 * database.
 */
function votesOf(good: Good, filters: Filters): Record<string, [unknown, number]> {
  const { from } = good;
  const fresh = (filters.new_words ?? {}) as Record<string, unknown>;
  const votes: Record<string, [unknown, number]> = {};
  if (from.brand) votes.brand = [from.brand[0], FACT_SOURCES[from.brand[1]]];
  if (from.model) votes.model = [from.model[0], FACT_SOURCES[from.model[1]]];
  for (const name of VOTED) {
    const value = filters[ATTRIBUTES[name].column] ?? fresh[name];
    if (value !== undefined) votes[name] = [value, rankOf(good, name, value)];
  }
  return votes;
}

/** Yields the stocks of a row as values for `price_list_row`, in the order of ROW_COLUMNS. */
export function* stockLines(
  position: number,
  number: number,
  good: Good,
  { sheet, row, text, copyOf }: Pick<SourceRow, 'sheet' | 'row' | 'text' | 'copyOf'>,
  filters: Filters,
): Generator<unknown[]> {
  const facts = votesOf(good, filters);
  const doubts = good.doubts.length > 0 ? good.doubts.map(doubtId) : undefined;
  for (const [at, stock] of good.stocks.entries())
    yield [
      position + at,
      sheet,
      row,
      number,
      good.name,
      good.supplierArticle,
      stock.warehouse ?? stock.city ?? '',
      stock.city,
      good.price,
      good.vat,
      good.vat !== undefined,
      stock.quantity,
      stock.isMinimum,
      good.minOrder,
      good.multiple,
      good.dot?.year,
      good.dot?.week,
      good.country,
      text,
      good.condition,
      JSON.stringify(good.prices),
      at === 0 ? good.incoming?.quantity : undefined,
      at === 0 ? good.incoming?.at : undefined,
      good.delivery?.least,
      good.delivery?.most,
      facts,
      copyOf,
      doubts,
    ];
}

/** Returns the values of a rejected row for `price_list_reject`, in the order of REJECT_COLUMNS. */
export const rejectLine = (
  position: number,
  { sheet, row, text, copyOf: _, ...values }: SourceRow,
  { field, value, reason, suggestion }: Rejection,
): unknown[] => [
  position,
  sheet,
  row,
  text,
  values,
  field,
  value?.slice(0, 500),
  reason,
  suggestion,
];

/** Returns the identity of a good. Two rows are one good if all that it is known by is equal. */
export const identityOf = ({ keys, sourceKey, facts }: Good): string =>
  facts.model !== '' && keys.some(({ kind }) => kind === 'description')
    ? keys.map(({ key }) => key).join('\n')
    : sourceKey;
