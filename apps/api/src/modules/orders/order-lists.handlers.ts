import type { OrderPage, OrderSummary, TradePart } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../accounts/auth.ts';
import { requireCompany } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { attach } from '../../http/attachment.ts';
import { type Paging, paged, pagingOf, windowOf } from '../../http/paging.ts';
import { type Column, streamTable } from '../../spreadsheet/spreadsheet-xlsx.ts';
import { shortDay } from '../../trade/moscow.ts';
import { toFigures, toSummary } from './order.ts';
import {
  type OrdersFilter,
  type OrdersSide,
  type OrdersSort,
  selectFigures,
  selectPartners,
  selectPayments,
  selectStatuses,
  selectSummaries,
  selectWaiting,
} from './order-lists.sql.ts';
import {
  selectOwnPurchases,
  selectTrade,
  selectUsualSizes,
  type TradeBy,
} from './trade-figures.sql.ts';

const STATES: Record<OrderSummary['status'], string> = {
  new: 'Ждёт ответа',
  offered: 'Изменён поставщиком',
  confirmed: 'Подтверждён',
  invoiced: 'Счёт выставлен',
  shipped: 'Отгружен',
  received: 'Получен',
  closed: 'Закрыт',
  declined: 'Отклонён',
  cancelled: 'Отменён',
};
const ORDER_COLUMNS: readonly Column<Omit<OrderSummary, 'turns'>>[] = [
  { header: 'Номер', width: 14, value: ({ number }) => number },
  { header: 'Дата', width: 12, value: ({ created_at }) => shortDay(new Date(created_at)) },
  { header: 'Поставщик', width: 32, value: ({ supplier }) => supplier.name },
  { header: 'ИНН поставщика', width: 14, value: ({ supplier }) => supplier.inn },
  { header: 'Покупатель', width: 32, value: ({ buyer }) => buyer.name },
  { header: 'ИНН покупателя', width: 14, value: ({ buyer }) => buyer.inn },
  { header: 'Состояние', width: 20, value: ({ status }) => STATES[status] },
  { header: 'Позиций', width: 10, format: 'count', value: ({ items_count }) => items_count },
  { header: 'Количество, шт.', width: 14, format: 'count', value: ({ quantity }) => quantity },
  { header: 'Сумма с НДС, ₽', width: 16, format: 'money', value: ({ payable }) => payable },
  {
    header: 'В том числе доставка, ₽',
    width: 16,
    format: 'money',
    value: ({ delivery_cost }) => delivery_cost,
  },
  { header: 'Оплачено, ₽', width: 16, format: 'money', value: ({ paid }) => paid },
  { header: 'Осталось оплатить, ₽', width: 16, format: 'money', value: ({ due }) => due },
];

const NAMES: Record<TradeBy, string> = {
  months: 'Месяц',
  brands: 'Бренд',
  partners: 'Контрагент',
  sizes: 'Размер',
  companies: 'Компания',
};

/** A sum of the pieces whose market is known; an empty cell if there are none. */
const ofMarket =
  (what: 'paid' | 'sum') =>
  ({ market }: TradePart) =>
    market.quantity > 0 ? market[what] : null;

/** The columns of a table of what was bought or sold, by groups. */
const tradeColumns = (by: TradeBy): readonly Column<TradePart>[] => [
  { header: NAMES[by], width: 36, value: ({ name }) => name },
  { header: 'Заказов', width: 12, format: 'count', value: ({ orders }) => orders },
  { header: 'Количество, шт.', width: 16, format: 'count', value: ({ quantity }) => quantity },
  { header: 'Сумма с НДС, ₽', width: 18, format: 'money', value: ({ sum }) => sum },
  {
    header: 'В том числе доставка, ₽',
    width: 18,
    format: 'money',
    value: ({ delivery }) => delivery,
  },
  {
    header: 'Рынок известен, шт.',
    width: 16,
    format: 'count',
    value: ({ market }) => market.quantity,
  },
  { header: 'За них заплачено, ₽', width: 18, format: 'money', value: ofMarket('paid') },
  { header: 'По рынку того дня, ₽', width: 18, format: 'money', value: ofMarket('sum') },
  {
    header: 'Год назад, шт.',
    width: 14,
    format: 'count',
    value: ({ year_ago }) => year_ago?.quantity ?? null,
  },
  {
    header: 'Год назад, ₽',
    width: 18,
    format: 'money',
    value: ({ year_ago }) => year_ago?.sum ?? null,
  },
];

type OrdersChoice = Pick<OrdersFilter, 'status' | 'q' | 'from' | 'to' | 'partner'>;
type ListRequest = Pick<FastifyRequest, 'db' | 'config' | 'url'> & {
  query: Partial<Paging> & OrdersChoice & { order_by?: OrdersSort };
};
type TradeRequest = Pick<FastifyRequest, 'db' | 'account' | 'right'> & {
  query: OrdersChoice & { company?: string; buyer?: string };
};

const chosenOf = ({ status, q, from, to, partner }: OrdersChoice): OrdersChoice => ({
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
  const { rows, total, totals } = await selectSummaries(db, filter, {
    sort: query.order_by ?? 'number__desc',
    ...windowOf(paging),
  });
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
const MAX_ROWS = 10_000;

export const exportOrders: Handler<'exportOrders'> = async (request, reply) => {
  const filter = await filterOf(request);
  const ids = request.query.ids?.split(',');
  const rows = await selectFigures(request.db, filter, { ids, limit: MAX_ROWS });
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
