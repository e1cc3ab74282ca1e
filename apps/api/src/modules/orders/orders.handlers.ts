import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../accounts/auth.ts';
import type { Handler } from '../../contract/contract.ts';
import { attach } from '../../http/attachment.ts';
import { writePaper } from './documents/paper.ts';
import { toOrder } from './order.ts';
import { noOrder } from './order-act.handlers.ts';
import { selectOrder } from './orders.sql.ts';

type OrderRequest = Pick<FastifyRequest, 'db' | 'account' | 'jobs'>;

async function readOrder({ db, account }: Pick<OrderRequest, 'db' | 'account'>, id: string) {
  const row = await selectOrder(db, requireAccount({ account }), id);
  if (!row) throw noOrder();
  return toOrder(row);
}

export const getOrder: Handler<'getOrder'> = (request) => readOrder(request, request.params.id);

export const exportOrder: Handler<'exportOrder'> = async (request, reply) => {
  const order = await readOrder(request, request.params.id);
  const workbook = await writePaper(reply, 'writeOrder', order);
  attach(reply, `Заказ ${order.number}.xlsx`);
  return Buffer.from(workbook);
};
