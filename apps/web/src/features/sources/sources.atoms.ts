import type { Data, OperationAt } from '@org/api-client';
import { listImports, listRests, listSources } from '@org/api-client/operations';
import { answer, answerFamily, refresh } from '../../shared/api/answers.atoms.ts';

type Sources = Data<OperationAt<'/companies/{id}/sources', 'get'>>;
export type Source = Sources['data'][number];
export type SourceFetch = Data<
  OperationAt<'/companies/{id}/sources/{source_id}/fetches', 'get'>
>['data'][number];

/** How often the sources are refetched: while one is being fetched, and usually. */
const POLL_INTERVAL_MS = { running: 1000, usual: 30_000 };

/** The sources of a company, refetched more often while something is fetched. */
export const sourcesAtom = answerFamily(
  (id: string) => answer(listSources, { params: { path: { id } } }),
  {
    refetchInterval: ({ state }) =>
      state.data?.data.some((source) => source.state === 'running')
        ? POLL_INTERVAL_MS.running
        : POLL_INTERVAL_MS.usual,
  },
);

/** Refetches the sources of companies, and what they have brought. */
export async function refreshSources() {
  await refresh(listSources);
  void refresh(listImports, listRests);
}
