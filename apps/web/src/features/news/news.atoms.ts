import type { ApiError } from '@org/api-client';
import type { components } from '@org/api-client/schema';
import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import type { Signal } from '../../shared/api/query.ts';
import { atomFamily } from '../../shared/session/family.ts';
import { rootStorage } from '../../shared/session/root-storage.ts';
import { sessionAtom, visitorAtom } from '../../shared/session/visitor.atoms.ts';

export type NewsItem = components['schemas']['NewsItem'];
export type NewsPage = components['schemas']['NewsPage'];

/** The number of unread news, as the server last reported it. */
export const unreadAtom = atom(0);

const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';
/** Whether a new order plays a sound. */
export const soundAtom = atomWithStorage('order-sound', true, rootStorage(isSwitch), {
  getOnInit: true,
});

export const newsAtom = atomFamily((page: number) =>
  atomWithQuery<NewsPage, ApiError>((get) => ({
    queryKey: ['listNews', get(visitorAtom), page],
    queryFn: ({ signal }: Signal) => api.GET('/news', { params: { query: { page } }, signal }),
    enabled: get(sessionAtom) !== null,
  })),
);
