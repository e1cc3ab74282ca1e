import { ATTRIBUTES, type AttributeName } from '@org/trade/attributes';
import type { ParsedName } from '@org/tyre-names/name/parsed-name';
import { doubtId } from '../../../merging/doubt-id.ts';
import { FACT_SOURCES, SILENCE, VOTED } from '../../../merging/fact-sources.ts';
import { type Filters, plain, SECTION_IDS, sizeWords, specsOf } from '../../../product/describe.ts';
import type { ParsedRow, Rejection } from '../goods/good.ts';
import type { SourceRow } from '../goods/row-values.ts';
import { ROW_COLUMNS } from './price-list-reading-protocol.ts';

const keyOf = ({ keys }: ParsedRow, kind: ParsedRow['keys'][number]['kind']) =>
  keys.find((key) => key.kind === kind);

/** Returns the values of a product for `price_list_good`, in the order of GOOD_COLUMNS. */
export function productLine(number: number, parsed: ParsedRow, filters: Filters): unknown[] {
  const { facts, sourceKey, article, country } = parsed;
  const [barcode, maker, description] = [
    keyOf(parsed, 'barcode'),
    keyOf(parsed, 'article'),
    keyOf(parsed, 'description'),
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
    plain([facts.model ?? '', article ?? '', ...sizeWords(facts)].join(' ')),
    sourceKey,
    parsed.keys.filter(({ kind }) => kind === 'barcode').map(({ key }) => key),
    barcode?.evidence,
    maker?.key,
    maker?.evidence,
    description?.key,
    description?.evidence,
  ];
}

/** Returns the rank of a row's vote on an attribute, by where the row states the value. Silence has the lowest rank. */
function rankOf({ facts, from, stated }: ParsedRow, name: AttributeName, value: unknown): number {
  if (name === 'season' && from.season) return FACT_SOURCES[from.season[1]];
  // summer tyres have no studs, so the season may be where studs are stated
  if (name === 'studded') return FACT_SOURCES[(from.studded ?? from.season)?.[1] ?? 'name'];
  if (stated[name as keyof ParsedName] !== undefined) return FACT_SOURCES.column;
  if (value === false) return SILENCE;
  return FACT_SOURCES[facts.origins[name as keyof ParsedName['origins']]?.source ?? 'name'];
}

/**
 * Returns what a row says of its product, as `listing` stores it, each value with its rank; see `fact_votes` of the
 * database.
 */
function votesOf(parsed: ParsedRow, filters: Filters): Record<string, [unknown, number]> {
  const { from } = parsed;
  const fresh = (filters.new_words ?? {}) as Record<string, unknown>;
  const votes: Record<string, [unknown, number]> = {};
  if (from.brand) votes.brand = [from.brand[0], FACT_SOURCES[from.brand[1]]];
  if (from.model) votes.model = [from.model[0], FACT_SOURCES[from.model[1]]];
  for (const name of VOTED) {
    const value = filters[ATTRIBUTES[name].column] ?? fresh[name];
    if (value !== undefined) votes[name] = [value, rankOf(parsed, name, value)];
  }
  return votes;
}

/** Yields the stocks of a row as values for `price_list_row`, in the order of ROW_COLUMNS. */
export function* stockLines(
  position: number,
  number: number,
  parsed: ParsedRow,
  { sheet, row, text, copyOf }: Pick<SourceRow, 'sheet' | 'row' | 'text' | 'copyOf'>,
  filters: Filters,
): Generator<unknown[]> {
  const facts = votesOf(parsed, filters);
  const doubts = parsed.doubts.length > 0 ? parsed.doubts.map(doubtId) : undefined;
  for (const [at, stock] of parsed.stocks.entries()) {
    const values: Record<(typeof ROW_COLUMNS)[number], unknown> = {
      position: position + at,
      sheet,
      row,
      good: number,
      name: parsed.name,
      supplier_article: parsed.supplierArticle,
      place: stock.warehouse ?? stock.city ?? '',
      city: stock.city,
      bulk_price: parsed.price,
      vat_rate: parsed.vat,
      has_vat: parsed.vat !== undefined,
      quantity: stock.quantity,
      quantity_is_minimum: stock.isMinimum,
      ...parsed.numbers,
      dot_year: parsed.dot?.year,
      dot_week: parsed.dot?.week,
      country: parsed.country,
      customs_declaration: parsed.customsDeclaration,
      text,
      condition: parsed.condition,
      prices: JSON.stringify(parsed.prices),
      incoming: at === 0 ? parsed.incoming?.quantity : undefined,
      incoming_at: at === 0 ? parsed.incoming?.at : undefined,
      delivery_days_min: parsed.delivery?.least,
      delivery_days_max: parsed.delivery?.most,
      facts,
      copy_of: copyOf,
      doubts,
    };
    yield ROW_COLUMNS.map((column) => values[column]);
  }
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

/** Returns the identity of a product. Two rows are one product if all that it is known by is equal. */
export const identityOf = ({ keys, sourceKey }: ParsedRow): string =>
  keys.some(({ kind }) => kind === 'description')
    ? keys.map(({ key }) => key).join('\n')
    : sourceKey;
