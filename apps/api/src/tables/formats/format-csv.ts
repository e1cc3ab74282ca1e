import papaparse from 'papaparse';
import { assertRowNumber, createTables, MAX_COLUMNS, type Table } from '../cells/table.ts';
import { FileProblem } from '../cells/table-file-problem.ts';

/** Russian letters. The encoding that gives the most of them, such as windows-1251, is taken. */
const LIKELY = /[абвгдеёжзийклмнопрстуфхцчшщъыьэюя]/gi;

const BINARY = 'В файле двоичные данные. Нужен прайс-лист: XLSX, XLS, CSV, XML';

/** Longest line in bytes. A longer one would be split into millions of cells at once. */
const LONGEST_LINE = 1024 * 1024;

/** Throws a FileProblem for lines that are too long or too many for a price list, before any of them is held. */
function assertLines(content: Uint8Array) {
  let length = 0;
  let lines = 0;
  for (const byte of content) {
    length++;
    if (length > LONGEST_LINE)
      throw new FileProblem('В файле слишком длинная строка. Это не похоже на прайс-лист');
    if (byte !== 0x0a && byte !== 0x0d) continue;
    length = 0;
    if (byte === 0x0a) assertRowNumber(++lines);
  }
}

const isUtf16 = (content: Uint8Array) => content[0] === 0xff && content[1] === 0xfe;

/** Decodes text in any encoding that Russian programs write. */
export function decodeText(content: Uint8Array): string {
  if (isUtf16(content)) return new TextDecoder('utf-16le').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    const texts = ['windows-1251', 'ibm866', 'koi8-r'].map((encoding) =>
      new TextDecoder(encoding).decode(content),
    );
    const score = (text: string) => text.slice(0, 20_000).match(LIKELY)?.length ?? 0;
    return texts.reduce((best, text) => (score(text) > score(best) ? text : best));
  }
}

const SEPARATORS = [';', '\t', ',', '|'];

/** Returns the separator: what occurs outside quotes equally often on one line and the next. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 50_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 100);
  const score = (separator: string) => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(separator).length - 1;
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    return Math.max(0, ...[...counts].map(([count, times]) => times * Math.min(count, 3)));
  };
  return SEPARATORS.reduce((best, separator) =>
    score(separator) > score(best) ? separator : best,
  );
}

/** Reads the rows of a text table. If no separator is given, the text itself shows it. */
export function readText(text: string, separator?: string): Table[] {
  const [, declared, rest = text] = /^sep=(.)\r?\n([\s\S]*)$/i.exec(text) ?? [];
  const tables = createTables();
  const { row } = tables.add(null);
  let at = declared ? 1 : 0;
  papaparse.parse<string[]>(rest, {
    delimiter: separator ?? declared ?? separatorOf(rest),
    step: ({ data }) => {
      at++;
      row(at, data.slice(0, MAX_COLUMNS));
    },
  });
  return tables.tables;
}

/** Reads a text table: any usual separator and encoding, quoted or not. */
export function readCsv(content: Uint8Array): Table[] {
  if (!isUtf16(content) && content.includes(0)) throw new FileProblem(BINARY);
  assertLines(content);
  const text = decodeText(content).replace(/^\uFEFF/, '');
  if (text.includes('\0')) throw new FileProblem(BINARY);
  return readText(text);
}
