import type { Dictionary } from '@org/tyre-names/trade/dictionary';
import { listCurrency } from '../../../tables/cells/currencies.ts';
import { plainTitle } from '../../../tables/cells/plain-title.ts';
import type { Row } from '../../../tables/cells/table.ts';
import type { Layout } from '../columns/recognise.ts';
import { readMoney } from './money.ts';
import { isBlank, type RowValues, sheetOf, valuesOf } from './row-cells.ts';
import { sectionHint } from './section-hint.ts';
import { sizeTitle } from './size-title.ts';
import { readProductTitle, readTitle, readWords, type Saying } from './title.ts';

type Part = keyof Saying;

/** A title that holds for the rows below. Levels go from the outermost to the innermost. */
interface Level {
  says: Saying;
}

const shares = (a: Saying, b: Saying) =>
  Object.keys(a).some((part) => b[part as Part] !== undefined);

/**
 * Tracks what the titles above a row say of it. A title ends the last title of its kind and everything below that one.
 * Titles right after each other are nested. A title that is not understood ends the brand.
 */
export function createContext() {
  let levels: Level[] = [];
  let isAfterTitle = false;

  const cutFrom = (at: number) => {
    if (at >= 0) levels = levels.slice(0, at);
  };
  const cutAt = (holds: (says: Saying) => boolean) =>
    cutFrom(levels.findIndex(({ says }) => holds(says)));

  return {
    /** Adds a title; undefined is a title that is not understood. */
    title: (saying: Saying | undefined) => {
      cutAt(({ section }) => section === 'other');
      if (!isAfterTitle || !saying) cutAt(({ product }) => product !== undefined);
      if (!saying || Object.keys(saying).length === 0) {
        if (!saying) cutAt(({ brand }) => brand !== undefined);
        else if (!isAfterTitle) cutAt(() => true);
        isAfterTitle = true;
        return;
      }
      if (!isAfterTitle) {
        const before = levels.length;
        cutAt((says) => shares(says, saying));
        // «Грузовые шины» replaces «Зимние шины», and titles of used or retreaded tyres
        if (saying.section && levels.length === before)
          cutAt(({ season, condition }) => season !== undefined || condition !== undefined);
        // a title that replaces another one below a brand stays below the brand; any other title ends it
        if (!saying.brand && levels.length === before) cutAt(({ brand }) => brand !== undefined);
      }
      levels.push({ says: saying });
      isAfterTitle = true;
    },
    /** Says that a row with goods follows, and returns what the titles above say of it. */
    goods: (): Saying => {
      isAfterTitle = false;
      return Object.assign({}, ...levels.map(({ says }) => says));
    },
  };
}

/** Returns a number for a text. Equal texts have equal numbers. */
function hashOf(text: string): number {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return (a >>> 0) * 0x200000 + (b >>> 11);
}

/**
 * Finds rows that are equal to an earlier one cell by cell, under the same titles. Columns of row numbers are ignored.
 */
function createCopies({ columns }: Layout) {
  const numbers = new Set(
    columns
      .filter(
        ({ field, title }) =>
          !field && /^(?:n|no|п п|пп|номер)?$/.test(plainTitle(title)) && title !== '',
      )
      .map(({ column }) => column),
  );
  const cellsOf = ({ cells }: Row) => cells.filter((_, column) => !numbers.has(column)).join('\t');
  const seen = new Map<number, { row: Row; above: string }>();
  return {
    of: (row: Row, above: Saying): number | undefined => {
      const text = cellsOf(row);
      const filed = JSON.stringify(above);
      const hash = hashOf(text);
      const earlier = seen.get(hash);
      if (earlier === undefined) seen.set(hash, { row, above: filed });
      return earlier && earlier.above === filed && cellsOf(earlier.row) === text
        ? earlier.row.at
        : undefined;
    },
  };
}

export type { RowValues };

export interface SourceRow extends RowValues {
  sheet: string | null;
  row: number;
  /** The row as in the file. */
  text: string;
  /** The number of an earlier row with the same cells. */
  copyOf: number | undefined;
}

const TEXT_LENGTH = 1000;
const filled = ({ cells }: Row) => cells.filter((cell) => cell !== '');
const LOOKS_LIKE_GOODS = /\d{2,3}\s?[/*xхX×]\s?\d|\d\s?[RРrр]\s?\d{2}/;

/** Tells titles from numbers: the 12 of «Остаток на 12.10» is no title. */
const HAS_LETTER = /\p{L}/u;

const isOfTitle = (cell: string, title: string) =>
  cell.length > 3 ? title.includes(cell) : title.split(/\s+/).includes(cell);

const MIN_NUMBERED = 4;
/** 1, 2, 3 … below the titles: the columns are numbered. */
const isNumbering = (cells: readonly string[]) =>
  cells.length >= MIN_NUMBERED && cells.every((cell, at) => cell === String(at + 1));

/** True for rows that are no goods: titles repeated among the goods, numbers of columns, and totals below. */
const isNoise = (cells: readonly string[], titles: readonly string[]) => {
  const repeated = cells.filter(
    (cell) => HAS_LETTER.test(cell) && titles.some((title) => isOfTitle(cell, title)),
  );
  return (
    repeated.length >= Math.max(2, cells.length / 2) ||
    isNumbering(cells) ||
    /^(?:итого|всего)/i.test(cells[0] ?? '')
  );
};

const isNumber = (text: string) => /^[\d\s.,+-]+$/.test(text);

/**
 * Returns the title in a row with a single text; undefined if the row has a code or a price, or if the text looks like
 * goods.
 */
function titleOf(row: Row, { values }: RowValues): string | undefined {
  const texts = filled(row).filter((text) => !isNumber(text));
  const [only = '', another] = texts;
  if (another !== undefined || only === '' || LOOKS_LIKE_GOODS.test(only)) return undefined;
  if (values.supplier_article && values.supplier_article !== only) return undefined;
  const price = values.bulk_price === only ? undefined : values.bulk_price;
  return price && readMoney(price)?.kopecks ? undefined : only;
}

/** Reads a path of groups, the innermost last: «Шины / Зимние». */
const readGroups = (groups: readonly string[], dictionary: Dictionary): Saying =>
  Object.assign(
    {},
    ...groups
      .flatMap((group) => group.split(/\s*[/>|\\]\s*/))
      .map((part) => readWords(part, dictionary) ?? {}),
  );

/**
 * Returns what the name of the sheet and the titles above the columns say of the whole list. Brands there are left out:
 * they name the seller.
 */
function readListTitles(
  { table, header }: Layout,
  ofSheet: Saying | undefined,
  dictionary: Dictionary,
): Saying[] {
  const titles = table.rows.slice(0, header.from).flatMap((row) => {
    const [only = '', another] = filled(row);
    return another === undefined ? [readTitle(only, dictionary)] : [];
  });
  return [ofSheet, ...titles].flatMap((saying) =>
    !saying || saying.brand || saying.section === 'other' ? [] : [saying],
  );
}

/** Returns the column in which a list writes each brand once, in the first of its rows, if it has one. */
function brandOnceIn({ table, header, columns }: Layout): number | undefined {
  const column = columns.find(({ field }) => field === 'brand')?.column;
  if (column === undefined) return undefined;
  const rows = table.rows.slice(header.from).filter((row) => filled(row).length > 2);
  const cells = rows.map((row) => row.cells[column] ?? '');
  const brands = cells.filter((text) => !isBlank(text, 'brand'));
  const isOnce = brands.length > 1 && new Set(brands).size === brands.length;
  return isOnce && brands.length < cells.length / 2 && !isBlank(cells[0]!, 'brand')
    ? column
    : undefined;
}

/** Returns the currency of all prices, as the file, the rows above the titles or the name of the sheet say. */
function currencyAbove({ table, header }: Layout): string | undefined {
  const above = table.rows.slice(0, header.from).flatMap(({ cells }) =>
    // titles of columns speak for themselves
    cells.filter((cell) => cell !== '' && !header.titles.some((title) => isOfTitle(cell, title))),
  );
  const currencies = [...above, table.sheet ?? ''].map(listCurrency);
  return table.currency ?? currencies.find((currency) => currency !== undefined);
}

/** Yields the rows of a table that are goods, each with what the sheet and the rows above say of it. */
export function* readRows(layout: Layout, dictionary: Dictionary): Generator<SourceRow> {
  const { table, header } = layout;
  const { sheet, rates } = table;
  const ofSheet = sectionHint(sheet ?? '');
  const context = createContext();
  const ofList = readTitle(sheet ?? '', dictionary);
  for (const saying of readListTitles(layout, ofList, dictionary)) context.title(saying);
  const brandColumn = brandOnceIn(layout);
  let size: string | undefined;
  let brand: { written: string; known: string | undefined } | undefined;
  const sayings = new Map<string, Saying>();
  const copies = createCopies(layout);
  const columns = sheetOf(layout);
  let currency = currencyAbove(layout);
  const sayingOf = (groups: readonly string[]) => {
    const key = groups.join('\n');
    const saying = sayings.get(key) ?? readGroups(groups, dictionary);
    sayings.set(key, saying);
    return saying;
  };
  for (const row of table.rows.slice(header.from)) {
    const cells = filled(row);
    if (layout.hiddenRows.has(row.at) || isNoise(cells, header.titles)) continue;
    const { groups, ...found } = valuesOf(row, columns);
    const ofSize = cells.length === 1 ? sizeTitle(cells[0] ?? '') : undefined;
    if (ofSize !== undefined) {
      size = ofSize;
      continue;
    }
    const title = titleOf(row, found);
    if (title !== undefined) {
      currency = listCurrency(title) ?? currency;
      const saying = readTitle(title, dictionary) ?? readProductTitle(title, dictionary);
      if (!saying?.brand && saying?.season === undefined) size = undefined;
      context.title(saying);
      brand = undefined;
      continue;
    }
    const above = context.goods();
    if (brandColumn !== undefined) {
      const { brand: written } = found.values;
      if (written) brand = { written, known: readTitle(written, dictionary)?.brand };
      // a name's own brand goes before one that stands above
      if (brand?.known) above.brand = brand.known;
      else if (brand) found.values.brand ??= brand.written;
    }
    if (size !== undefined) found.values.size ??= size;
    const group = groups.length > 0 ? sayingOf(groups) : undefined;
    const hint = sectionHint(found.values.section ?? '');
    yield {
      ...found,
      group,
      above,
      rates,
      listCurrency: currency,
      hint: group?.section ?? hint ?? above.section ?? ofSheet,
      sheet,
      row: row.at,
      copyOf: copies.of(row, above),
      // made on demand for rejected rows: fifty thousand texts would be held for nothing
      get text() {
        return filled(row).join(' · ').slice(0, TEXT_LENGTH);
      },
    };
  }
}
