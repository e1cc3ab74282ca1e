import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { FileProblem } from './file-problem.ts';
import { readAnyJson, readAnyXml } from './formats/any-elements.ts';
import { readCommerceMl } from './formats/commerceml.ts';
import { readCsv } from './formats/csv.ts';
import { isJson } from './formats/json.ts';
import { readOds } from './formats/ods.ts';
import { readXlsx } from './formats/xlsx.ts';
import { readYml } from './formats/yml.ts';
import { type Archive, openArchive } from './formats/zip.ts';
import { withPairColumns } from './pair-columns.ts';
import type { Table } from './table.ts';

const HEAD_BYTES = 4096;

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

type Kind = 'zip' | 'xls' | 'yml' | 'commerceml' | 'xml' | 'markup' | 'json' | 'text';

const startsWith = (head: Buffer, ...bytes: number[]) =>
  bytes.every((byte, at) => head[at] === byte);

/** Returns the kind of a file by its first bytes, whatever its name is. */
function kindOf(head: Buffer): Kind {
  if (startsWith(head, 0x50, 0x4b, 0x03, 0x04)) return 'zip';
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) return 'xls';
  const encoding = startsWith(head, 0xff, 0xfe) ? 'utf-16le' : 'utf-8';
  const text = new TextDecoder(encoding).decode(head).trimStart();
  if (isJson(text)) return 'json';
  if (!text.startsWith('<')) return 'text';
  if (text.includes('<yml_catalog')) return 'yml';
  // in windows-1251 the name of the root is not valid UTF-8
  if (/CommerceML|urn:1C\.ru:commerceml|КоммерческаяИнформация/i.test(text)) return 'commerceml';
  if (new TextDecoder('windows-1251').decode(head).includes('КоммерческаяИнформация'))
    return 'commerceml';
  return /<html|<table|<workbook/i.test(text) ? 'markup' : 'xml';
}

const UNKNOWN =
  'Не похоже на прайс-лист. Подойдут XLSX, XLS, ODS, CSV, CommerceML, YML, XML и JSON';

/** Yields the content of a file in an archive. The file is opened when it is first read. */
async function* contentOf(archive: Archive, name: string): AsyncGenerator<Uint8Array> {
  yield* await archive.open(name);
}

/** Reads what an archive holds: a workbook, or an exchange of 1С. */
async function readArchive(archive: Archive): Promise<Table[]> {
  const { names } = archive;
  if (names.some((name) => /(^|\/)workbook\.xml$/i.test(name))) return readXlsx(archive);
  if (names.some((name) => /(^|\/)workbook\.bin$/i.test(name)))
    throw new FileProblem('Формат XLSB не читается. Сохраните файл как XLSX');
  if (names.includes('content.xml')) return readOds(archive);
  const documents = names.filter((name) => /\.xml$/i.test(name) && !/(^|\/)\./.test(name));
  if (documents.length === 0) throw new FileProblem(UNKNOWN);
  return readCommerceMl(documents.map((name) => contentOf(archive, name)));
}

async function readZip(path: string): Promise<Table[]> {
  const archive = await openArchive(path);
  try {
    return await readArchive(archive);
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem('Файл повреждён или загружен не полностью');
  } finally {
    archive.close();
  }
}

async function readFileOf(path: string, kind: Kind): Promise<Table[]> {
  switch (kind) {
    case 'zip':
      return readZip(path);
    case 'yml':
      return readYml(() => createReadStream(path));
    case 'commerceml':
      return readCommerceMl([createReadStream(path)]);
    case 'xls':
    case 'markup': {
      // this library is the largest of all, and the format is rare
      const { readXls } = await import('./formats/xls.ts');
      return readXls(await readFile(path));
    }
    case 'json':
      return readAnyJson(await readFile(path));
    case 'text':
      return readCsv(await readFile(path));
    case 'xml':
      return readAnyXml(() => createReadStream(path));
  }
}

/**
 * Reads a price list in any format, recognised by its content. Several files are the parts of one exchange of 1С.
 * Throws a FileProblem if they can't be read. It occupies its thread for seconds.
 */
export async function readTables(paths: readonly string[]): Promise<Table[]> {
  const kinds = await Promise.all(paths.map(async (path) => kindOf(await readHead(path))));
  const [path = '', ...others] = paths;
  if (others.length > 0) {
    if (kinds.some((kind) => kind !== 'commerceml'))
      throw new FileProblem('Вместе загружаются только файлы CommerceML: import.xml и offers.xml');
    return readCommerceMl(paths.map((each) => createReadStream(each)));
  }
  const tables = await readFileOf(path, kinds[0] ?? 'text');
  if (tables.every(({ rows }) => rows.length === 0))
    throw new FileProblem('В файле нет ни одной строки');
  return tables.map(withPairColumns);
}
