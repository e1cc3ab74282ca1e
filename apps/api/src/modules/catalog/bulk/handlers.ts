import type { FastifyRequest } from 'fastify';
import { requireAccount, requireValid } from '../../../accounts/auth.ts';
import type { Handler } from '../../../contract/contract.ts';
import { invalid, Problem } from '../../../http/problem.ts';
import { FileProblem } from '../../../tables/file-problem.ts';
import { fileTables } from '../../../tables/file-tables.ts';
import { loadReference } from '../handlers-shared.ts';
import { selectState } from '../queries.ts';
import { keptRows } from './kept-rows.ts';
import { matchRows } from './match-list.ts';
import { selectGoods } from './queries.ts';
import { fileRows, textRows } from './reading/list-rows.ts';
import type { SourceRow } from './reading/source-row.ts';

type Db = FastifyRequest['db'];

const MOST_ROWS = 500;
const MAX_BYTES = 5 * 1024 * 1024;

async function match(db: Db, rows: readonly SourceRow[], field: string) {
  if (rows.length === 0) throw invalid({ [field]: ['Здесь нет ни одной строки'] });
  if (rows.length > MOST_ROWS)
    throw invalid({ [field]: [`Строк ${rows.length}, а разобрать можно до ${MOST_ROWS} за раз`] });
  return matchRows(db, rows, await loadReference(db, await selectState(db, 0)));
}

export const matchBulkOrder: Handler<'matchBulkOrder'> = async (request) => {
  await request.limiter.take('bulkByAccount', requireAccount(request).id);
  const { text, rows } = request.body;
  return rows
    ? match(request.db, keptRows(rows), 'rows')
    : match(request.db, textRows(text ?? ''), 'text');
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

export const matchBulkFile: Handler<'matchBulkFile'> = async (request) => {
  await request.limiter.take('bulkByAccount', requireAccount(request).id);
  const content = await readUpload(request);
  await requireValid(request);
  if (content.length === 0) throw invalid({ file: ['Файл пуст'] });
  const tables = await fileTables(content).catch((error: unknown) => {
    throw error instanceof FileProblem ? new Problem(415, error.message) : error;
  });
  return match(request.db, fileRows(tables), 'file');
};

export const getBulkGoods: Handler<'getBulkGoods'> = async (request) => {
  requireAccount(request);
  const [goods] = await selectGoods(request.db, [request.params.product_id]);
  if (!goods) throw new Problem(404, 'Такого товара нет');
  return goods;
};
