import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { type FieldErrors, invalid, TooLarge } from '../../contract/refusal.ts';
import { formRefusal } from '../../http/upload-form.ts';
import type { Choice } from '../../tables/cells/table-fields.ts';
import { cleanFileName, parseChoices } from './upload.ts';

export const MAX_BYTES = 50 * 1024 * 1024;
/** The files of one exchange of 1С: import.xml, offers.xml, prices.xml, rests.xml. */
export const MAX_FILES = 4;

export interface Upload {
  paths: string[];
  fileName: string;
  fileSize: number;
  hash: Buffer;
  mode: 'replace' | 'update';
  choices: Choice[];
}

const counting = (hash: Hash, count: (bytes: number) => void) =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      count(chunk.length);
      done(null, chunk);
    },
  });

const MODES: readonly string[] = ['replace', 'update'];

type Part = MultipartFile | MultipartValue;

/** Reads the parts of the form as they come. Files are written straight to `directory`. */
async function takeParts(parts: AsyncIterable<Part>, directory: string) {
  const hash = createHash('sha256');
  const paths: string[] = [];
  const names: string[] = [];
  const fields = new Map<string, string>();
  let fileSize = 0;
  for await (const part of parts) {
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value));
      continue;
    }
    const path = join(directory, String(paths.length));
    let size = 0;
    const count = counting(hash, (bytes) => {
      size += bytes;
    });
    await pipeline(part.file, count, createWriteStream(path));
    if (part.file.truncated) throw new TooLarge('Файл больше 50 МБ');
    if (part.fieldname !== 'file') fields.set(part.fieldname, '');
    fileSize += size;
    if (size > 0) paths.push(path);
    names.push(cleanFileName(part.filename));
  }
  if (fileSize > MAX_BYTES) throw new TooLarge('Файлы больше 50 МБ');
  return { paths, fileSize, fileName: names.join(', ').slice(0, 200), hash: hash.digest(), fields };
}

/** Reads the form of a price list. Its files are written to `directory`. */
export async function readUpload(parts: AsyncIterable<Part>, directory: string): Promise<Upload> {
  const { fields, ...files } = await takeParts(parts, directory).catch((error: unknown) => {
    throw formRefusal(error, {
      tooLarge: 'Файл больше 50 МБ',
      tooMany: `Не больше ${MAX_FILES} файлов`,
    });
  });
  const { mode = 'replace', columns = '[]', ...unknown } = Object.fromEntries(fields);
  const choices = parseChoices(columns);
  const errors: FieldErrors = Object.fromEntries(
    Object.keys(unknown).map((name) => [name, ['Неизвестное поле']]),
  );
  if (files.fileName === '') errors.file = ['Выберите файл'];
  else if (files.paths.length === 0) errors.file = ['Файл пуст'];
  if (!MODES.includes(mode)) errors.mode = [`Допустимые значения: ${MODES.join(', ')}`];
  if (!choices) errors.columns = ['Не разобрать столбцы'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { ...files, mode: mode as Upload['mode'], choices: choices ?? [] };
}
