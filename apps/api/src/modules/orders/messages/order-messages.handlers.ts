import { v7 as uuidv7 } from 'uuid';
import { requireAccount, requireValid } from '../../../accounts/auth.ts';
import type { Handler } from '../../../contract/contract.ts';
import { invalid, TooLarge } from '../../../contract/refusal.ts';
import { attach } from '../../../http/attachment.ts';
import { Problem } from '../../../http/problem.ts';
import { formRefusal } from '../../../http/upload-form.ts';
import { noOrder } from '../order-act.handlers.ts';
import { isRepeat } from '../order-repeat.handlers.ts';
import { noSuch } from '../order-words.ts';
import { selectOrder } from '../orders.sql.ts';
import { keyOf } from './order-messages.jobs.ts';
import {
  insertFile,
  insertMessage,
  selectFileName,
  selectMessages,
  selectOwnFiles,
  sumFiles,
} from './order-messages.sql.ts';

const MAX_BYTES = 10 * 1024 * 1024;
/** The limit for all files of one account in an order, so that nobody fills the disk with them. */
const MAX_BYTES_OF_ACCOUNT = 200 * 1024 * 1024;
/** The types of files that are allowed, by extension: nothing that can be run. */
const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  heic: 'image/heic',
  xml: 'application/xml',
  txt: 'text/plain',
  csv: 'text/csv',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  zip: 'application/zip',
};
const extensionOf = (name: string) => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

type Request = Parameters<Handler<'uploadOrderFile'>>[0];

async function requireOrder(request: Pick<Request, 'db' | 'account'>, id: string) {
  const order = await selectOrder(request.db, requireAccount(request), id);
  if (!order) throw noOrder();
  return order;
}

export const listMessages: Handler<'listMessages'> = async (request) => {
  const { id } = request.params;
  await requireOrder(request, id);
  return { data: await selectMessages(request.db, requireAccount(request).id, id) };
};

export const sendMessage: Handler<'sendMessage'> = async (request) => {
  const { db, body, limiter } = request;
  const { id: accountId } = requireAccount(request);
  const { id: orderId } = request.params;
  const order = await requireOrder(request, orderId);
  await limiter.take('messageByAccount', accountId);
  const text = body.text.trim();
  const ids = body.file_ids ?? [];
  if (!text && ids.length === 0) throw invalid({ text: ['Напишите сообщение или приложите файл'] });
  const fileIds = await selectOwnFiles(db, accountId, orderId, ids);
  if (fileIds.length < new Set(ids).size) throw invalid({ file_ids: ['Такого файла нет'] });
  const side = order.is_buyer ? 'buyer' : 'supplier';
  await db.transaction(async (tx) => {
    if (await isRepeat(tx, accountId, 'message', request)) return;
    await insertMessage(tx, { orderId, accountId, side, text, fileIds });
  });
  return { data: await selectMessages(db, accountId, orderId) };
};

async function readFile(request: Request): Promise<{ filename: string; content: Buffer }> {
  try {
    const part = await request.file({ limits: { fileSize: MAX_BYTES, files: 1, fields: 0 } });
    if (!part) throw invalid({ file: ['Выберите файл'] });
    const content = await part.toBuffer();
    if (part.file.truncated) throw new TooLarge('Файл больше 10 МБ');
    return { filename: part.filename, content };
  } catch (error) {
    throw formRefusal(error, { tooLarge: 'Файл больше 10 МБ' });
  }
}

export const uploadOrderFile: Handler<'uploadOrderFile'> = async (request) => {
  const { db, storage, limiter } = request;
  const { id: orderId } = request.params;
  const { id: accountId } = requireAccount(request);
  await requireOrder(request, orderId);
  await limiter.take('uploadByAccount', accountId);
  const { filename, content } = await readFile(request);
  // the file may have come slowly
  await requireValid(request);
  await requireOrder(request, orderId);
  const name = (filename ?? '')
    .replaceAll(/[\p{Cc}/\\]/gu, '')
    .trim()
    .slice(-200);
  const type = TYPES[extensionOf(name)];
  if (!type) throw new Problem(415, `Можно приложить: ${Object.keys(TYPES).join(', ')}`);
  if (content.length === 0) throw invalid({ file: ['Файл пуст'] });
  if ((await sumFiles(db, orderId, accountId)) + content.length > MAX_BYTES_OF_ACCOUNT)
    throw invalid({ file: ['Вы приложили к заказу уже 200 МБ: пришлите остальное ссылкой'] });
  const id = uuidv7();
  await storage.put(keyOf(orderId, id), content, { contentType: type });
  await insertFile(db, { id, orderId, accountId, name, bytes: content.length });
  return { id, name, bytes: content.length };
};

export const getOrderFile: Handler<'getOrderFile'> = async (request, reply) => {
  const { id, file_id } = request.params;
  await requireOrder(request, id);
  const name = await selectFileName(request.db, requireAccount(request).id, id, file_id);
  const key = keyOf(id, file_id);
  if (name === undefined || !(await request.storage.exists(key))) throw noSuch('вложения');
  attach(reply, name, TYPES[extensionOf(name)]);
  return Buffer.from(await request.storage.getBytes(key));
};
