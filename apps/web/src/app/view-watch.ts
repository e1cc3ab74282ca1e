import { ownView } from '../shared/session/own-view.ts';
import { store } from '../shared/session/store.ts';
import {
  cityAtom,
  costAtom,
  densityAtom,
  sessionAtom,
  sortAtom,
  themeAtom,
} from '../shared/session/visitor.atoms.ts';

const YEAR_S = 31_536_000;

function noteView() {
  const view = ownView();
  document.cookie = `view=${view}; path=/; samesite=lax; max-age=${view === '' ? 0 : YEAR_S}`;
}

/** Tells the server how to draw the next page, while this one lives. */
export function watchView() {
  noteView();
  for (const viewAtom of [themeAtom, sortAtom, cityAtom, costAtom, densityAtom, sessionAtom])
    store.sub(viewAtom, noteView);
}
