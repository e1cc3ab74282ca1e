import { atomWithStorage } from 'jotai/utils';
import {
  DEFAULT_SORT,
  type Density,
  isDensity,
  isSort,
  isTheme,
  type Sort,
  type Theme,
} from './preferences.ts';
import { rootStorage } from './root-storage.ts';
import { SESSION_KEY, type Session, sessionStore } from './session.ts';

const now = { getOnInit: true };

/** Who is signed in; null for an anonymous visitor. The same in every tab. */
export const sessionAtom = atomWithStorage<Session | null>(SESSION_KEY, null, sessionStore, now);

/** The order of every list, where the address names none. */
export const sortAtom = atomWithStorage<Sort>('sort', DEFAULT_SORT, rootStorage(isSort), now);
export const themeAtom = atomWithStorage<Theme>('theme', 'system', rootStorage(isTheme), now);
export const densityAtom = atomWithStorage<Density>(
  'density',
  'comfortable',
  rootStorage(isDensity),
  now,
);
