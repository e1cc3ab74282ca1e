import { createHash } from 'node:crypto';
import { createDictionary, type Dictionary, learnNames } from '@org/tyre-names/trade/dictionary';
import { filtersOf } from '../../../product/describe.ts';
import { titleText } from '../../../tables/cells/plain-title.ts';
import type { Table } from '../../../tables/cells/table.ts';
import {
  type Column,
  type Correction,
  isColumn,
  isHeader,
  isHidden,
  isNameless,
  isRate,
  isStock,
  isUnread,
} from '../../../tables/cells/table-fields.ts';
import { FileProblem } from '../../../tables/cells/table-file-problem.ts';
import { readTables } from '../../../tables/read-tables.ts';
import { findHeader, headerAt } from '../../../tables/titles/header.ts';
import { partsOf } from '../../../tables/titles/side-by-side.ts';
import { stackedIn } from '../../../tables/titles/stacked.ts';
import { accountFor } from '../columns/account.ts';
import { merged } from '../columns/column-correction.ts';
import { namelessQuestions } from '../columns/nameless.ts';
import { type Layout, recogniseTable, stockQuestion } from '../columns/recognise.ts';
import {
  hasProducts,
  hiddenQuestions,
  unreadPartQuestions,
  unreadSheetQuestion,
} from '../columns/unread.ts';
import { brandMeant } from '../goods/brand.ts';
import { rateQuestion } from '../goods/currency.ts';
import { Answers } from '../goods/doubts.ts';
import { isRejection, type ParsedRow, parseRow, type Rejection } from '../goods/good.ts';
import { readRows, type SourceRow } from '../goods/row-values.ts';
import { createDoubts, type Doubts } from './doubt-groups.ts';
import { stagedLine } from './list-reading.sql.ts';
import type {
  Batch,
  ReadingMessage,
  ReadingTask,
  RefusedRow,
  ShownRow,
} from './price-list-reading-protocol.ts';
import { identityOf, productLine, rejectLine, stockLines } from './staging.ts';

/** The first rows of a list as buyers would see them, and the first ones that can't be sold. */
interface FirstRows {
  rows: { rows: ShownRow[]; refused: RefusedRow[] };
  add(row: SourceRow, parsed: ParsedRow): void;
  refuse(row: SourceRow, rejection: Rejection): void;
}

const SHORT = 300;

const shownRow = ({ sheet, row }: SourceRow, parsed: ParsedRow): ShownRow => {
  const { facts, stocks } = parsed;
  const [first] = stocks;
  return {
    sheet,
    row,
    name: parsed.name,
    section: facts.section,
    brand: facts.brand,
    model: facts.model,
    size: facts.size ?? null,
    load_index: facts.load_index ?? null,
    speed_index: facts.speed_index ?? null,
    season: facts.season ?? null,
    studded: facts.studded ?? null,
    condition: parsed.condition,
    price: parsed.price,
    quantity: stocks.reduce((sum, { quantity }) => sum + quantity, 0),
    quantity_is_minimum: stocks.some(({ isMinimum }) => isMinimum),
    warehouse: stocks.length === 1 ? (first?.warehouse ?? null) : null,
  };
};

/** Keeps at most so many rows of each. */
function createFirstRows(most: number): FirstRows {
  const rows: FirstRows['rows'] = { rows: [], refused: [] };
  return {
    rows,
    add: (row, parsed) => {
      if (rows.rows.length < most) rows.rows.push(shownRow(row, parsed));
    },
    refuse: ({ sheet, row, text }, { reason }) => {
      if (rows.refused.length < most)
        rows.refused.push({ sheet, row, text: text.slice(0, SHORT), reason });
    },
  };
}

const BATCH = 500;

/** Returns a hash by which a layout is recognised: its titles and their columns. */
const titlesHashOf = (titles: Iterable<readonly [column: number, title: string]>): string =>
  createHash('sha1')
    .update(
      [...titles]
        .filter(([, title]) => title !== '')
        .map(([column, title]) => `${column} ${title.slice(0, 200)}`)
        .join('\n'),
    )
    .digest('base64url');

/** Returns the hash under which the corrections of a sheet with these columns are remembered. */
export const layoutOf = (columns: readonly Pick<Column, 'column' | 'title' | 'layout'>[]) =>
  columns[0]?.layout ?? titlesHashOf(columns.map(({ column, title }) => [column, title] as const));

/**
 * Recognises a table with the user's corrections: those of this file, else those of an earlier file in which the same
 * titles were found.
 */
function recognise(table: Table, { choices, remembered }: ReadingTask): Layout {
  const found = findHeader(table);
  const layout = titlesHashOf(found.titles.entries());
  const ofSheet = (each: Correction) => ({ ...each, sheet: table.sheet });
  const earlier = remembered.find(({ titlesHash }) => titlesHash === layout)?.choices ?? [];
  const tableChoices = choices.filter(({ sheet }) => sheet === table.sheet);
  const chosen = merged(earlier.map(ofSheet), tableChoices);
  const moved = chosen.find(isHeader);
  const header = moved ? headerAt(table, moved.header_row) : found;
  const rates = chosen.filter(isRate).map(({ currency, rate }) => [currency, rate] as const);
  const rated = { ...table, rates: new Map([...(table.rates ?? []), ...rates]) };
  const recognised = accountFor(recogniseTable(rated, header, chosen.filter(isColumn)));
  const kept = { layout, isMoved: moved !== undefined };
  const hidden = chosen.find(isHidden)?.hidden;
  return {
    ...recognised,
    isLeftOut: table.hidden?.isSheet === true && hidden !== 'read',
    ...(hidden === 'read' && { hiddenRows: new Set() }),
    isAllInStock: chosen.find(isStock)?.all_in_stock ?? false,
    isUnneeded: chosen.find(isUnread)?.unneeded ?? false,
    nameless: chosen.filter(isNameless).map(({ nameless }) => nameless),
    questions: [
      ...recognised.questions,
      ...(hidden === undefined ? hiddenQuestions(recognised) : []),
      ...rates.map((rate) => rateQuestion(table.sheet, ...rate)),
    ],
    columns: recognised.columns.map((column) => ({ ...column, ...kept })),
  };
}

const STOCKLESS = 'Не нашли столбец с остатком. Укажите его';
const PRICELESS = 'Не нашли столбец с ценой. Укажите его';
const NAMELESS = 'Не нашли столбцы с наименованием или размером. Укажите их';

/** Says which prices there are, if all of them are of the kinds that nothing is sold at. */
function pricelessOf(columns: readonly Column[]): string {
  const titlesOf = (type: Column['price_type']) =>
    columns
      .filter((column) => column.price_type === type)
      .map(({ title }) => `«${titleText(title)}»`);
  const [purchases, sets] = [titlesOf('purchase'), titlesOf('set')];
  if (purchases.length > 0)
    return `Нашли только закупочную цену: ${purchases.join(', ')}. По ней не продаём. Укажите столбец с ценой продажи`;
  if (sets.length > 0)
    return `Нашли только цену за комплект: ${sets.join(', ')}. Укажите столбец с ценой за штуку`;
  return PRICELESS;
}

/** Returns why a table with these columns can't be read; undefined if it can. */
function problemOf({ columns, isAllInStock }: Layout): string | undefined {
  const fields = new Set(columns.map(({ field }) => field));
  if (!['name', 'size', 'width', 'rim_width'].some((field) => fields.has(field))) return NAMELESS;
  if (!fields.has('bulk_price')) return pricelessOf(columns);
  return fields.has('quantity') || isAllInStock ? undefined : STOCKLESS;
}

/** True for sheets that can be read. Sheets without a price hold terms and contacts, and are skipped. */
const hasGoods = (layout: Layout) => problemOf(layout) === undefined;

/** Returns the sheets of goods without a stock column, as if everything were in stock, with a question for the user. */
const withAskedStock = (all: readonly Layout[]): Layout[] =>
  all
    .filter((layout) => problemOf(layout) === STOCKLESS)
    .map((layout) => ({
      ...layout,
      isAllInStock: true,
      questions: [...layout.questions, stockQuestion(layout)],
    }));

/** Returns the questions about the sheets that are not read although they have products. */
const unreadQuestions = (all: readonly Layout[]) =>
  all
    .filter((layout) => !layout.isUnneeded && hasProducts(layout))
    .map((layout) => unreadSheetQuestion(layout, problemOf(layout) ?? PRICELESS));

/** Marks a column of a skipped sheet as skipped, unless the user has chosen its field. */
const unread = (column: Column): Column =>
  column.confidence === 'chosen'
    ? column
    : { ...column, field: null, warehouse: null, confidence: 'skipped' };

/** Teaches the dictionary the brands and models in a list's columns, so that its names are read by them. */
function learnFrom(rows: readonly SourceRow[], dictionary: Dictionary) {
  const seen = rows.flatMap(({ values: { brand, model }, hint }) =>
    brand && hint !== 'other'
      ? [{ brand: brandMeant(dictionary, brand)?.brand ?? brand, model: model ?? '' }]
      : [],
  );
  learnNames(
    dictionary,
    seen.filter(({ model }) => model !== ''),
  );
}

const emptyBatch = (): Batch => ({ goods: [], rows: [], rejects: [], done: 0, accepted: 0 });

function* batchesOf(
  rows: readonly SourceRow[],
  dictionary: Dictionary,
  { id, words }: ReadingTask,
  doubts: Doubts,
  first: FirstRows,
): Generator<Batch> {
  const line = (values: readonly unknown[]) => stagedLine(id, values);
  const numbers = new Map<string, number>();
  let position = 0;
  let batch = emptyBatch();
  for (const row of rows) {
    const parsed = parseRow(row, dictionary, doubts.answers);
    batch.done++;
    if (isRejection(parsed)) {
      doubts.reject(parsed, row);
      first.refuse(row, parsed);
      batch.rejects.push(line(rejectLine(position++, row, parsed)));
    } else {
      batch.accepted++;
      first.add(row, parsed);
      const identity = identityOf(parsed);
      doubts.add(parsed, row, identity);
      const filters = filtersOf(parsed.facts, words);
      let number = numbers.get(identity);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(identity, number);
        batch.goods.push(line(productLine(number, parsed, filters)));
      }
      for (const stock of stockLines(position, number, parsed, row, filters))
        batch.rows.push(line(stock));
      position += parsed.stocks.length;
    }
    if (batch.done < BATCH) continue;
    yield batch;
    batch = emptyBatch();
  }
  if (batch.done > 0) yield batch;
}

/** Reads a price list to its end: first its columns, then its rows in batches, then the doubts. */
export async function* readPriceList(task: ReadingTask): AsyncGenerator<ReadingMessage> {
  const tables = await readTables(task.paths);
  const all = tables
    .filter(({ rows }) => rows.length > 0)
    .flatMap(stackedIn)
    .flatMap(partsOf)
    .map((table) => recognise(table, task));
  const shown = all.filter(({ isLeftOut }) => !isLeftOut);
  const whole = shown.filter(hasGoods);
  // beside others a sheet without stock is asked about only if it has products
  const asked = withAskedStock(
    shown.filter(
      (layout) =>
        whole.length === 0 || layout.isStockEmpty || (!layout.isUnneeded && hasProducts(layout)),
    ),
  );
  const layouts = [...whole, ...asked];
  const readSheets = new Set(layouts.map(({ table: { sheet } }) => sheet));
  const columns = all.flatMap((layout) =>
    layouts.length === 0 || readSheets.has(layout.table.sheet)
      ? layout.columns
      : layout.columns.map(unread),
  );
  const dictionary = createDictionary(task.known);
  const rows = layouts.flatMap((layout) => [...readRows(layout, dictionary)]);
  const questions = [
    ...layouts.flatMap((layout) => [...layout.questions, ...unreadPartQuestions(layout)]),
    ...(layouts.length > 0
      ? unreadQuestions(shown.filter(({ table: { sheet } }) => !readSheets.has(sheet)))
      : []),
    ...all
      .filter((layout) => layout.isLeftOut && hasProducts(layout))
      .flatMap((layout) => layout.questions.filter(({ kind }) => kind === 'hidden')),
  ];
  yield { type: 'layout', columns, questions, total: rows.length };
  if (layouts.length === 0) throw new FileProblem(all.map(problemOf).find(Boolean) ?? PRICELESS);
  learnFrom(rows, dictionary);
  const doubts = createDoubts(new Answers(task.answers));
  const first = createFirstRows(task.shown ?? 0);
  for (const batch of batchesOf(rows, dictionary, task, doubts, first))
    yield { type: 'batch', ...batch };
  if (task.shown !== undefined) yield { type: 'shown', ...first.rows };
  yield {
    type: 'doubts',
    groups: doubts.groups(),
    questions: [...doubts.questions(), ...namelessQuestions(layouts, doubts.nameless())],
  };
}
