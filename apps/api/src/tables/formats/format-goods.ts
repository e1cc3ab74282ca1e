import { createTables, MAX_COLUMNS, type Table, unreadColumns } from '../cells/table.ts';

/** Titles beyond this are not counted. */
const MAX_TITLES = 16_384;

/** A product of an XML file: its values by title. */
export type ProductValues = Map<string, string>;

/**
 * Puts products with different attributes under common titles. The number of a row is that of its product. Undefined
 * stands for a product that is left out but counted.
 */
export function tableOf(goods: Iterable<ProductValues | undefined>): Table[] {
  const titles = new Map<string, number>();
  const all = [...goods];
  for (const good of all)
    for (const title of good?.keys() ?? [])
      if (!titles.has(title) && titles.size < MAX_TITLES) titles.set(title, titles.size);
  const width = Math.min(titles.size, MAX_COLUMNS);
  const tables = createTables();
  const { row } = tables.add(null);
  row(0, [...titles.keys()].slice(0, width));
  for (const [index, good] of all.entries()) {
    if (!good) continue;
    const cells = new Array<string>(width).fill('');
    for (const [title, value] of good) {
      const column = titles.get(title);
      if (column !== undefined && column < width) cells[column] = value;
    }
    row(index + 1, cells);
  }
  return tables.tables.map((table) => ({ ...table, ...unreadColumns(titles.size) }));
}
