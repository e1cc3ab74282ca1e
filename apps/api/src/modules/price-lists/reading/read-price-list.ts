import { createHash } from 'node:crypto';
import { createDictionary, learnNames } from '../../../names/dictionary.ts';
import type { Choice, Column } from '../columns/fields.ts';
import { findHeader } from '../columns/header.ts';
import { type Layout, recogniseTable } from '../columns/recognise.ts';
import { isRejection, readGood } from '../goods/good.ts';
import { readRows, type SourceRow } from '../goods/row-values.ts';
import { readTables } from '../readers/read-tables.ts';
import type { Table } from '../readers/table.ts';
import type { Batch, ReadingMessage, ReadingTask } from './protocol.ts';
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

export const hashOfColumns = (columns: readonly Pick<Column, 'column' | 'title'>[]) =>
  titlesHashOf(columns.map(({ column, title }) => [column, title] as const));

/** The choices for a table: those of this file, or else those of an earlier one of the same titles. */
function choicesFor(table: Table, { choices, remembered }: ReadingTask): Choice[] {
  const own = choices.filter(({ sheet }) => sheet === table.sheet);
  if (own.length > 0) return own;
  const hash = titlesHashOf(findHeader(table).titles.entries());
  const layout = remembered.find(({ titlesHash }) => titlesHash === hash);
  return (layout?.choices ?? []).map((choice) => ({ ...choice, sheet: table.sheet }));
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
  words: ReadingTask['words'],
): Generator<Batch> {
  const numbers = new Map<string, number>();
  let position = 0;
  let batch = emptyBatch();
  for (const row of rows) {
    const good = readGood(row, dictionary);
    batch.done++;
    if (isRejection(good)) batch.rejects.push(rejectLine(position++, row, good));
    else {
      batch.accepted++;
      const identity = identityOf(good);
      let number = numbers.get(identity);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(identity, number);
        batch.goods.push(goodLine(number, good, words));
      }
      for (const line of stockLines(position, number, good, row)) batch.rows.push(line);
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
  const all = tables
    .filter(({ rows }) => rows.length > 0)
    .map((table) => recogniseTable(table, choicesFor(table, task)));
  const layouts = all.filter(hasGoods);
  const columns = (layouts.length > 0 ? layouts : all).flatMap((layout) => layout.columns);
  const dictionary = createDictionary(task.known);
  const rows = layouts.flatMap((layout) => [...readRows(layout, dictionary)]);
  yield { type: 'layout', columns, total: rows.length };
  if (layouts.length === 0) {
    yield { type: 'problem', message: problemOf(columns) ?? PRICELESS };
    return;
  }
  learnFrom(rows, dictionary);
  for (const batch of batchesOf(rows, dictionary, task.words)) yield { type: 'batch', ...batch };
  yield { type: 'end' };
}
