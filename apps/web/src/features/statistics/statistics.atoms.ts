import type { ApiError, Data, OperationAt } from '@org/api-client';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import type { Signal } from '../../shared/api/query.ts';
import type { PageSession } from '../../shared/session/page-session.ts';

export type Statistics = Data<OperationAt<'/statistics', 'get'>>;

const query = {
  queryKey: ['getStatistics'] as const,
  queryFn: ({ signal }: Signal) => api.GET('/statistics', { signal }),
};

/** The market today. */
export const statisticsAtom = atomWithQuery<Statistics, ApiError>(() => query);

/** Starts the request before the page that shows it is rendered. */
export const prefetchStatistics = ({ queryClient }: PageSession) =>
  void queryClient.prefetchQuery(query);
