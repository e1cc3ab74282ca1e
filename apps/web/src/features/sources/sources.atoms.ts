import type { ApiError, Data, OperationAt } from '@org/api-client';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import type { Signal } from '../../shared/api/query.ts';
import { atomFamily } from '../../shared/session/family.ts';
import { queryClient } from '../../shared/session/store.ts';
import { visitorAtom } from '../../shared/session/visitor.atoms.ts';

type Sources = Data<OperationAt<'/companies/{id}/sources', 'get'>>;
export type Source = Sources['data'][number];
export type SourceFetch = Data<
  OperationAt<'/companies/{id}/sources/{source_id}/fetches', 'get'>
>['data'][number];

/** How often the sources are refetched: while one is being fetched, and usually. */
const POLL_INTERVAL_MS = { running: 1000, usual: 30_000 };

/** The sources of a company, refetched more often while something is fetched. */
export const sourcesAtom = atomFamily((companyId: string) =>
  atomWithQuery<Sources, ApiError>((get) => ({
    queryKey: ['listSources', get(visitorAtom), companyId] as const,
    queryFn: ({ signal }: Signal) =>
      api.GET('/companies/{id}/sources', { params: { path: { id: companyId } }, signal }),
    refetchInterval: ({ state }: { state: { data?: Sources } }) =>
      state.data?.data.some((source) => source.state === 'running')
        ? POLL_INTERVAL_MS.running
        : POLL_INTERVAL_MS.usual,
  })),
);

/** Refetches the sources of companies, and what they have brought. */
export async function refreshSources() {
  await queryClient.invalidateQueries({ queryKey: ['listSources'] });
  void queryClient.invalidateQueries({ queryKey: ['listImports'] });
  void queryClient.invalidateQueries({ queryKey: ['listRests'] });
}
