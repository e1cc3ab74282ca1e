import {
  assertCell,
  createTables,
  createTextLimit,
  fillDown,
  MAX_COLUMNS,
  type Merge,
  type Table,
  unreadColumns,
} from '../cells/table.ts';
import { FileProblem } from '../cells/table-file-problem.ts';
import { readElements, readXml } from './format-xml.ts';
import { type NumberFormat, numberFormat, shownDay } from './number-format.ts';
import type { Archive } from './zip.ts';

/** Splits a reference such as `AB12` into its column, from 0, and its row, from 1. */
function parseReference(reference: string): { column: number; row: number } {
  let column = 0;
  let at = 0;
  for (; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return { column: column - 1, row: Number(reference.slice(at)) };
}

function parseMerge(reference: string): Merge {
  const [from = '', to = from] = reference.split(':');
  const [first, last] = [parseReference(from), parseReference(to)];
  return { top: first.row - 1, left: first.column, bottom: last.row - 1, right: last.column };
}

/** Digits that a number keeps. A text that is no longer than this is already as it was typed. */
const DIGITS = 15;

/** Returns a number as it was typed: `57.1` and not `57.100000000000001`. */
const plainNumber = (text: string) => {
  const value = Number(text);
  if (text === '' || Number.isNaN(value)) return text;
  return String(text.length > DIGITS ? Number(value.toPrecision(DIGITS)) : value);
};

/** Most different texts in a file: five columns of the longest list. */
const MAX_STRINGS = 1_000_000;

function assertStrings(count: number) {
  if (count > MAX_STRINGS)
    throw new FileProblem('В файле слишком много разных текстов. Разделите его на части');
}

/** Reads the table of strings that cells refer to. */
async function readStrings(archive: Archive, name: string | undefined): Promise<string[]> {
  if (!name) return [];
  const strings: string[] = [];
  const limitText = createTextLimit();
  let current = '';
  let isText = false;
  let inPhonetic = false;
  await readXml(await archive.open(name), {
    open: (element, attributes) => {
      if (element === 'sst') assertStrings(Number(attributes.uniqueCount ?? 0));
      if (element === 'rPh') inPhonetic = true;
      isText = element === 't' && !inPhonetic;
    },
    text: (text) => {
      if (!isText) return;
      current += text;
      assertCell(current);
    },
    close: (element) => {
      isText = false;
      if (element === 'rPh') inPhonetic = false;
      if (element !== 'si') return;
      limitText(current);
      strings.push(current);
      assertStrings(strings.length);
      current = '';
    },
  });
  return strings;
}

/** Most formats of cells in a workbook, as in Excel. */
const MAX_FORMATS = 65_490;

/** Reads how cells show their numbers, by the number of their style; undefined for styles that change nothing. */
async function readFormats(
  archive: Archive,
  name: string | undefined,
): Promise<(NumberFormat | undefined)[]> {
  if (!name) return [];
  const codes = new Map<number, string>();
  const formats: (NumberFormat | undefined)[] = [];
  let areCells = false;
  await readXml(await archive.open(name), {
    open: (element, attributes) => {
      if (element === 'numFmt' && codes.size < MAX_FORMATS)
        codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      else if (element === 'cellXfs') areCells = true;
      else if (element === 'xf' && areCells && formats.length < MAX_FORMATS) {
        const id = Number(attributes.numFmtId ?? 0);
        formats.push(numberFormat(id, codes.get(id)));
      }
    },
    close: (element) => {
      if (element === 'cellXfs') areCells = false;
    },
  });
  return formats;
}

interface Cell {
  type: string;
  format: NumberFormat | undefined;
  value: string;
  formula: string;
}

function textOf({ type, value, formula, format }: Cell, strings: readonly string[]): string {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'да' : 'нет';
  if (value === '' && formula !== '') return `=${formula}`;
  if (type === 'd') return shownDay(value, format);
  if (type !== 'n') return value;
  return (format && value !== '' && format(Number(value))) || plainNumber(value);
}

interface Sheet {
  name: string;
  file: string;
  isHidden: boolean;
}

/** What all sheets of a workbook refer to. */
interface Book {
  strings: readonly string[];
  formats: readonly (NumberFormat | undefined)[];
}

const isYes = (text: string | undefined) => text === '1' || text === 'true';

/** Gathers the cells of one sheet into rows. */
async function readSheet(
  archive: Archive,
  sheet: Sheet,
  { strings, formats }: Book,
  tables: ReturnType<typeof createTables>,
) {
  const { table, row } = tables.add(sheet.name);
  const hidden = { rows: new Set<number>(), columns: new Set<number>() };
  let widest = 0;
  let isRowHidden = false;
  let at = 0;
  let column = -1;
  let cells: string[] = [];
  let cell: Cell | undefined;
  let part: 'value' | 'formula' | undefined;
  await readXml(await archive.open(sheet.file), {
    open: (name, attributes) => {
      if (name === 'c') {
        column = attributes.r ? parseReference(attributes.r).column : column + 1;
        const format = attributes.s === undefined ? undefined : formats[Number(attributes.s)];
        cell = { type: attributes.t ?? 'n', format, value: '', formula: '' };
      } else if (name === 'v' || name === 't') part = 'value';
      else if (name === 'f') part = 'formula';
      else if (name === 'row') {
        const number = Number(attributes.r);
        at = Number.isInteger(number) && number > 0 ? number : at + 1;
        column = -1;
        cells = [];
        isRowHidden = isYes(attributes.hidden);
      } else if (name === 'col' && isYes(attributes.hidden)) {
        const last = Math.min(Number(attributes.max), MAX_COLUMNS);
        for (let each = Number(attributes.min); each <= last; each++) hidden.columns.add(each - 1);
      } else if (name === 'mergeCell' && attributes.ref)
        table.merges.push(parseMerge(attributes.ref));
    },
    text: (text) => {
      if (!cell || !part) return;
      cell[part] += text;
      assertCell(cell[part]);
    },
    close: (name) => {
      part = undefined;
      if (name === 'c' && cell) {
        const text = textOf(cell, strings);
        if (text !== '') widest = Math.max(widest, column + 1);
        if (column < MAX_COLUMNS) {
          if (text !== '') {
            while (cells.length < column) cells.push('');
            cells[column] = text;
          }
        }
        cell = undefined;
      } else if (name === 'row') {
        if (isRowHidden && cells.length > 0) hidden.rows.add(at);
        row(at, cells);
      }
    },
  });
  fillDown(table);
  const isHidden = sheet.isHidden || hidden.rows.size > 0 || hidden.columns.size > 0;
  Object.assign(
    table,
    unreadColumns(widest),
    isHidden && { hidden: { ...hidden, isSheet: sheet.isHidden } },
  );
}

const TARGETS = /(^|\/)_rels\/workbook\.xml\.rels$/i;

/** The sheets, in the order of the workbook. */
async function readBook(archive: Archive): Promise<Sheet[]> {
  const book = archive.names.find((name) => /(^|\/)workbook\.xml$/i.test(name));
  const rels = archive.names.find((name) => TARGETS.test(name));
  if (!book || !rels) throw new FileProblem('Файл Excel повреждён: в нём нет книги');
  const folder = book.slice(0, book.lastIndexOf('/') + 1);
  const targets = new Map<string, string>();
  await readElements(await archive.open(rels), ['Relationship'], ({ attributes }) => {
    const { Id = '', Target = '' } = attributes;
    targets.set(Id, Target.startsWith('/') ? Target.slice(1) : folder + Target);
  });
  const sheets: Sheet[] = [];
  await readElements(await archive.open(book), ['sheet'], ({ attributes }) => {
    const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
    const file = targets.get(id);
    const isHidden = (attributes.state ?? 'visible') !== 'visible';
    if (file && archive.names.includes(file))
      sheets.push({ name: attributes.name ?? '', file, isHidden });
  });
  return sheets;
}

/** Reads a workbook of Excel 2007 or later, sheet by sheet, without ever holding a whole file of it. */
export async function readXlsx(archive: Archive): Promise<Table[]> {
  const sheets = await readBook(archive);
  const part = (pattern: RegExp) => archive.names.find((name) => pattern.test(name));
  const book = {
    strings: await readStrings(archive, part(/(^|\/)sharedStrings\.xml$/i)),
    formats: await readFormats(archive, part(/(^|\/)styles\.xml$/i)),
  };
  const tables = createTables();
  for (const sheet of sheets) await readSheet(archive, sheet, book, tables);
  return tables.tables;
}
