import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { invalid, TooLarge } from '../../contract/refusal.ts';
import { formRefusal } from '../../http/upload-form.ts';
import { cleanFileName } from './upload.ts';

export const MAX_BYTES = 10 * 2 ** 20;
/** One file, or the parts of one exchange of 1С. */
export const MAX_FILES = 4;
const LONGEST_URL = 2000;
const TOO_LARGE = 'Файл больше 10 МБ. Для проверки хватит его части';

/** What is to be checked: files that have come with the form, or the address of one. */
export interface ListToCheck {
  paths: string[];
  fileName: string;
  url: string | undefined;
}

async function takeParts(
  parts: AsyncIterable<MultipartFile | MultipartValue>,
  directory: string,
): Promise<ListToCheck> {
  const paths: string[] = [];
  const names: string[] = [];
  let url: string | undefined;
  let size = 0;
  for await (const part of parts) {
    if (part.type === 'field') {
      if (part.fieldname !== 'url') throw invalid({ [part.fieldname]: ['Неизвестное поле'] });
      url = String(part.value).trim();
      continue;
    }
    if (part.fieldname !== 'file') throw invalid({ [part.fieldname]: ['Неизвестное поле'] });
    const path = join(directory, String(paths.length));
    await pipeline(part.file, createWriteStream(path));
    size += part.file.bytesRead;
    if (part.file.truncated || size > MAX_BYTES) throw new TooLarge(TOO_LARGE);
    if (part.file.bytesRead > 0) paths.push(path);
    names.push(cleanFileName(part.filename));
  }
  return { paths, fileName: names.join(', ').slice(0, 200), url };
}

/** Reads the form of a check. Its files are written to `directory`. */
export async function readCheckForm(
  parts: AsyncIterable<MultipartFile | MultipartValue>,
  directory: string,
): Promise<ListToCheck> {
  const list = await takeParts(parts, directory).catch((error: unknown) => {
    throw formRefusal(error, { tooLarge: TOO_LARGE, tooMany: `Не больше ${MAX_FILES} файлов` });
  });
  const { paths, fileName, url } = list;
  if (url !== undefined && fileName !== '')
    throw invalid({ url: ['Выберите файл или укажите ссылку, не то и другое'] });
  if (url !== undefined && (url === '' || url.length > LONGEST_URL))
    throw invalid({ url: [url === '' ? 'Укажите ссылку' : 'Ссылка длиннее 2000 знаков'] });
  if (url === undefined && paths.length === 0)
    throw invalid({ file: [fileName === '' ? 'Выберите файл или укажите ссылку' : 'Файл пуст'] });
  return list;
}
