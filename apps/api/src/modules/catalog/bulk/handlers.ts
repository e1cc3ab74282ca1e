import type { BulkMatch } from '@org/api-client/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireAccount, requireValid } from '../../../accounts/auth.ts';
import type { Handler } from '../../../contract/contract.ts';
import { destinationSoon } from '../../../delivery/destinations.ts';
import { callerSignal } from '../../../http/caller-signal.ts';
import { invalid, Problem } from '../../../http/problem.ts';
import { inThread } from '../../../threads/threads.ts';
import { landedOf } from '../filter/landed.ts';
import { loadReference } from '../handlers-shared.ts';
import { selectState } from '../queries.ts';
import type { SentList } from './match-thread.ts';
import { selectGoods } from './queries.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** Has a list matched in another thread: that takes seconds. */
async function match(
  { db }: Pick<FastifyRequest, 'db'>,
  reply: FastifyReply,
  list: SentList,
  to: string | undefined,
) {
  const { id: names } = await loadReference(db, await selectState(db, 0));
  const module = new URL('./match-thread.ts', import.meta.url);
  const options = { signal: callerSignal(reply), db };
  return inThread<BulkMatch>({ module, name: 'matchList' }, { list, names, to }, options);
}

export const matchBulkOrder: Handler<'matchBulkOrder'> = async (request, reply) => {
  const { id, keyOf } = requireAccount(request);
  await request.limiter.take('bulkByAccount', keyOf ?? id);
  const { text, rows, to } = request.body;
  return match(request, reply, rows ? { rows } : { text: text ?? '' }, to);
};

async function readUpload(request: FastifyRequest): Promise<Buffer> {
  const limits = { fileSize: MAX_BYTES, files: 1, fields: 0 };
  try {
    const part = await request.file({ limits });
    if (part?.fieldname !== 'file') throw invalid({ file: ['Выберите файл'] });
    return await part.toBuffer();
  } catch (error) {
    if (error instanceof Problem) throw error;
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new Problem(413, 'Файл больше 5 МБ');
    throw new Problem(400, 'Не удалось разобрать форму');
  }
}

export const matchBulkFile: Handler<'matchBulkFile'> = async (request, reply) => {
  await request.limiter.take('bulkByAccount', requireAccount(request).id);
  const file = await readUpload(request);
  await requireValid(request);
  if (file.length === 0) throw invalid({ file: ['Файл пуст'] });
  return match(request, reply, { file }, request.query.to);
};

export const getBulkGoods: Handler<'getBulkGoods'> = async (request) => {
  requireAccount(request);
  const landed = await landedOf(request.db, request.query, destinationSoon);
  const [goods] = await selectGoods(request.db, [request.params.product_id], { landed });
  if (!goods) throw new Problem(404, 'Такого товара нет');
  return goods;
};
