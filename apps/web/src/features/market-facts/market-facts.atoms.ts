import { listMarketFacts } from '@org/api-client/operations';
import type { components } from '@org/api-client/schema';
import { answer, answerFamily, refresh } from '../../shared/api/answers.atoms.ts';
import { api } from '../../shared/api/api.ts';

export type MarketFact = components['schemas']['MarketFact'];
export type MarketFactPage = components['schemas']['MarketFactPage'];
export type MarketFactState = MarketFact['state'];

/** What was learnt from the market, is proposed, or was undone. */
export const marketFactsAtom = answerFamily(
  ({ state, page }: { state: MarketFactState; page: number }) =>
    answer(listMarketFacts, { params: { query: { state, page } } }),
);

/** Takes a fact back, or accepts it. */
export async function decideFact(id: string, state: 'learnt' | 'undone') {
  await api.PUT('/market-facts/{fact_id}', {
    params: { path: { fact_id: id } },
    body: { state },
  });
  await refresh(listMarketFacts);
}
