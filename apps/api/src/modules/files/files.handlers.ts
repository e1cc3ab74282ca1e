import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { requireAccount, requireValid } from '../../accounts/auth.ts';
import type { Handler } from '../../contract/contract.ts';
import { type FieldErrors, invalid, type Refusal } from '../../contract/refusal.ts';
import { Problem } from '../../http/problem.ts';
import { formRefusal } from '../../http/upload-form.ts';
import { pictureKey } from '../../storage/pictures.ts';
import { FileProblem } from './file-problem.ts';
import { hasFile, insertFile } from './files.sql.ts';
import { type PicturePurpose, toPicture } from './picture.ts';

const MAX_BYTES = 5 * 1024 * 1024;
const PURPOSES: readonly string[] = ['avatar', 'logo'] satisfies PicturePurpose[];

interface Upload {
  file: Buffer;
  purpose: PicturePurpose;
}

const isPurpose = (text: unknown): text is PicturePurpose => PURPOSES.includes(String(text));

async function readFile(part: MultipartFile): Promise<Buffer> {
  const content = await part.toBuffer();
  if (part.file.truncated) throw new Problem(413, 'Файл больше 5 МБ');
  return content;
}

/** Reads the parts of the form, which may come in any order. */
async function readParts(request: FastifyRequest): Promise<Map<string, unknown>> {
  const parts = new Map<string, unknown>();
  const limits = { fileSize: MAX_BYTES, files: 1, fields: 5, fieldSize: 100 };
  for await (const part of request.parts({ limits }))
    parts.set(part.fieldname, part.type === 'file' ? await readFile(part) : part.value);
  return parts;
}

async function readUpload(request: FastifyRequest): Promise<Upload> {
  const parts = await readParts(request).catch((error: unknown) => {
    throw formRefusal(error, { tooLarge: 'Файл больше 5 МБ' });
  });
  const { file, group, ...unknown } = Object.fromEntries(parts);
  const errors: FieldErrors = Object.fromEntries(
    Object.keys(unknown).map((name) => [name, ['Неизвестное поле']]),
  );
  if (!Buffer.isBuffer(file)) errors.file = ['Выберите файл'];
  else if (file.length === 0) errors.file = ['Файл пуст'];
  if (!isPurpose(group)) errors.group = [`Допустимые значения: ${PURPOSES.join(', ')}`];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { file: file as Buffer, purpose: group as PicturePurpose };
}

const REFUSALS: Record<FileProblem['reason'], () => Refusal> = {
  type: () => new Problem(415, 'Нужна картинка PNG, JPEG или GIF'),
  pixels: () => invalid({ file: ['Картинка больше 40 мегапикселей. Уменьшите её'] }),
  damaged: () => invalid({ file: ['Картинка повреждена'] }),
};

export const uploadFile: Handler<'uploadFile'> = async (request) => {
  const { db, storage, limiter } = request;
  const { id: accountId } = requireAccount(request);
  await limiter.take('uploadByAccount', accountId);
  const { file, purpose } = await readUpload(request);
  await requireValid(request);
  const picture = await toPicture(file, purpose).catch((error: unknown) => {
    throw error instanceof FileProblem ? REFUSALS[error.reason]() : error;
  });
  const id = uuidv7();
  await storage.put(pictureKey(id), picture, { contentType: 'image/webp' });
  await insertFile(db, { id, accountId, purpose });
  return { id };
};

export const getFile: Handler<'getFile'> = async ({ db, storage, params }, reply) => {
  const key = pictureKey(params.file_id);
  if (!(await hasFile(db, params.file_id)) || !(await storage.exists(key))) throw new Problem(404);
  reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable');
  return Buffer.from(await storage.getBytes(key));
};
