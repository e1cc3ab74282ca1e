import type { ApiError, Data, OperationAt } from '@org/api-client';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import type { Signal } from '../../shared/api/query.ts';
import { atomFamily } from '../../shared/session/family.ts';
import { queryClient } from '../../shared/session/store.ts';
import { visitorAtom } from '../../shared/session/visitor.atoms.ts';

type MaybeExchange = Data<OperationAt<'/companies/{id}/exchange', 'get'>>['data'];
export type Exchange = NonNullable<MaybeExchange>;
export type ExchangeEntry = Data<
  OperationAt<'/companies/{id}/exchange/log', 'get'>
>['data'][number];

/** How often the exchange is refetched: while it runs, and usually. */
const POLL_INTERVAL_MS = { running: 1000, usual: 30_000 };

/** A company's exchange with its 1С, refetched more often while it runs. */
export const exchangeAtom = atomFamily((companyId: string) =>
  atomWithQuery<{ exchange: MaybeExchange }, ApiError>((get) => ({
    queryKey: ['getExchange', get(visitorAtom), companyId] as const,
    queryFn: async ({ signal }: Signal) => ({
      exchange: (
        await api.GET('/companies/{id}/exchange', { params: { path: { id: companyId } }, signal })
      ).data,
    }),
    refetchInterval: ({ state }: { state: { data?: { exchange: MaybeExchange } } }) =>
      state.data?.exchange?.state === 'running' ? POLL_INTERVAL_MS.running : POLL_INTERVAL_MS.usual,
  })),
);

/** Refetches exchanges, and what they have brought. */
export async function refreshExchange() {
  await queryClient.invalidateQueries({ queryKey: ['getExchange'] });
  void queryClient.invalidateQueries({ queryKey: ['listImports'] });
  void queryClient.invalidateQueries({ queryKey: ['listRests'] });
}
