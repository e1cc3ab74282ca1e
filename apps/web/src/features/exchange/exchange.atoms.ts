import type { Data, OperationAt } from '@org/api-client';
import { getExchange, listImports, listRests } from '@org/api-client/operations';
import { answer, answerFamily, refresh } from '../../shared/api/answers.atoms.ts';

type MaybeExchange = Data<OperationAt<'/companies/{id}/exchange', 'get'>>['data'];
export type Exchange = NonNullable<MaybeExchange>;
export type ExchangeEntry = Data<
  OperationAt<'/companies/{id}/exchange/log', 'get'>
>['data'][number];

/** How often the exchange is refetched: while it runs, and usually. */
const POLL_INTERVAL_MS = { running: 1000, usual: 30_000 };

/** A company's exchange with its 1С, refetched more often while it runs. */
export const exchangeAtom = answerFamily(
  (id: string) => answer(getExchange, { params: { path: { id } } }),
  {
    select: ({ data }) => ({ exchange: data }),
    refetchInterval: ({ state }) =>
      state.data?.data?.state === 'running' ? POLL_INTERVAL_MS.running : POLL_INTERVAL_MS.usual,
  },
);

/** Refetches exchanges, and what they have brought. */
export async function refreshExchange() {
  await refresh(getExchange);
  void refresh(listImports, listRests);
}
