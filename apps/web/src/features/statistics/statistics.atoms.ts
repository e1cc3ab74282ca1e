import type { Data, OperationAt } from '@org/api-client';
import { getStatistics } from '@org/api-client/operations';
import { answer, answerAtom, prefetch } from '../../shared/api/answers.atoms.ts';
import type { PageSession } from '../../shared/session/page-session.ts';

export type Statistics = Data<OperationAt<'/statistics', 'get'>>;

const statistics = answer(getStatistics);

/** The market today. */
export const statisticsAtom = answerAtom(() => statistics);

/** Starts the request before the page that shows it is rendered. */
export const prefetchStatistics = (session: PageSession) => prefetch(session, statistics);
