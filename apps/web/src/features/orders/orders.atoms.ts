import type { ApiError } from '@org/api-client';
import type { components } from '@org/api-client/schema';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import type { Signal } from '../../shared/api/query.ts';
import { atomFamily } from '../../shared/session/family.ts';
import { queryClient } from '../../shared/session/store.ts';
import { sessionAtom, visitorAtom } from '../../shared/session/visitor.atoms.ts';

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
}

type OrderFilters = Omit<OrdersSearch, 'company' | 'page'>;

const othersOf = ({ q, from, to, partner }: Omit<OrderFilters, 'status'>) => ({
  ...(q && { q }),
  ...(from && { from }),
  ...(to && { to }),
  ...(partner && { partner }),
});

/** The part of a search that selects orders, as the address has it. */
export const orderFiltersOf = ({ status, ...others }: OrderFilters) => ({
  ...(status && { status }),
  ...othersOf(others),
});

/** The states that are looked in: words are looked for in all, unless some were chosen. */
export const statusOf = ({ status, q }: Pick<OrderFilters, 'status' | 'q'>): StatusChoice =>
  status ?? (q ? 'all' : 'live');

/** The same, as calls take it. */
export function orderQueryOf(choice: OrderFilters) {
  const status = statusOf(choice);
  return { ...(status !== 'all' && { status }), ...othersOf(choice) };
}

const ordersCall = ({ company, page, ...search }: OrdersSearch, { signal }: Signal) => {
  const query = { page, ...orderQueryOf(search) };
  return company === null
    ? api.GET('/orders', { params: { query }, signal })
    : api.GET('/companies/{id}/orders', { params: { path: { id: company }, query }, signal });
};

export const ordersAtom = atomFamily((search: OrdersSearch) =>
  atomWithQuery<OrderPage, ApiError>((get) => ({
    queryKey: ['listOrders', get(visitorAtom), search],
    queryFn: (context: Signal) => ordersCall(search, context),
    enabled: get(sessionAtom) !== null,
    refetchOnWindowFocus: 'always' as const,
  })),
);

/** One order. It is refetched when the user comes back, because the other side may have answered. */
export const orderAtom = atomFamily((id: string) =>
  atomWithQuery<Order, ApiError>((get) => ({
    queryKey: ['getOrder', get(visitorAtom), id],
    queryFn: ({ signal }: Signal) => api.GET('/orders/{id}', { params: { path: { id } }, signal }),
    enabled: get(sessionAtom) !== null,
    refetchOnWindowFocus: 'always' as const,
  })),
);

export type OrderMessage = components['schemas']['OrderMessage'];

export const messagesAtom = atomFamily((id: string) =>
  atomWithQuery<{ data: OrderMessage[] }, ApiError>((get) => ({
    queryKey: ['listMessages', get(visitorAtom), id],
    queryFn: ({ signal }: Signal) =>
      api.GET('/orders/{id}/messages', { params: { path: { id } }, signal }),
    enabled: get(sessionAtom) !== null,
    refetchOnWindowFocus: 'always' as const,
  })),
);

/** Puts an order that a call has returned into the query cache. Lists are refetched. */
export function cacheOrder(order: Order) {
  queryClient.setQueriesData<Order>({ queryKey: ['getOrder'] }, (known) =>
    known?.id === order.id ? order : known,
  );
  void queryClient.invalidateQueries({ queryKey: ['listOrders'] });
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
export const tradeAtom = atomFamily(({ company, buyer, ...days }: TradeScope) =>
  atomWithQuery<Trade, ApiError>((get) => ({
    queryKey: ['getTrade', get(visitorAtom), company, buyer, days],
    queryFn: ({ signal }: Signal) =>
      api.GET('/trade', {
        params: { query: { ...days, ...(company && { company }), ...(buyer && { buyer }) } },
        signal,
      }),
    enabled: get(sessionAtom) !== null,
  })),
);
