import type { Body, Data, OperationAt } from '@org/api-client';
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
  refresh,
} from '../../shared/api/answers.atoms.ts';
import { api, apiOver } from '../../shared/api/api.ts';
import { sendWithProgress } from '../../shared/api/send-with-progress.ts';
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

/** Uploads a picture and sets it as the avatar. */
export async function uploadAvatar(
  file: Blob,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) {
  const sender = apiOver((request) => sendWithProgress(request, onProgress));
  const { id } = await sender.upload('/files/upload', { file, group: 'avatar' }, { signal });
  cacheProfile(await api.POST('/user/avatar', { body: { avatar: id }, signal }));
}

export const removeAvatar = async () => cacheProfile(await api.DELETE('/user/avatar'));

/** Takes a change of the address or the phone back that nobody has confirmed yet. */
export const withdrawEmail = async () => cacheProfile(await api.DELETE('/user/email/change'));
export const withdrawPhone = async () => cacheProfile(await api.DELETE('/user/phone/change'));

/** Sends the message that confirms the phone. */
export const verifyPhone = () => api.GET('/user/phone/verify');

/** Ends the notices of a browser. */
export async function forgetBrowser(browser_id: string) {
  await api.DELETE('/user/notice-browsers/{browser_id}', { params: { path: { browser_id } } });
  await refresh(listNoticeBrowsers, listNotices);
}

/** Ends one session of the user, or all others. Their browsers get no more notices. */
export async function endSession(session_id: string) {
  await api.DELETE('/user/sessions/{session_id}', { params: { path: { session_id } } });
  await refresh(listSessions, listNoticeBrowsers, listNotices);
}
export async function endOtherSessions() {
  await api.DELETE('/user/sessions');
  await refresh(listSessions, listNoticeBrowsers, listNotices);
}

/** Ends letters of a kind, by the key in each of them: without a login. */
export const endLetters = (
  key: string,
  kind: Body<OperationAt<'/letters/{key}/off', 'post'>>['kind'],
) => api.POST('/letters/{key}/off', { params: { path: { key } }, body: { kind } });
