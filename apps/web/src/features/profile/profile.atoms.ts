import type { ApiError, Data, OperationAt } from '@org/api-client';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import type { Signal } from '../../shared/api/query.ts';
import type { PageSession } from '../../shared/session/page-session.ts';
import { queryClient, store } from '../../shared/session/store.ts';
import { sessionAtom, visitorAtom } from '../../shared/session/visitor.atoms.ts';

export type User = Data<OperationAt<'/user', 'get'>>;
export type OpenSession = Data<OperationAt<'/user/sessions', 'get'>>['data'][number];
export type NoticeChoices = Data<OperationAt<'/user/notices', 'get'>>;
export type NoticeBrowsers = Data<OperationAt<'/user/notice-browsers', 'get'>>;
export type GivenConsent = Data<OperationAt<'/user/consents', 'get'>>['data'][number];
const isSignedInAtom = atom((get) => get(sessionAtom) !== null);

const userQuery = (visitor: number) => ({
  queryKey: ['getUser', visitor] as const,
  queryFn: ({ signal }: Signal) => api.GET('/user', { signal }),
});

/** The profile of the signed-in user. */
export const profileAtom = atomWithQuery<User, ApiError>((get) => ({
  ...userQuery(get(visitorAtom)),
  enabled: get(isSignedInAtom),
  // an address is confirmed in another tab, or on the phone that the link went to
  refetchOnWindowFocus: 'always',
}));

/** Starts the request before the page that shows it is rendered. */
export const prefetchProfile = ({ queryClient, store }: PageSession) =>
  void queryClient.prefetchQuery(userQuery(store.get(visitorAtom)));

/** Puts a profile that a call has returned into the query cache. */
export const cacheProfile = (user: User) =>
  queryClient.setQueryData(userQuery(store.get(visitorAtom)).queryKey, user);

/** Fetches the current profile; null if the server does not answer with it. */
export const fetchProfile = (): Promise<User | null> =>
  queryClient.fetchQuery({ ...userQuery(store.get(visitorAtom)), staleTime: 0 }).catch(() => null);

/** The profile in the query cache; undefined before it has been requested. */
export const cachedProfile = () =>
  queryClient.getQueryData<User>(userQuery(store.get(visitorAtom)).queryKey);

export const sessionsAtom = atomWithQuery<OpenSession[], ApiError>((get) => ({
  queryKey: ['listSessions', get(visitorAtom)],
  queryFn: async ({ signal }: Signal) => (await api.GET('/user/sessions', { signal })).data,
  enabled: get(isSignedInAtom),
}));

export const consentsAtom = atomWithQuery<GivenConsent[], ApiError>((get) => ({
  queryKey: ['listConsents', get(visitorAtom)],
  queryFn: async ({ signal }: Signal) => (await api.GET('/user/consents', { signal })).data,
  enabled: get(isSignedInAtom),
}));

export const noticesAtom = atomWithQuery<NoticeChoices, ApiError>((get) => ({
  queryKey: ['listNotices', get(visitorAtom)],
  queryFn: ({ signal }: Signal) => api.GET('/user/notices', { signal }),
  enabled: get(isSignedInAtom),
}));

export const noticeBrowsersAtom = atomWithQuery<NoticeBrowsers, ApiError>((get) => ({
  queryKey: ['listNoticeBrowsers', get(visitorAtom)],
  queryFn: ({ signal }: Signal) => api.GET('/user/notice-browsers', { signal }),
  enabled: get(isSignedInAtom),
}));

type Operation = 'getUser' | 'listSessions' | 'listConsents' | 'listNotices' | 'listNoticeBrowsers';

/** Refetches what a call has changed. */
export const refresh = (operation: Operation) =>
  queryClient.invalidateQueries({ queryKey: [operation] });
