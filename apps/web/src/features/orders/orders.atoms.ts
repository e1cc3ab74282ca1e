import type { OperationAt } from '@org/api-client';
import {
  getOrder,
  getTrade,
  listCompanyOrders,
  listMessages,
  listOrders,
} from '@org/api-client/operations';
import type { components } from '@org/api-client/schema';
import {
  type Answer,
  answer,
  answerFamily,
  cacheAnswer,
  refresh,
} from '../../shared/api/answers.atoms.ts';
import { api } from '../../shared/api/api.ts';

export type Order = components['schemas']['Order'];
export type OrderSummary = components['schemas']['OrderSummary'];
export type OrderTurn = components['schemas']['OrderTurn'];
export type OrderPage = components['schemas']['OrderPage'];
export type OrderStatus = Order['status'];

/** One state, those in which an order is not over, or all. */
export type StatusChoice = OrderStatus | 'live' | 'all';

/** Which orders: the user's own, or those to a company. Page and state are as in the address. */
export interface OrdersSearch {
  /** the supplier; null for the user's own purchases */
  company: string | null;
  /** undefined where nobody has chosen: see `statusOf` */
  status: StatusChoice | undefined;
  page: number;
  q?: string | undefined;
  /** calendar days */
  from?: string | undefined;
  to?: string | undefined;
  /** the company on the other side */
  partner?: string | undefined;
  /** what comes first; the newest if undefined */
  order_by?: OrderSort | undefined;
}

export type OrderSort = NonNullable<
  NonNullable<OperationAt<'/orders', 'get'>['parameters']['query']>['order_by']
>;

type OrderFilters = Omit<OrdersSearch, 'company' | 'page'>;

const othersOf = ({ q, from, to, partner }: Omit<OrderFilters, 'status' | 'order_by'>) => ({
  ...(q && { q }),
  ...(from && { from }),
  ...(to && { to }),
  ...(partner && { partner }),
});

/** The part of a search that selects orders, as the address has it. */
export const orderFiltersOf = ({ status, ...others }: Omit<OrderFilters, 'order_by'>) => ({
  ...(status && { status }),
  ...othersOf(others),
});

/** The states that are looked in: words are looked for in all, unless some were chosen. */
export const statusOf = ({ status, q }: Pick<OrderFilters, 'status' | 'q'>): StatusChoice =>
  status ?? (q ? 'all' : 'live');

/** The same, as calls take it. */
function orderQueryOf(choice: OrderFilters) {
  const status = statusOf(choice);
  return { ...(status !== 'all' && { status }), ...othersOf(choice) };
}

/** What others change meanwhile is asked for when the user comes back. */
const SHARED = { refetchOnWindowFocus: 'always' as const };

export const ordersAtom = answerFamily(
  ({
    company,
    page,
    order_by,
    ...search
  }: OrdersSearch): Answer<'listOrders' | 'listCompanyOrders'> => {
    const query = { page, ...(order_by && { order_by }), ...orderQueryOf(search) };
    return company === null
      ? answer(listOrders, { params: { query } })
      : answer(listCompanyOrders, { params: { path: { id: company }, query } });
  },
  SHARED,
);

const order = (id: string) => answer(getOrder, { params: { path: { id } } });
export const orderAtom = answerFamily(order, SHARED);

export type OrderMessage = components['schemas']['OrderMessage'];

export const messagesAtom = answerFamily(
  (id: string) => answer(listMessages, { params: { path: { id } } }),
  SHARED,
);

/** Puts an order that a call has returned into the query cache. Lists are refetched. */
export function cacheOrder(changed: Order) {
  cacheAnswer(order(changed.id), changed);
  void refresh(listOrders, listCompanyOrders);
}

export type Trade = components['schemas']['Trade'];
export type TradePart = components['schemas']['TradePart'];

/** Whose trade, and of which days. */
export interface TradeScope {
  /** the company that sold; null for the user's own purchases */
  company: string | null;
  /** the company that bought; all if undefined */
  buyer?: string | undefined;
  /** calendar days */
  from?: string;
  to?: string;
}

/** Purchases, or the sales of a company, in all groupings. */
export const tradeAtom = answerFamily(({ company, buyer, ...days }: TradeScope) =>
  answer(getTrade, {
    params: { query: { ...days, ...(company && { company }), ...(buyer && { buyer }) } },
  }),
);

/** Writes to the other side of an order; files were uploaded before. */
export const sendMessage = (id: string, text: string, file_ids: string[]) =>
  api.POST('/orders/{id}/messages', { params: { path: { id } }, body: { text, file_ids } });

/** Makes a request of what an order holds. */
export const copyOrder = (order_id: string, key: string) =>
  api.POST('/requests/copies', {
    params: { header: { 'Idempotency-Key': key } },
    body: { order_id },
  });

export const exportOrder = (id: string) =>
  api.download('get', '/orders/{id}/export', { params: { path: { id } } });

/** Downloads the orders that a search selects, or some of them; of a company, if there is one. */
export const exportOrders = (
  { company, ...choice }: Omit<OrdersSearch, 'page'>,
  ids?: readonly string[],
) =>
  api.download('get', '/order-list/export', {
    params: {
      query: {
        ...orderQueryOf(choice),
        ...(company && { company }),
        ...(ids && { ids: ids.join(',') }),
      },
    },
  });

export const downloadDocument = (id: string, document_id: string, format: 'pdf' | 'xml') =>
  api.download('get', '/orders/{id}/documents/{document_id}', {
    params: { path: { id, document_id }, query: { format } },
  });

type TradeExport = NonNullable<OperationAt<'/trade/export', 'get'>['parameters']['query']>;

/** Downloads purchases, or the sales of a company, in one grouping. */
export const exportTrade = (query: TradeExport) =>
  api.download('get', '/trade/export', { params: { query } });
