import {
  filtersOf,
  plain,
  SECTION_IDS,
  sizeWords,
  specsOf,
  type Words,
} from '../../../names/describe.ts';
import type { Good, Rejection } from '../goods/good.ts';
import type { SourceRow } from '../goods/row-values.ts';

const keyOf = ({ keys }: Good, kind: Good['keys'][number]['kind']) =>
  keys.find((key) => key.kind === kind);

/** A good as `price_list_good` keeps it, in the order of GOOD_COLUMNS. */
export function goodLine(number: number, good: Good, words: Words): unknown[] {
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
    filtersOf(facts, words),
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

/** The stock of a row, as `price_list_row` keeps it, in the order of ROW_COLUMNS. */
export function* stockLines(
  position: number,
  number: number,
  good: Good,
  { sheet, row }: Pick<SourceRow, 'sheet' | 'row'>,
): Generator<unknown[]> {
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
    ];
}

/** A row that can't be sold, as `price_list_reject` keeps it, in the order of REJECT_COLUMNS. */
export const rejectLine = (
  position: number,
  { sheet, row, text, values, stocks, hint }: SourceRow,
  { field, value, reason, suggestion }: Rejection,
): unknown[] => [
  position,
  sheet,
  row,
  text,
  { values, stocks, hint },
  field,
  value?.slice(0, 500),
  reason,
  suggestion,
];

/** Two rows are one good where all that it is known by is equal. */
export const identityOf = ({ keys, sourceKey, facts }: Good): string =>
  facts.model !== '' && keys.some(({ kind }) => kind === 'description')
    ? keys.map(({ key }) => key).join('\n')
    : sourceKey;
