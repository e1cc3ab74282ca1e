import type { Data, OperationAt } from '@org/api-client';
import {
  getUser,
  listConsents,
  listNoticeBrowsers,
  listNotices,
  listSessions,
} from '@org/api-client/operations';
import {
  answer,
  answerAtom,
  cacheAnswer,
  fetchAnswer,
  knownAnswer,
  prefetch,
} from '../../shared/api/answers.atoms.ts';
import type { PageSession } from '../../shared/session/page-session.ts';

export type User = Data<OperationAt<'/user', 'get'>>;
export type OpenSession = Data<OperationAt<'/user/sessions', 'get'>>['data'][number];
export type NoticeChoices = Data<OperationAt<'/user/notices', 'get'>>;
export type NoticeBrowsers = Data<OperationAt<'/user/notice-browsers', 'get'>>;
export type GivenConsent = Data<OperationAt<'/user/consents', 'get'>>['data'][number];

const profile = answer(getUser);

/** The profile of the signed-in user. */
export const profileAtom = answerAtom(() => profile, {
  // an address is confirmed in another tab, or on the phone that the link went to
  refetchOnWindowFocus: 'always',
});

/** Starts the request before the page that shows it is rendered. */
export const prefetchProfile = (session: PageSession) => prefetch(session, profile);

/** Puts a profile that a call has returned into the query cache. */
export const cacheProfile = (user: User) => cacheAnswer(profile, user);

/** Fetches the current profile; null if the server does not answer with it. */
export const fetchProfile = (): Promise<User | null> =>
  fetchAnswer(profile, undefined, { staleTime: 0 }).catch(() => null);

/** The profile in the query cache; undefined before it has been requested. */
export const cachedProfile = () => knownAnswer(profile);

export const sessionsAtom = answerAtom(() => answer(listSessions), {
  select: ({ data }) => data,
});

export const consentsAtom = answerAtom(() => answer(listConsents), {
  select: ({ data }) => data,
});

export const noticesAtom = answerAtom(() => answer(listNotices));
export const noticeBrowsersAtom = answerAtom(() => answer(listNoticeBrowsers));
