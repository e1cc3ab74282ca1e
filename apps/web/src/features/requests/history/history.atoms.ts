import { getRequestHistory } from '@org/api-client/operations';
import type { components } from '@org/api-client/schema';
import { answer, answerFamily } from '../../../shared/api/answers.atoms.ts';

export type RequestEvent = components['schemas']['RequestEvent'];

/** What has happened to a request, the latest first. Suppliers answer and colleagues change it while the page is open. */
export const historyAtom = answerFamily(
  (request_id: string) => answer(getRequestHistory, { params: { path: { request_id } } }),
  { staleTime: 0, refetchInterval: 30_000, select: ({ data }) => data },
);
