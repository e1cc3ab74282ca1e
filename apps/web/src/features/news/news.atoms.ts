import { listNews } from '@org/api-client/operations';
import type { components } from '@org/api-client/schema';
import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { answer, answerFamily } from '../../shared/api/answers.atoms.ts';
import { rootStorage } from '../../shared/session/root-storage.ts';

export type NewsItem = components['schemas']['NewsItem'];
export type NewsPage = components['schemas']['NewsPage'];

/** The number of unread news, as the server last reported it. */
export const unreadAtom = atom(0);

const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';
/** Whether a new order plays a sound. */
export const soundAtom = atomWithStorage('order-sound', true, rootStorage(isSwitch), {
  getOnInit: true,
});

export const newsAtom = answerFamily((page: number) =>
  answer(listNews, { params: { query: { page } } }),
);
