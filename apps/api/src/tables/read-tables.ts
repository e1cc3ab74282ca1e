import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import type { Table } from './cells/table.ts';
import { FileProblem } from './cells/table-file-problem.ts';
import { readAnyJson, readAnyXml } from './formats/any-elements.ts';
import { readCsv } from './formats/format-csv.ts';
import { readXlsx } from './formats/format-xlsx.ts';
import { isJson } from './formats/json.ts';
import { readOds } from './formats/ods.ts';
import { readCommerceMl } from './formats/table-format-commerceml.ts';
import { readYml } from './formats/table-format-yml.ts';
import { type Archive, openArchive } from './formats/zip.ts';
import { withPairColumns } from './pair-columns.ts';

/** As many bytes show what a file is. */
const HEAD_BYTES = 4096;

/** A file that may be read several times. */
interface Source {
  head: () => Promise<Buffer>;
  stream: () => AsyncIterable<Uint8Array>;
  bytes: () => Promise<Buffer>;
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const sourceOf = (path: string): Source => ({
  head: () => readHead(path),
  stream: () => createReadStream(path),
  bytes: () => readFile(path),
});

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

/** Most bytes of a packed file that is held whole. */
const MAX_HELD = 64 * 1024 * 1024;

/** Collects the first bytes of a stream, at most `most` and a little more. */
async function collect(stream: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > most) break;
  }
  return Buffer.concat(chunks);
}

const packed = (archive: Archive, name: string): Source => ({
  head: async () => (await collect(contentOf(archive, name), HEAD_BYTES)).subarray(0, HEAD_BYTES),
  stream: () => contentOf(archive, name),
  bytes: async () => {
    const content = await collect(contentOf(archive, name), MAX_HELD);
    if (content.length > MAX_HELD) throw new FileProblem('В архиве слишком большой файл');
    return content;
  },
});

/** Files of lists as programs pack them. */
const LIST = /\.(?:xml|yml|jsonl?|ndjson|csv|txt|tsv|xlsx?|xlsm|ods|html?)$/i;
/** What programs of archives add on their own. */
const ADDED = /(?:^|\/)(?:\.|__MACOSX\/)/;

/** Reads the lists in an archive: the parts of an exchange of 1С, or a single list. */
async function readPacked(archive: Archive): Promise<Table[]> {
  const files = await Promise.all(
    archive.names
      .filter((name) => LIST.test(name) && !ADDED.test(name))
      .map(async (name) => {
        const source = packed(archive, name);
        return { source, kind: kindOf(await source.head()) };
      }),
  );
  const ofExchange = files.filter(({ kind }) => kind === 'commerceml');
  if (ofExchange.length > 0) return readCommerceMl(ofExchange.map(({ source }) => source.stream()));
  const [file, another] = files;
  if (!file) throw new FileProblem(UNKNOWN);
  if (another) throw new FileProblem('В архиве несколько прайс-листов. Загрузите их по одному');
  return file.kind === 'zip'
    ? readInner(await file.source.bytes())
    : readSource(file.source, file.kind);
}

/** Reads a workbook; undefined if the archive is none. */
async function readBook(archive: Archive): Promise<Table[] | undefined> {
  const { names } = archive;
  if (names.some((name) => /(^|\/)workbook\.xml$/i.test(name))) return readXlsx(archive);
  if (names.some((name) => /(^|\/)workbook\.bin$/i.test(name)))
    throw new FileProblem('Формат XLSB не читается. Сохраните файл как XLSX');
  return names.includes('content.xml') ? readOds(archive) : undefined;
}

/** Reads a workbook that lies in an archive, which is an archive itself. */
const readInner = (content: Buffer): Promise<Table[]> =>
  withArchive(content, async (archive) => {
    const tables = await readBook(archive);
    if (!tables)
      throw new FileProblem('В архиве лежит другой архив. Распакуйте его и загрузите его');
    return tables;
  });

/** Reads what an archive holds: a workbook, or lists. */
const readZip = (path: string): Promise<Table[]> =>
  withArchive(path, async (archive) => (await readBook(archive)) ?? readPacked(archive));

async function withArchive(
  file: string | Buffer,
  read: (archive: Archive) => Promise<Table[]>,
): Promise<Table[]> {
  const archive = await openArchive(file);
  try {
    return await read(archive);
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem('Файл повреждён или загружен не полностью');
  } finally {
    archive.close();
  }
}

async function readSource({ stream, bytes }: Source, kind: Exclude<Kind, 'zip'>): Promise<Table[]> {
  switch (kind) {
    case 'yml':
      return readYml(stream);
    case 'commerceml':
      return readCommerceMl([stream()]);
    case 'xls':
    case 'markup': {
      // this library is the largest of all, and the format is rare
      const { readXls } = await import('./formats/xls.ts');
      return readXls(await bytes());
    }
    case 'json':
      return readAnyJson(await bytes());
    case 'text':
      return readCsv(await bytes());
    case 'xml':
      return readAnyXml(stream);
  }
}

/**
 * Reads a price list in any format, recognised by its content. Several files are the parts of one exchange of 1С.
 * Throws a FileProblem if they can't be read. It occupies its thread for seconds.
 */
export async function readTables(paths: readonly string[]): Promise<Table[]> {
  const sources = paths.map(sourceOf);
  const kinds = await Promise.all(sources.map(async ({ head }) => kindOf(await head())));
  const [path = '', ...others] = paths;
  if (others.length > 0) {
    if (kinds.some((kind) => kind !== 'commerceml'))
      throw new FileProblem('Вместе загружаются только файлы CommerceML: import.xml и offers.xml');
    return readCommerceMl(sources.map(({ stream }) => stream()));
  }
  const [kind = 'text'] = kinds;
  const tables = kind === 'zip' ? await readZip(path) : await readSource(sourceOf(path), kind);
  if (tables.every(({ rows }) => rows.length === 0))
    throw new FileProblem('В файле нет ни одной строки');
  return tables.map(withPairColumns);
}
