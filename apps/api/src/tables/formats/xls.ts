import { read, type WorkSheet } from '@e965/xlsx';
import { createTables, fillDown, MAX_COLUMNS, type Table } from '../cells/table.ts';
import { FileProblem } from '../cells/table-file-problem.ts';

type DenseSheet = WorkSheet & {
  '!data'?: ({ v?: unknown; w?: string; f?: string } | undefined)[][];
};

function textOf(cell: { v?: unknown; w?: string; f?: string } | undefined): string {
  const { v: value, w: shown, f: formula } = cell ?? {};
  if (value === undefined || value === null) return formula ? `=${formula}` : '';
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  return typeof value === 'string' ? value : (shown ?? '');
}

const CHARSET = /charset\s*=\s*["']?([\w-]+)/i;

/** Decodes a table of HTML or XML in its declared encoding, by default UTF-8, or else in windows-1251. */
function decodeMarkup(content: Uint8Array): string {
  const head = Buffer.from(content.subarray(0, 4096)).toString('latin1');
  if (content[0] === 0xff && content[1] === 0xfe)
    return new TextDecoder('utf-16le').decode(content);
  try {
    return new TextDecoder(CHARSET.exec(head)?.[1] ?? 'utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1251').decode(content);
  }
}

/** Characters with a meaning in markup; they stay as they are written. */
const MEANING = new Set([0x22, 0x26, 0x27, 0x3c, 0x3e]);

/** Replaces characters that are written by number, which the library does not: `&#8381;` is the rouble sign. */
const withSigns = (markup: string) =>
  markup.replace(/&#(?:x([0-9a-f]{2,5})|(\d{2,6}));/gi, (whole, hex?: string, decimal?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return MEANING.has(code) || code > 0x10ffff ? whole : String.fromCodePoint(code);
  });

const isMarkup = (content: Uint8Array) =>
  /^\s*(?:\xef\xbb\xbf)?</.test(Buffer.from(content.subarray(0, 20)).toString('latin1')) ||
  (content[0] === 0xff && content[1] === 0xfe);

function open(content: Uint8Array) {
  try {
    const source = isMarkup(content) ? withSigns(decodeMarkup(content)) : content;
    return read(source, {
      type: typeof source === 'string' ? 'string' : 'buffer',
      // cells stay as they are written: «5 200,00 р.» is no number for a browser
      raw: true,
      dense: true,
      cellHTML: false,
      cellText: false,
      cellFormula: true,
      // with what is hidden
      cellStyles: true,
    });
  } catch (error) {
    throw new FileProblem(
      /password|encrypt/i.test(String(error))
        ? 'Файл Excel защищён паролем. Снимите пароль и загрузите снова'
        : 'Файл Excel повреждён или загружен не полностью',
    );
  }
}

/** Returns what the program of a workbook hides of a sheet; undefined if it hides nothing. */
function hiddenIn(sheet: WorkSheet, isSheet: boolean): Table['hidden'] {
  const isHidden = (part: { hidden?: boolean } | undefined) => part?.hidden === true;
  const rows = (sheet['!rows'] ?? []).flatMap((row, at) => (isHidden(row) ? [at + 1] : []));
  const columns = (sheet['!cols'] ?? []).flatMap((column, at) => (isHidden(column) ? [at] : []));
  return isSheet || rows.length > 0 || columns.length > 0
    ? { isSheet, rows: new Set(rows), columns: new Set(columns) }
    : undefined;
}

/** Reads a workbook of Excel 97–2003, or what 1С and others pass off as one: an HTML table, or XML of Excel 2003. */
export function readXls(content: Uint8Array): Table[] {
  const book = open(content);
  const tables = createTables();
  for (const [at, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name] as DenseSheet | undefined;
    if (!sheet) continue;
    const { table, row } = tables.add(name);
    const hidden = hiddenIn(sheet, Boolean(book.Workbook?.Sheets?.[at]?.Hidden));
    if (hidden) table.hidden = hidden;
    for (const [index, cells] of (sheet['!data'] ?? []).entries())
      if (cells) row(index + 1, Array.from(cells.slice(0, MAX_COLUMNS), textOf));
    table.merges.push(
      ...(sheet['!merges'] ?? []).map(({ s, e }) => ({
        top: s.r,
        left: s.c,
        bottom: e.r,
        right: e.c,
      })),
    );
    fillDown(table);
  }
  return tables.tables;
}
