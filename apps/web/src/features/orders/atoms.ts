import type { ApiError } from '@org/api-client';
import type { components } from '@org/api-client/schema';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import { sessionAtom, visitorAtom } from '../../shared/atoms.ts';
import { familyOf } from '../../shared/session/family.ts';
import { queryClient } from '../../shared/session/store.ts';

export type Order = components['schemas']['Order'];
export type OrderPage = components['schemas']['OrderPage'];
export type OrderStatus = Order['status'];

interface Signal {
  signal: AbortSignal;
}

/** Which orders: somebody's own, or those to a company; page and state as in the address. */
export interface OrdersSearch {
  /** the supplier; null for what somebody has bought */
  company: string | null;
  status: OrderStatus | undefined;
  page: number;
  q?: string | undefined;
  /** days */
  from?: string | undefined;
  to?: string | undefined;
  /** the company on the other side */
  partner?: string | undefined;
}

/** What of a search chooses orders, as calls take it. */
export const chosenOf = ({
  status,
  q,
  from,
  to,
  partner,
}: Omit<OrdersSearch, 'company' | 'page'>) => ({
  ...(status && { status }),
  ...(q && { q }),
  ...(from && { from }),
  ...(to && { to }),
  ...(partner && { partner }),
});

const ordersCall = ({ company, page, ...search }: OrdersSearch, { signal }: Signal) => {
  const query = { page, ...chosenOf(search) };
  return company === null
    ? api.GET('/orders', { params: { query }, signal })
    : api.GET('/companies/{id}/orders', { params: { path: { id: company }, query }, signal });
};

export const ordersAtom = familyOf((search: OrdersSearch) =>
  atomWithQuery<OrderPage, ApiError>((get) => ({
    queryKey: ['listOrders', get(visitorAtom), search],
    queryFn: (context: Signal) => ordersCall(search, context),
    enabled: get(sessionAtom) !== null,
    refetchOnWindowFocus: 'always' as const,
  })),
);

/** One order; the other side may have answered, so coming back asks again. */
export const orderAtom = familyOf((id: string) =>
  atomWithQuery<Order, ApiError>((get) => ({
    queryKey: ['getOrder', get(visitorAtom), id],
    queryFn: ({ signal }: Signal) => api.GET('/orders/{id}', { params: { path: { id } }, signal }),
    enabled: get(sessionAtom) !== null,
    refetchOnWindowFocus: 'always' as const,
  })),
);

export type OrderMessage = components['schemas']['OrderMessage'];

/** What was said in an order. */
export const messagesAtom = familyOf((id: string) =>
  atomWithQuery<{ data: OrderMessage[] }, ApiError>((get) => ({
    queryKey: ['listMessages', get(visitorAtom), id],
    queryFn: ({ signal }: Signal) =>
      api.GET('/orders/{id}/messages', { params: { path: { id } }, signal }),
    enabled: get(sessionAtom) !== null,
    refetchOnWindowFocus: 'always' as const,
  })),
);

/** Puts an order that a call has answered with in the place of the one before; lists are asked for anew. */
export function keepOrder(order: Order) {
  queryClient.setQueriesData<Order>({ queryKey: ['getOrder'] }, (known) =>
    known?.id === order.id ? order : known,
  );
  void queryClient.invalidateQueries({ queryKey: ['listOrders'] });
}

export type TradePart = components['schemas']['TradePart'];
export type TradeBy = 'months' | 'brands' | 'partners' | 'sizes';

/** What was bought, or sold by a company, in parts. */
export const tradeAtom = familyOf(({ company, by }: { company: string | null; by: TradeBy }) =>
  atomWithQuery<{ data: TradePart[] }, ApiError>((get) => ({
    queryKey: ['getTrade', get(visitorAtom), company, by],
    queryFn: ({ signal }: Signal) =>
      api.GET('/trade', { params: { query: { by, ...(company && { company }) } }, signal }),
    enabled: get(sessionAtom) !== null,
  })),
);
