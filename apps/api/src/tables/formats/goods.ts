import { createTables, MOST_COLUMNS, type Table } from '../table.ts';

/** Goods of an XML file: what each has under which title. */
export type Good = Map<string, string>;

/**
 * Puts goods that have different attributes under common titles; the number of a row is that of its good, also where
 * undefined stands for one that is left out.
 */
export function tableOf(goods: Iterable<Good | undefined>): Table[] {
  const titles = new Map<string, number>();
  const all = [...goods];
  for (const good of all)
    for (const title of good?.keys() ?? [])
      if (!titles.has(title) && titles.size < MOST_COLUMNS) titles.set(title, titles.size);
  const tables = createTables();
  const { row } = tables.add(null);
  row(0, [...titles.keys()]);
  for (const [index, good] of all.entries()) {
    if (!good) continue;
    const cells = new Array<string>(titles.size).fill('');
    for (const [title, value] of good) {
      const column = titles.get(title);
      if (column !== undefined) cells[column] = value;
    }
    row(index + 1, cells);
  }
  return tables.tables;
}
