import type { components } from '@org/api-client/schema';
import { titleText } from '../../../tables/cells/plain-title.ts';
import type { Table } from '../../../tables/cells/table.ts';
import type { Choice, Column, NamelessChoice } from '../../../tables/cells/table-fields.ts';
import type { Header } from '../../../tables/titles/header.ts';
import { priceTitle } from '../../../tables/titles/title-prices.ts';
import { sizeTitle } from '../goods/size-title.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import type { Guess } from './guess.ts';
import { guessAll } from './guesses.ts';

type Question = components['schemas']['ImportQuestion'];

/** A table whose columns are understood. */
export interface Layout {
  table: Table;
  header: Header;
  columns: Column[];
  questions: Question[];
  /**
   * True if the table has no column of quantities and everything in it counts as in stock: as the user said, or until
   * the user is asked.
   */
  isAllInStock: boolean;
  /** What the user says that its rows don't name. */
  nameless: readonly NamelessChoice['nameless'][];
  /** True for a sheet that its program hides and that the user has not asked to read. */
  isLeftOut: boolean;
  /** Rows that the program of the file hides, which are not read unless the user says so. */
  hiddenRows: ReadonlySet<number>;
  /** The user says that what is not read of it is not needed. */
  isUnneeded: boolean;
  /** True if it has columns of quantities, all of which are empty. */
  isStockEmpty: boolean;
}

const EXAMPLES = 3;
const EXAMPLE_LENGTH = 80;

const examplesOf = ({ values }: Candidate) =>
  [...new Set(values)].slice(0, EXAMPLES).map((value) => value.slice(0, EXAMPLE_LENGTH));

function columnOf(
  { sheet, header_row }: Pick<Column, 'sheet' | 'header_row'>,
  candidate: Candidate,
  found: Guess | undefined,
  choice: Choice | undefined,
): Column {
  const { column, title } = candidate;
  const common = {
    sheet,
    header_row,
    column,
    title: title.slice(0, 200),
    examples: examplesOf(candidate),
    price_type: found?.priceType ?? null,
  };
  if (choice)
    return {
      ...common,
      field: choice.field,
      // a price column that is not chosen to sell at is kept as another price
      role: choice.field === null && found?.priceType ? 'price' : null,
      warehouse: choice.warehouse ?? null,
      confidence: 'chosen',
    };
  return {
    ...common,
    field: found?.field ?? null,
    role: found?.role ?? null,
    warehouse: found?.warehouse ?? null,
    confidence: found?.field ? (found.isSure ? 'sure' : 'check') : 'skipped',
  };
}

/** The first rows of a sheet, shown so that the user can find the titles. */
const TOP = 12;

const topOf = ({ rows }: Table, column: number) =>
  rows.slice(0, TOP).flatMap(({ at, cells }) => {
    const text = cells[column]?.slice(0, EXAMPLE_LENGTH);
    return text ? [{ row: at, text }] : [];
  });

/** «По какой цене продаём?» */
function priceQuestion(
  sheet: string | null,
  candidates: readonly Candidate[],
  asked: readonly number[],
): Question | undefined {
  const among = candidates.filter(({ column }) => asked.includes(column));
  if (among.length === 0) return undefined;
  const titles = among.map(({ title }) => `«${titleText(title)}»`);
  const isUntaxed = among.some(({ title }) => priceTitle(title)?.isWithoutVat);
  return {
    kind: 'price',
    sheet,
    currency: null,
    message: `По какой цене продаём: ${titles.join(', ')}? Укажите столбец с ценой${isUntaxed ? '. НДС к цене не прибавляем: столбец без НДС подойдёт, только если столько и платят' : ''}`,
    candidates: among.map((candidate) => ({
      column: candidate.column,
      title: candidate.title.slice(0, 200),
      price_type: priceTitle(candidate.title)?.type ?? 'other',
      examples: examplesOf(candidate),
      field: null,
    })),
  };
}

/** Returns the columns that nobody has explained and that have such values, to choose from. */
export const questionColumns = (
  columns: readonly Column[],
  hasSuch: (text: string) => boolean,
): Question['candidates'] =>
  columns
    .filter(({ field, role, examples }) => field === null && role == null && examples.some(hasSuch))
    .map(({ column, title, examples }) => ({
      column,
      title,
      price_type: 'other',
      examples,
      field: null,
    }));

/** Returns the question «Где остатки?» for a table without a column of quantities. */
export const stockQuestion = ({ table: { sheet }, columns, isStockEmpty }: Layout): Question => ({
  kind: 'quantity',
  sheet,
  currency: null,
  message: isStockEmpty
    ? 'Столбец с остатком пуст во всех строках. Укажите другой, или скажите, что всё из прайса есть'
    : 'Не нашли столбец с остатком. Укажите его, или скажите, что всё из прайса есть',
  candidates: questionColumns(columns, (text) => /\d/.test(text)),
});

const MEASURES: readonly (string | null)[] = ['name', 'size', 'width', 'rim_width'];

/** True if sizes stand above the rows, each as a title of the rows below. */
const hasSizeTitles = ({ rows }: Table, { from }: Header) =>
  rows.slice(from).filter(({ cells }) => {
    const [only, another] = cells.filter((cell) => cell !== '');
    return only !== undefined && another === undefined && sizeTitle(only) !== undefined;
  }).length > 1;

/** Takes models for names if the table has no other names or sizes: the sizes are titles above the rows. */
function nameModels(guesses: Map<number, Guess>) {
  if ([...guesses.values()].some(({ field }) => MEASURES.includes(field))) return;
  for (const [column, found] of guesses)
    if (found.field === 'model') guesses.set(column, { ...found, field: 'name', isSure: false });
}

/** True if no row has anything in any of the columns of quantities. */
function emptyStock({ rows }: Table, { from }: Header, columns: readonly Column[]): boolean {
  const stocks = columns.filter(({ field }) => field === 'quantity');
  return (
    stocks.length > 0 &&
    !rows.slice(from).some(({ cells }) => stocks.some(({ column }) => cells[column]))
  );
}

/** An empty column says nothing of the stock: neither that there is none nor that there is some. */
const withoutStock = (column: Column): Column =>
  column.field === 'quantity'
    ? { ...column, field: null, warehouse: null, confidence: 'skipped' }
    : column;

const NO_ROWS: ReadonlySet<number> = new Set();

/** Recognises the columns of a table by their titles and values. The user's choices override both. */
export function recogniseTable(table: Table, header: Header, choices: readonly Choice[]): Layout {
  const candidates = candidatesOf(table, header);
  // what is hidden is shown to nobody, and chosen by nobody but a person
  const shown = candidates.filter(({ column }) => !table.hidden?.columns.has(column));
  const { byColumn, askedPrices } = guessAll(shown);
  if (hasSizeTitles(table, header)) nameModels(byColumn);
  const chosen = new Map(
    choices.filter(({ sheet }) => sheet === table.sheet).map((choice) => [choice.column, choice]),
  );
  const place = { sheet: table.sheet, header_row: table.rows[header.from - 1]?.at || null };
  const taken = new Set([...chosen.values()].map(({ field }) => field));
  const columns = candidates.map((candidate) => {
    const found = byColumn.get(candidate.column);
    // a field that the user has given to another column is taken from this one
    const isFree = !found?.field || found.field === 'quantity' || !taken.has(found.field);
    const left: Guess | undefined = isFree
      ? found
      : found?.priceType && {
          field: null,
          isSure: true,
          role: 'price',
          priceType: found.priceType,
        };
    const choice = chosen.get(candidate.column);
    return {
      ...columnOf(place, candidate, left, choice),
      top: topOf(table, candidate.column),
    };
  });
  const isStockEmpty = emptyStock(table, header, columns);
  const question = taken.has('bulk_price')
    ? undefined
    : priceQuestion(table.sheet, candidates, askedPrices);
  return {
    table,
    header,
    columns: isStockEmpty ? columns.map(withoutStock) : columns,
    questions: question ? [question] : [],
    isAllInStock: false,
    nameless: [],
    isUnneeded: false,
    isLeftOut: false,
    hiddenRows: table.hidden?.rows ?? NO_ROWS,
    isStockEmpty,
  };
}
