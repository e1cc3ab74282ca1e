import {
  cityAtom,
  costAtom,
  densityAtom,
  sessionAtom,
  sortAtom,
  themeAtom,
  visitorLinesAtom,
} from '../atoms.ts';
import type { PageSession } from './page-session.ts';
import { isStranger } from './stranger.ts';

const YEAR_S = 31_536_000;

/** Says by a cookie that the page which the server draws for everybody is not this visitor's. */
const noteOwnView = () => {
  const age = isStranger() ? 0 : YEAR_S;
  document.cookie = `own=1; path=/; samesite=lax; max-age=${age}`;
};

/** Keeps the cookie true while the page lives. */
export function watchOwnView({ store }: PageSession) {
  noteOwnView();
  const choices = [themeAtom, sortAtom, cityAtom, costAtom, densityAtom];
  for (const own of [...choices, sessionAtom, visitorLinesAtom]) store.sub(own, noteOwnView);
}
