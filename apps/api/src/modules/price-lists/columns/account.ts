import { currencyOf } from '../../../tables/cells/currencies.ts';
import { parseNumber } from '../../../tables/cells/numbers.ts';
import {
  plainTitle,
  titleText,
  titleWords,
  wordPattern,
} from '../../../tables/cells/plain-title.ts';
import type { Row } from '../../../tables/cells/table.ts';
import type { Column, Field } from '../../../tables/cells/table-fields.ts';
import { isCityTitle } from '../../../tables/titles/city-titles.ts';
import { saleTitle, stateOf, yesOf } from '../../../tables/titles/sale.ts';
import { isOtherTitle, isUnitTitle } from '../../../tables/titles/titles.ts';
import { areAmounts, areCodeNumbers, areRowNumbers, isLink } from './contents.ts';
import type { Layout } from './recognise.ts';

type Question = Layout['questions'][number];
type Account = NonNullable<Column['account']>;

/** Rows that a column is compared with the others in. */
const SAMPLE = 300;
/** The share of values that must be of one kind. */
const MIN_SHARE = 0.8;

const share = (values: readonly string[], holds: (text: string) => boolean) =>
  values.length === 0 ? 0 : values.filter(holds).length / values.length;

/** Speed indices of car tyres. The marks of labels, A to E, are none. */
const SPEED = /^\(?[L-Z]\)?$/;
const INDICES = /^\(?\d{2,3}(?:\/\d{2,3})?\s?[A-Z]\)?$/;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The rows of a sheet and its columns, as far as they are understood. */
interface Sheet {
  rows: readonly Row[];
  columns: readonly Column[];
}

/** The values of columns in the rows that have one in the first of them. */
const besides = ({ rows }: Sheet, column: number, other: number) =>
  rows.flatMap(({ cells }) => {
    const [cell, theirs] = [cells[column] ?? '', cells[other] ?? ''];
    return cell === '' ? [] : [[cell, theirs] as const];
  });

/** So short a text stands in another by chance: the 1 of a flag in a size. */
const MIN_SAID = 3;
const isSaidBy = (cell: string, theirs: string) =>
  cell === theirs || (cell.length >= MIN_SAID && theirs.includes(cell));

/** True if a column says nothing but what stands in another column of its rows: a name, a brand, a code. */
function isRepeated(sheet: Sheet, column: number): boolean {
  const understood = sheet.columns.filter(({ field }) => field !== null);
  return understood.some((other) => {
    const pairs = besides(sheet, column, other.column);
    const same = pairs.filter(([cell, theirs]) => isSaidBy(plain(cell), plain(theirs)));
    return pairs.length > 0 && same.length >= pairs.length * MIN_SHARE;
  });
}

/** How far from the price another sum of the same product may be, as a factor. */
const FARTHEST = 5;

/** True if the numbers of a column go along with the prices: mostly so near to them that they may be prices too. */
function goesWithPrice(sheet: Sheet, column: number): boolean {
  const price = sheet.columns.find(({ field }) => field === 'bulk_price');
  if (!price) return true;
  const pairs = besides(sheet, column, price.column).flatMap(([cell, theirs]) => {
    const [sum, of] = [parseNumber(cell), parseNumber(theirs)];
    return sum && of ? [sum / of] : [];
  });
  const near = pairs.filter((ratio) => ratio > 1 / FARTHEST && ratio < FARTHEST);
  return pairs.length > 0 && near.length >= pairs.length * MIN_SHARE;
}

/** A state has few words or numbers. */
const MAX_STATES = 6;

/** True if a column may say by a code or a word that nobody knows what is not on sale: «статус» 1 and 2, «скрыт». */
function mayBeState(title: string, values: readonly string[]): boolean {
  const distinct = new Set(values);
  if (distinct.size > MAX_STATES) return false;
  const isGone = (text: string) => yesOf(text) === undefined && stateOf(text) === false;
  const kind = saleTitle(title);
  return [...distinct].some(isGone) || kind === 'off' || (kind !== undefined && distinct.size > 1);
}

/** What only praises a product, whatever marks it. */
const OF_SHOW = wordPattern(
  'акци\\S*|новин\\S*|хит|топ|реклам\\S*|популярн\\S*|рекоменд\\S*|new|hot|top|sale|featured|special',
);
const MARK = /^(?:[xх+*v]|✓|✔|да|yes|y|true|1)$/i;

/** True for marks in some of the rows, which nobody has said the meaning of. */
const areMarks = (title: string, values: readonly string[], rows: number) =>
  values.length < rows &&
  !OF_SHOW.test(titleWords(title)) &&
  values.every((text) => MARK.test(text));

const OF_DISCOUNT = wordPattern(
  'скидк\\S*|знижк\\S*|discount\\S*|rabat\\S*|descuento|sconto|remise|sleva|indirim\\S*',
);
const OF_USED = wordPattern('used|б ?у|подержан\\S*|gebraucht|usado|second hand');

/** True for what changes each price or product, and that no column can be read as. */
function changesGoods(title: string, values: readonly string[]): boolean {
  const words = titleWords(title);
  if (OF_USED.test(words)) return values.some((text) => yesOf(text) === true);
  return (
    OF_DISCOUNT.test(words) &&
    values.some((text) => (parseNumber(text.replace('%', '')) ?? 0) !== 0)
  );
}

const isFlag = (text: string) => yesOf(text) !== undefined && !/^\d+$/.test(text);

/**
 * Returns what an unexplained column may be for what buyers see: a field, or null if it matters and nobody can say as
 * what; undefined if it doesn't matter.
 */
function meaningOf(
  sheet: Sheet,
  { column, title }: Column,
  values: readonly string[],
): Field | null | undefined {
  const has = (field: Field) => sheet.columns.some((each) => each.field === field);
  // even one row that is off sale matters
  if (values.length < 2) return values.length > 0 && saleTitle(title) === 'off' ? null : undefined;
  // the first such column is understood by what it holds
  if (share(values, (text) => INDICES.test(text)) >= MIN_SHARE) return null;
  if (share(values, (text) => isCityTitle(plainTitle(text))) >= MIN_SHARE)
    return has('warehouse') || has('city') ? null : 'city';
  if (share(values, (text) => stateOf(text) !== undefined) >= MIN_SHARE) return null;
  if (share(values, isFlag) >= MIN_SHARE && new Set(values.map(yesOf)).size > 1) return null;
  if (share(values, (text) => SPEED.test(text)) >= MIN_SHARE && new Set(values).size > 1)
    return has('speed_index') ? null : 'speed_index';
  if (mayBeState(title, values) || changesGoods(title, values)) return null;
  if (areMarks(title, values, sheet.rows.length)) return null;
  if (share(values, (text) => currencyOf(text) !== undefined) >= MIN_SHARE) return 'bulk_price';
  if (areAmounts(values) && !areCodeNumbers(values) && goesWithPrice(sheet, column))
    return 'bulk_price';
  return undefined;
}

function accountOf(
  sheet: Sheet,
  column: Column,
  values: readonly string[],
  isHidden: boolean,
): Account {
  const { field, role, confidence, title } = column;
  if (field !== null || role) return 'understood';
  if (confidence === 'chosen') return 'unneeded';
  const isKept =
    isHidden ||
    values.length === 0 ||
    isOtherTitle(title) ||
    isUnitTitle(title) ||
    areRowNumbers(values) ||
    share(values, isLink) >= MIN_SHARE ||
    isRepeated(sheet, column.column);
  return isKept ? 'kept' : 'unexplained';
}

/**
 * Says of each column of a table whether it is understood, and asks about those that nobody has explained although they
 * may matter.
 */
export function accountFor(layout: Layout): Layout {
  const { table, header, columns, questions } = layout;
  const sheet = { rows: table.rows.slice(header.from, header.from + SAMPLE), columns };
  const asked = new Set(
    questions.flatMap(({ candidates }) => candidates.map(({ column }) => column)),
  );
  const candidates: Question['candidates'] = [];
  const accounted = columns.map((column): Column => {
    const values = sheet.rows
      .map(({ cells }) => cells[column.column] ?? '')
      .filter((text) => text !== '');
    const account = accountOf(
      sheet,
      column,
      values,
      table.hidden?.columns.has(column.column) === true,
    );
    const field = account === 'unexplained' ? meaningOf(sheet, column, values) : undefined;
    if (field !== undefined && !asked.has(column.column))
      candidates.push({
        column: column.column,
        title: column.title,
        price_type: 'other',
        examples: column.examples,
        field,
      });
    return { ...column, account };
  });
  const titles = candidates.map(
    ({ title, column }) => `«${titleText(title) || `столбец ${column + 1}`}»`,
  );
  const question: Question = {
    kind: 'columns',
    sheet: table.sheet,
    currency: null,
    message: `Непонятно, что в столбцах: ${titles.join(', ')}. Скажите, что в них, или что они не нужны`,
    candidates,
  };
  return {
    ...layout,
    columns: accounted,
    questions: candidates.length > 0 ? [...questions, question] : questions,
  };
}
