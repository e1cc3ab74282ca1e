import type { OrderPage } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../../accounts/auth.ts';
import { requireCompany } from '../../../accounts/membership.ts';
import type { Handler } from '../../../contract/contract.ts';
import { attach } from '../../../http/attachment.ts';
import { type Paging, paged, pagingOf, windowOf } from '../../../http/paging.ts';
import { streamTable } from '../../../spreadsheet/spreadsheet-xlsx.ts';
import { toFigures, toSummary } from '../order.ts';
import { selectOwnPurchases, selectTrade, selectUsualSizes } from '../trade/trade-figures.sql.ts';
import {
  type OrdersFilter,
  type OrdersSide,
  selectFigures,
  selectPartners,
  selectPayments,
  selectStatuses,
  selectSummaries,
  selectWaiting,
} from './order-lists.sql.ts';
import { ORDER_COLUMNS, tradeColumns } from './order-sheets.ts';

type Chosen = Pick<OrdersFilter, 'status' | 'q' | 'from' | 'to' | 'partner'>;
type ListRequest = Pick<FastifyRequest, 'db' | 'config' | 'url'> & {
  query: Partial<Paging> & Chosen;
};
type TradeRequest = Pick<FastifyRequest, 'db' | 'account' | 'right'> & {
  query: Chosen & { company?: string; buyer?: string };
};

const chosenOf = ({ status, q, from, to, partner }: Chosen): Chosen => ({
  status,
  q,
  from,
  to,
  partner,
});

async function list(request: ListRequest, side: OrdersSide): Promise<OrderPage> {
  const { db, query, config, url } = request;
  const paging = pagingOf(query, undefined);
  const filter = { ...side, ...chosenOf(query) };
  const { rows, total, totals } = await selectSummaries(db, filter, windowOf(paging));
  const waiting = await selectWaiting(db, side);
  return {
    ...paged(rows.map(toSummary), total, paging, config.publicUrl + url.split('?')[0]),
    totals,
    statuses: await selectStatuses(db, filter),
    partners: await selectPartners(db, side),
    payments: await selectPayments(db, side),
    waiting: { total: waiting.total, data: waiting.rows.map(toSummary) },
  };
}

export const listOrders: Handler<'listOrders'> = (request) =>
  list(request, { buyer: requireAccount(request).id });

export const listCompanyOrders: Handler<'listCompanyOrders'> = async (request) => {
  const { id } = request.params;
  await requireCompany(request, id);
  return list(request, { supplier: id });
};

export const listPurchases: Handler<'listPurchases'> = async (request) => {
  const { id } = request.params;
  await requireCompany(request, id);
  return list(request, { company: id });
};

/** Builds the filter: a company's sales, if the caller acts for it, else the caller's purchases. */
async function filterOf(request: TradeRequest): Promise<OrdersFilter> {
  const { company } = request.query;
  const { id } = requireAccount(request);
  if (company) await requireCompany(request, company);
  return {
    ...(company ? { supplier: company } : { buyer: id }),
    ...chosenOf(request.query),
    company: request.query.buyer,
  };
}

/** How many orders a file lists at most. */
const MOST_ROWS = 10_000;

export const exportOrders: Handler<'exportOrders'> = async (request, reply) => {
  const filter = await filterOf(request);
  const rows = await selectFigures(request.db, filter, MOST_ROWS);
  attach(reply, 'Заказы.xlsx');
  return streamTable('Заказы', ORDER_COLUMNS, rows.map(toFigures));
};

export const getTrade: Handler<'getTrade'> = async (request) =>
  selectTrade(request.db, await filterOf(request));

export const getOwnPurchases: Handler<'getOwnPurchases'> = (request) =>
  selectOwnPurchases(request.db, requireAccount(request).id, request.params.product_id);

export const listUsualSizes: Handler<'listUsualSizes'> = async (request) => ({
  data: await selectUsualSizes(request.db, requireAccount(request).id),
});

export const exportTrade: Handler<'exportTrade'> = async (request, reply) => {
  const { by, company } = request.query;
  const { [by]: parts } = await selectTrade(request.db, await filterOf(request));
  const name = company ? 'Продажи' : 'Закупки';
  attach(reply, `${name}.xlsx`);
  return streamTable(name, tradeColumns(by), parts);
};
