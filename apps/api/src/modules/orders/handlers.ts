import type { OrderPage } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { attach } from '../../attachment.ts';
import { requireAccount } from '../../auth.ts';
import type { Handler } from '../../contract.ts';
import { requireCompany } from '../../membership.ts';
import { type Paging, paged, pagingOf, windowOf } from '../../paging.ts';
import { writeDocument } from '../../spreadsheet/xlsx.ts';
import { ORDER_WIDTHS, orderDocument } from './document.ts';
import { noOrder } from './handlers-act.ts';
import { toOrder, toSummary } from './order.ts';
import { selectOrder, selectSummaries } from './queries.ts';

type OrderRequest = Pick<FastifyRequest, 'db' | 'account' | 'jobs'>;

async function readOrder({ db, account }: Pick<OrderRequest, 'db' | 'account'>, id: string) {
  const row = await selectOrder(db, requireAccount({ account }).id, id);
  if (!row) throw noOrder();
  return toOrder(row);
}

export const getOrder: Handler<'getOrder'> = (request) => readOrder(request, request.params.id);

type ListRequest = Pick<FastifyRequest, 'db' | 'config' | 'url'> & { query: Partial<Paging> };

async function list(
  request: ListRequest,
  filter: Parameters<typeof selectSummaries>[1],
): Promise<OrderPage> {
  const { db, query, config, url } = request;
  const paging = pagingOf(query, undefined);
  const { rows, total } = await selectSummaries(db, filter, windowOf(paging));
  return paged(rows.map(toSummary), total, paging, config.publicUrl + url.split('?')[0]);
}

export const listOrders: Handler<'listOrders'> = (request) =>
  list(request, { buyer: requireAccount(request).id, status: request.query.status });

export const listCompanyOrders: Handler<'listCompanyOrders'> = async (request) => {
  const { id } = request.params;
  await requireCompany(request, id);
  return list(request, { supplier: id, status: request.query.status });
};

export const exportOrder: Handler<'exportOrder'> = async (request, reply) => {
  const order = await readOrder(request, request.params.id);
  const workbook = await writeDocument(`Заказ ${order.number}`, ORDER_WIDTHS, orderDocument(order));
  attach(reply, `Заказ ${order.number}.xlsx`);
  return workbook;
};
