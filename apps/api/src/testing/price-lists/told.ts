import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDictionary } from '@org/tyre-names/trade/dictionary';
import { recogniseTable } from '../../modules/price-lists/columns/recognise.ts';
import { isRejection, type ParsedRow, parseRow } from '../../modules/price-lists/goods/good.ts';
import { readRows } from '../../modules/price-lists/goods/row-values.ts';
import { readTables } from '../../tables/read-tables.ts';
import { findHeader } from '../../tables/titles/header.ts';
import { partsOf } from '../../tables/titles/side-by-side.ts';
import { stackedIn } from '../../tables/titles/stacked.ts';
import { type Cells, workbook } from './workbook.ts';

const BRANDS = ['Nokian', 'Viatti', 'Cordiant', 'Michelin', 'Kumho'];
const dictionary = createDictionary({
  brands: BRANDS.map((name) => ({ name, aliases: [] })),
  models: [],
});

/** The tables of a file, with the meaning of their columns. */
export async function layoutsOf(content: Buffer) {
  const directory = await mkdtemp(join(tmpdir(), 'lists-'));
  try {
    const path = join(directory, 'list');
    await writeFile(path, content);
    return (await readTables([path]))
      .flatMap(stackedIn)
      .flatMap(partsOf)
      .map((table) => recogniseTable(table, findHeader(table), []));
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** What the rows of a file offer, or why they cannot be sold. */
export async function parsedRowsOf(content: Buffer): Promise<(ParsedRow | string)[]> {
  const rows = (await layoutsOf(content)).flatMap((layout) => [...readRows(layout, dictionary)]);
  return rows
    .map((row) => parseRow(row, dictionary))
    .map((parsed) => (isRejection(parsed) ? parsed.reason : parsed));
}
/** The kinds of doubts about each row of a file that can be sold. */
export const doubtKindsOf = async (content: Buffer) =>
  (await parsedRowsOf(content)).flatMap((parsed) =>
    typeof parsed === 'string' ? [] : [parsed.doubts.map(({ kind }) => kind)],
  );
/** Makes a workbook of one sheet. */
export const list = (...rows: Cells) => workbook({ Прайс: rows });
const summaryOf = (parsed: ParsedRow | string) => {
  if (typeof parsed === 'string') return parsed;
  const { facts, price, stocks, condition, dot } = parsed;
  return {
    section: facts.section,
    brand: facts.brand,
    model: facts.model,
    size: facts.size,
    season: facts.season,
    studded: facts.studded,
    xl: facts.xl,
    homologation: facts.homologation,
    indices: `${facts.load_index ?? ''}${facts.speed_index ?? ''}`,
    wheel: `${facts.bolts}×${facts.pcd} ET${facts.et} D${facts.dia}`,
    condition,
    year: dot?.year ?? null,
    price: price / 100,
    stocks: stocks.map(({ warehouse, quantity }) => `${warehouse}: ${quantity}`).join(', '),
  };
};
/** What a buyer would see of the rows of a file. */
export const summariesOf = async (content: Buffer) => (await parsedRowsOf(content)).map(summaryOf);
