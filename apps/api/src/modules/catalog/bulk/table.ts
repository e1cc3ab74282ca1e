import { parseCsv } from 'hucre/csv';
import { readXls, readXlsx } from 'hucre/xlsx';
import { type BulkRow, toRow } from './rows.ts';

const begins = (content: Uint8Array, ...bytes: number[]) =>
  bytes.every((byte, at) => content[at] === byte);

/** Text in UTF-8, or in the encoding of Russian Windows. */
function decode(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1251').decode(content);
  }
}

/** The cells of a file's first sheet; undefined for what is no table. */
async function cellsOf(content: Uint8Array): Promise<unknown[][] | undefined> {
  if (begins(content, 0x50, 0x4b)) return (await readXlsx(content)).sheets[0]?.rows ?? [];
  if (begins(content, 0xd0, 0xcf, 0x11, 0xe0))
    return (await readXls(content)).sheets[0]?.rows ?? [];
  if (content.includes(0)) return undefined;
  const text = decode(content);
  return parseCsv(text, { delimiter: text.includes('\t') ? '\t' : text.includes(';') ? ';' : ',' });
}

const textOf = (cell: unknown): string =>
  cell === null || cell === undefined || typeof cell === 'object' ? '' : String(cell);

/** Rows of an XLSX, XLS or CSV; undefined where the file can't be read as one. */
export async function readFileRows(content: Uint8Array): Promise<BulkRow[] | undefined> {
  try {
    const cells = await cellsOf(content);
    return cells?.flatMap((row, at) => toRow(row.map(textOf), at + 1) ?? []);
  } catch {
    return undefined;
  }
}
