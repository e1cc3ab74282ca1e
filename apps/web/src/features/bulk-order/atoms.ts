import { atom } from 'jotai';
import { visitorAtom } from '../../shared/atoms.ts';
import type { Line } from './lines.ts';

/** A list that is being worked on. */
export interface Draft {
  /** as it was pasted */
  text: string;
  /** what it means; none before it is read */
  lines: readonly Line[];
}

const EMPTY: Draft = { text: '', lines: [] };

const keptAtom = atom<{ visitor: number; draft: Draft }>({ visitor: -1, draft: EMPTY });

const draftOf = ({ visitor, draft }: { visitor: number; draft: Draft }, now: number) =>
  visitor === now ? draft : EMPTY;

/** The list outlives its page: a look into the catalogue does not lose it. Another person never sees it. */
export const draftAtom = atom(
  (get) => draftOf(get(keptAtom), get(visitorAtom)),
  (get, set, change: (draft: Draft) => Draft) => {
    const visitor = get(visitorAtom);
    set(keptAtom, { visitor, draft: change(draftOf(get(keptAtom), visitor)) });
  },
);
