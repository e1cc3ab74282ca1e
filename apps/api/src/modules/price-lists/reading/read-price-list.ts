import { createHash } from 'node:crypto';
import { createDictionary, learnNames } from '../../../names/dictionary.ts';
import { type Column, isColumn, isHeader } from '../columns/fields.ts';
import { findHeader, headerAt } from '../columns/header.ts';
import { type Layout, recogniseTable } from '../columns/recognise.ts';
import { isRejection, readGood } from '../goods/good.ts';
import { readRows, type SourceRow } from '../goods/row-values.ts';
import { readTables } from '../readers/read-tables.ts';
import type { Table } from '../readers/table.ts';
import type { Batch, ReadingMessage, ReadingTask } from './protocol.ts';
import { stagedLine } from './queries.ts';
import { goodLine, identityOf, rejectLine, stockLines } from './staging.ts';

const BATCH = 500;

/** What a layout is known again by: the titles and where they stand. */
const titlesHashOf = (titles: Iterable<readonly [column: number, title: string]>): string =>
  createHash('sha1')
    .update(
      [...titles]
        .filter(([, title]) => title !== '')
        .map(([column, title]) => `${column} ${title.slice(0, 200)}`)
        .join('\n'),
    )
    .digest('base64url');

/** What the corrections of a sheet with these columns are remembered by. */
export const layoutOf = (columns: readonly Pick<Column, 'column' | 'title' | 'layout'>[]) =>
  columns[0]?.layout ?? titlesHashOf(columns.map(({ column, title }) => [column, title] as const));

/**
 * A table with what the user has put right in it, in this file or else in an earlier one whose titles, as they are found,
 * are the same.
 */
function recognise(table: Table, { choices, remembered }: ReadingTask): Layout {
  const found = findHeader(table);
  const layout = titlesHashOf(found.titles.entries());
  const own = choices.filter(({ sheet }) => sheet === table.sheet);
  const earlier = remembered.find(({ titlesHash }) => titlesHash === layout)?.choices ?? [];
  const moved = own.find(isHeader) ?? earlier.find(isHeader);
  const header = moved ? headerAt(table, moved.header_row) : found;
  const chosen = (own.length > 0 ? own : earlier).filter(isColumn);
  const columns = chosen.map((choice) => ({ ...choice, sheet: table.sheet }));
  const recognised = recogniseTable(table, header, columns);
  const kept = { layout, isMoved: moved !== undefined };
  return { ...recognised, columns: recognised.columns.map((column) => ({ ...column, ...kept })) };
}

const PRICELESS = 'Не нашли столбец с ценой. Укажите его';
const NAMELESS = 'Не нашли столбцы с наименованием или размером. Укажите их';

/** Why nothing can be read of these columns, if so. */
function problemOf(columns: readonly Column[]): string | undefined {
  const fields = new Set(columns.map(({ field }) => field));
  if (!['name', 'size', 'width', 'rim_width'].some((field) => fields.has(field))) return NAMELESS;
  return fields.has('bulk_price') ? undefined : PRICELESS;
}

/** Sheets without a price hold terms and contacts, and are left alone. */
const hasGoods = ({ columns }: Layout) => problemOf(columns) === undefined;

/** A column of a sheet that is left alone: nothing of it is taken, until the user says what it is. */
const unread = (column: Column): Column =>
  column.confidence === 'chosen'
    ? column
    : { ...column, field: null, warehouse: null, confidence: 'skipped' };

function learnFrom(rows: readonly SourceRow[], dictionary: ReturnType<typeof createDictionary>) {
  learnNames(
    dictionary,
    rows.flatMap(({ values: { brand, model }, hint }) =>
      brand && model && hint !== 'other' ? [{ brand, model }] : [],
    ),
  );
}

const emptyBatch = (): Batch => ({ goods: [], rows: [], rejects: [], done: 0, accepted: 0 });

function* batchesOf(
  rows: readonly SourceRow[],
  dictionary: ReturnType<typeof createDictionary>,
  { id, words }: ReadingTask,
): Generator<Batch> {
  const line = (values: readonly unknown[]) => stagedLine(id, values);
  const numbers = new Map<string, number>();
  let position = 0;
  let batch = emptyBatch();
  for (const row of rows) {
    const good = readGood(row, dictionary);
    batch.done++;
    if (isRejection(good)) batch.rejects.push(line(rejectLine(position++, row, good)));
    else {
      batch.accepted++;
      const identity = identityOf(good);
      let number = numbers.get(identity);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(identity, number);
        batch.goods.push(line(goodLine(number, good, words)));
      }
      for (const stock of stockLines(position, number, good, row)) batch.rows.push(line(stock));
      position += good.stocks.length;
    }
    if (batch.done < BATCH) continue;
    yield batch;
    batch = emptyBatch();
  }
  if (batch.done > 0) yield batch;
}

/** Reads a price list to its end: first what its columns are, then its rows, batch by batch. */
export async function* readPriceList(task: ReadingTask): AsyncGenerator<ReadingMessage> {
  const tables = await readTables(task.paths);
  const all = tables.filter(({ rows }) => rows.length > 0).map((table) => recognise(table, task));
  const layouts = all.filter(hasGoods);
  const columns = all.flatMap((layout) =>
    layouts.length === 0 || layouts.includes(layout) ? layout.columns : layout.columns.map(unread),
  );
  const dictionary = createDictionary(task.known);
  const rows = layouts.flatMap((layout) => [...readRows(layout, dictionary)]);
  yield { type: 'layout', columns, total: rows.length };
  if (layouts.length === 0) {
    yield { type: 'problem', message: problemOf(columns) ?? PRICELESS };
    return;
  }
  learnFrom(rows, dictionary);
  for (const batch of batchesOf(rows, dictionary, task)) yield { type: 'batch', ...batch };
  yield { type: 'end' };
}
