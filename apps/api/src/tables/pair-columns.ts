import { titleWords } from './cells/plain-title.ts';
import { MAX_CELLS, MAX_COLUMNS, type Row, type Table } from './cells/table.ts';
import { findHeader } from './titles/header.ts';
import { titleField } from './titles/titles.ts';

/** Titles of pairs stand no deeper than the titles of lists. */
const DEEPEST = 60;

const OF_PAIR = /attribut|атрибут|свойств|характеристик|propert|param|параметр|feature|option|опци/;
const NAME_WORD = /(?:^| )(?:names?|titles?|имя|название|наименование)(?= |$)/;
const VALUE_WORD = /(?:^| )(?:values?|value s|значени[ея]|значения?)(?= |$)/;
const BESIDE_WORD =
  /(?:^| )(?:visible|global|default|видимость|видимый|глобальн\S*|по умолчанию|variation|вариац\S*)(?= |$)/;
const NUMBER = /(?:^| )(\d{1,3})(?= |$)/;

const IN_RUSSIAN = new Intl.Collator('ru');

/** Names beyond this are not counted. */
const MAX_NAMES = 16_384;

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

type Values = readonly (readonly [name: string, value: string])[];

/** Turns the pairs of a table, which the rows below its titles give, into a column for each name. */
function turned(
  table: Table,
  at: number,
  columns: ReadonlySet<number>,
  valuesOf: (row: Row) => Values,
): Table {
  const rows = table.rows.slice(at + 1);
  const names = new Set<string>();
  for (const row of rows)
    for (const [name] of valuesOf(row)) if (names.size < MAX_NAMES) names.add(name);
  const width = Math.max(...table.rows.map(({ cells }) => cells.length));
  // what is known of products comes first, should there be too many columns
  const [known, others] = [true, false].map((isKnown) =>
    [...names]
      .filter((name) => (titleField(name) !== undefined) === isKnown)
      .toSorted(IN_RUSSIAN.compare),
  );
  const sorted = [...(known ?? []), ...(others ?? [])];
  const most = Math.min(MAX_COLUMNS, Math.floor(MAX_CELLS / table.rows.length));
  const added = sorted.slice(0, Math.max(most - width, 0));
  const columnOf = new Map(added.map((name, place) => [name, width + place]));
  const left = ({ cells }: Row) =>
    Array.from({ length: width }, (_, column) =>
      columns.has(column) ? '' : (cells[column] ?? ''),
    );
  const filled = rows.map((row): Row => {
    const cells = [...left(row), ...added.map(() => '')];
    for (const [name, value] of valuesOf(row)) {
      const column = columnOf.get(name);
      if (column !== undefined) cells[column] ||= value;
    }
    return { at: row.at, cells };
  });
  const head = table.rows[at] as Row;
  return {
    ...table,
    rows: [
      ...table.rows.slice(0, at),
      { at: head.at, cells: [...left(head), ...added] },
      ...filled,
    ],
    ...(added.length < sorted.length && {
      unread: [
        ...(table.unread ?? []),
        `Прочитаны ${added.length} свойств товаров из ${sorted.length}, остальные нет`,
      ],
    }),
  };
}

/** Turns «Attribute 1 name» and «Attribute 1 value(s)» into a column for each name. */
function withNumberedPairs(table: Table): Table {
  const top = table.rows.slice(0, DEEPEST);
  const at = top.findIndex((row) => pairsIn(row) !== undefined);
  const titles = at < 0 ? undefined : pairsIn(table.rows[at] as Row);
  if (!titles) return table;
  return turned(table, at, titles.columns, ({ cells }) =>
    titles.pairs.flatMap(({ name, value }) =>
      cells[name] && cells[value] ? [[cells[name], cells[value]] as const] : [],
    ),
  );
}

const BETWEEN = /[;|\n]+|,\s/;
const IN_CELL = /^(\p{L}[\p{L}\p{N} _.()/-]{0,40}?)\s*[:=]\s*(.{0,200})$/u;
const LONGEST = 3000;

/** Returns the pairs of a cell such as «ширина: 205; профиль: 55»; none if it holds anything else. */
function pairsOfCell(text: string): Values {
  if (text.length > LONGEST || !/[:=]/.test(text)) return [];
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const pairs = parts.flatMap((part) => {
    const [, name, value] = IN_CELL.exec(part) ?? [];
    return name && value !== undefined ? [[name, value] as const] : [];
  });
  return parts.length > 1 && pairs.length === parts.length ? pairs : [];
}

/** Rows in which columns of pairs are looked for. */
const SAMPLE = 200;
const MIN_SHARE = 0.8;

/** Turns columns whose cells hold pairs of names and values into a column for each name. */
function withPairsOfCells(table: Table): Table {
  const isPaired = (text: string | undefined) => text !== undefined && pairsOfCell(text).length > 0;
  const sample = table.rows.slice(0, SAMPLE);
  if (!sample.some(({ cells }) => cells.some(isPaired))) return table;
  const { from } = findHeader(table);
  const rows = table.rows.slice(from, from + SAMPLE);
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) => {
    const values = rows.map(({ cells }) => cells[column] ?? '').filter((text) => text !== '');
    const pairs = values.map(pairsOfCell).filter(({ length }) => length > 0);
    return (
      pairs.length > 0 &&
      pairs.length >= values.length * MIN_SHARE &&
      // words of a description may have colons too
      pairs.flat().some(([name]) => titleField(name) !== undefined)
    );
  });
  return from === 0 || columns.length === 0
    ? table
    : turned(table, from - 1, new Set(columns), ({ cells }) =>
        columns.flatMap((column) => pairsOfCell(cells[column] ?? '')),
      );
}

/** Turns pairs, by which each row names its own values, into a column for each name. */
export const withPairColumns = (table: Table): Table => withPairsOfCells(withNumberedPairs(table));
