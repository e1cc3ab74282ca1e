import { FileProblem } from '../file-problem.ts';
import {
  assertCell,
  createTables,
  createTextLimit,
  fillDown,
  type Merge,
  MOST_COLUMNS,
  type Table,
} from '../table.ts';
import { readElements, readXml } from './xml.ts';
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
const MOST_STRINGS = 1_000_000;

function assertStrings(count: number) {
  if (count > MOST_STRINGS)
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

interface Cell {
  type: string;
  value: string;
  formula: string;
}

function textOf({ type, value, formula }: Cell, strings: readonly string[]): string {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'да' : 'нет';
  if (value === '' && formula !== '') return `=${formula}`;
  return type === 'n' ? plainNumber(value) : value;
}

interface Sheet {
  name: string;
  file: string;
}

/** Gathers the cells of one sheet into rows. */
async function readSheet(
  archive: Archive,
  sheet: Sheet,
  strings: readonly string[],
  tables: ReturnType<typeof createTables>,
) {
  const { table, row } = tables.add(sheet.name);
  let at = 0;
  let column = -1;
  let cells: string[] = [];
  let cell: Cell | undefined;
  let part: 'value' | 'formula' | undefined;
  await readXml(await archive.open(sheet.file), {
    open: (name, attributes) => {
      if (name === 'c') {
        column = attributes.r ? parseReference(attributes.r).column : column + 1;
        cell = { type: attributes.t ?? 'n', value: '', formula: '' };
      } else if (name === 'v' || name === 't') part = 'value';
      else if (name === 'f') part = 'formula';
      else if (name === 'row') {
        const number = Number(attributes.r);
        at = Number.isInteger(number) && number > 0 ? number : at + 1;
        column = -1;
        cells = [];
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
        if (column < MOST_COLUMNS) {
          const text = textOf(cell, strings);
          if (text !== '') {
            while (cells.length < column) cells.push('');
            cells[column] = text;
          }
        }
        cell = undefined;
      } else if (name === 'row') row(at, cells);
    },
  });
  fillDown(table);
}

const TARGETS = /(^|\/)_rels\/workbook\.xml\.rels$/i;

/** Resolves to the visible sheets, in the order of the workbook. */
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
    const isShown = (attributes.state ?? 'visible') === 'visible';
    if (isShown && file && archive.names.includes(file))
      sheets.push({ name: attributes.name ?? '', file });
  });
  return sheets;
}

/** Reads a workbook of Excel 2007 or later, sheet by sheet, without ever holding a whole file of it. */
export async function readXlsx(archive: Archive): Promise<Table[]> {
  const sheets = await readBook(archive);
  const strings = await readStrings(
    archive,
    archive.names.find((name) => /(^|\/)sharedStrings\.xml$/i.test(name)),
  );
  const tables = createTables();
  for (const sheet of sheets) await readSheet(archive, sheet, strings, tables);
  return tables.tables;
}
