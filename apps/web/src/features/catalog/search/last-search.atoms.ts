import type { Day } from '@org/trade/delivery';
import { atomWithStorage } from 'jotai/utils';
import { rootStorage } from '../../../shared/session/root-storage.ts';

/** A search of the catalog that asked for more than a whole section. */
export interface LastSearch {
  /** its address within the site */
  path: string;
  /** what was asked for, as its chips say it */
  words: string;
  day: Day;
}

const isLastSearch = (value: unknown): value is LastSearch | null => {
  if (value === null) return true;
  const { path, words, day } = Object(value) as Partial<LastSearch>;
  return typeof words === 'string' && typeof day === 'string' && /^\/(?!\/)/.test(path ?? '');
};

/** The last one in this browser, to go on with from the home page; null before the first. */
export const lastSearchAtom = atomWithStorage<LastSearch | null>(
  'search',
  null,
  rootStorage(isLastSearch),
  { getOnInit: true },
);
