import { MOST_COLUMNS, type Row, type Table } from './table.ts';
import { titleWords } from './titles/plain-title.ts';

/** Titles of pairs stand no deeper than the titles of lists. */
const DEEPEST = 60;

const OF_PAIR = /attribut|атрибут|свойств|характеристик|propert|param|параметр|feature|option|опци/;
const NAME_WORD = /(?:^| )(?:names?|titles?|имя|название|наименование)(?= |$)/;
const VALUE_WORD = /(?:^| )(?:values?|value s|значени[ея]|значения?)(?= |$)/;
const BESIDE_WORD =
  /(?:^| )(?:visible|global|default|видимость|видимый|глобальн\S*|по умолчанию|variation|вариац\S*)(?= |$)/;
const NUMBER = /(?:^| )(\d{1,3})(?= |$)/;

/** The columns of a pair, by its number. */
interface Pair {
  name?: number;
  value?: number;
}

interface PairTitles {
  pairs: { name: number; value: number }[];
  /** All columns that the pairs need, with those that say how a shop shows them. */
  columns: ReadonlySet<number>;
}

/** Finds «Attribute 1 name» and «Attribute 1 value(s)» among titles. */
function pairsIn({ cells }: Row): PairTitles | undefined {
  const byNumber = new Map<string, Pair>();
  const columns = new Set<number>();
  for (const [column, cell] of cells.entries()) {
    if (cell === '' || cell.length > 60) continue;
    const words = titleWords(cell);
    const number = NUMBER.exec(words)?.[1];
    if (number === undefined || !OF_PAIR.test(words)) continue;
    const pair = byNumber.get(number) ?? {};
    byNumber.set(number, pair);
    if (VALUE_WORD.test(words)) pair.value ??= column;
    else if (NAME_WORD.test(words)) pair.name ??= column;
    else if (!BESIDE_WORD.test(words)) continue;
    columns.add(column);
  }
  const pairs = [...byNumber.values()].flatMap(({ name, value }) =>
    name === undefined || value === undefined ? [] : [{ name, value }],
  );
  return pairs.length > 0 ? { pairs, columns } : undefined;
}

/** Turns columns of pairs, in which each row names its own values, into a column for each name. */
export function withPairColumns(table: Table): Table {
  const top = table.rows.slice(0, DEEPEST);
  const at = top.findIndex((row) => pairsIn(row) !== undefined);
  const titles = at < 0 ? undefined : pairsIn(table.rows[at] as Row);
  if (!titles) return table;
  const rows = table.rows.slice(at + 1);
  const names = new Set<string>();
  for (const { cells } of rows)
    for (const { name, value } of titles.pairs)
      if (cells[name] && cells[value]) names.add(cells[name]);
  const width = Math.max(...table.rows.map(({ cells }) => cells.length));
  const sorted = [...names].toSorted((a, b) => a.localeCompare(b, 'ru'));
  const added = sorted.slice(0, Math.max(MOST_COLUMNS - width, 0));
  const columnOf = new Map(added.map((name, place) => [name, width + place]));
  const left = ({ cells }: Row) =>
    Array.from({ length: width }, (_, column) =>
      titles.columns.has(column) ? '' : (cells[column] ?? ''),
    );
  const turned = rows.map((row): Row => {
    const cells = [...left(row), ...added.map(() => '')];
    for (const { name, value } of titles.pairs) {
      const column = columnOf.get(row.cells[name] ?? '');
      if (column !== undefined) cells[column] ||= row.cells[value] ?? '';
    }
    return { at: row.at, cells };
  });
  const head = table.rows[at] as Row;
  return {
    ...table,
    rows: [
      ...table.rows.slice(0, at),
      { at: head.at, cells: [...left(head), ...added] },
      ...turned,
    ],
    ...(added.length < sorted.length && {
      unread: [
        ...(table.unread ?? []),
        `Прочитаны ${added.length} свойств товаров из ${sorted.length}, остальные нет`,
      ],
    }),
  };
}
