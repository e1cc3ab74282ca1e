import { requireAccount } from '../../../accounts/auth.ts';
import type { Handler } from '../../../contract/contract.ts';
import { destinationSoon } from '../../../delivery/destinations.ts';
import { Problem } from '../../../http/problem.ts';
import { landedOf } from '../filter/filter-landed.ts';
import { selectGoods } from './bulk.sql.ts';
import { match, readUpload } from './bulk-shared.handlers.ts';

export const matchBulkOrder: Handler<'matchBulkOrder'> = async (request, reply) => {
  const { id, keyOf } = requireAccount(request);
  await request.limiter.take('bulkByAccount', keyOf ?? id);
  const { text, to } = request.body;
  return match(request, reply, { text }, to);
};

export const matchBulkFile: Handler<'matchBulkFile'> = async (request, reply) => {
  await request.limiter.take('bulkByAccount', requireAccount(request).id);
  return match(request, reply, { file: await readUpload(request) }, request.query.to);
};

export const getBulkGoods: Handler<'getBulkGoods'> = async (request) => {
  requireAccount(request);
  const landed = await landedOf(request.db, request.query, destinationSoon);
  const [goods] = await selectGoods(request.db, [request.params.product_id], { landed });
  if (!goods) throw new Problem(404, 'Такого товара нет');
  return goods;
};
