import type { PhoneState } from './state.ts';

/** Keys pressed closer together than this are undone together. */
const MERGE_MS = 300;
/** The oldest steps beyond this are forgotten. */
const MOST_STEPS = 100;

/** What can be undone and redone. A rewritten text has no history of its own in the browser. */
export interface History {
  past: readonly PhoneState[];
  future: readonly PhoneState[];
  /** When the last step was taken, in ms; NaN for a step that stands alone. */
  at: number;
}

export const EMPTY_HISTORY: History = { past: [], future: [], at: Number.NaN };

/**
 * The history after a step away from `state`.
 *
 * @param at when, in ms; NaN for a step that is not to be undone together with another
 */
export function remember(history: History, state: PhoneState, at: number): History {
  const merges = at - history.at < MERGE_MS && history.past.length > 0;
  const past = merges ? history.past : [...history.past, state].slice(-MOST_STEPS);
  return { past, future: [], at };
}

/** One step back: the state to show and the history that is left; null when there is nothing to undo. */
export function undo({ past, future }: History, state: PhoneState) {
  const last = past.at(-1);
  if (!last) return null;
  const history = { ...EMPTY_HISTORY, past: past.slice(0, -1), future: [state, ...future] };
  return { state: last, history };
}

/** One step forth again; null when nothing was undone. */
export function redo({ past, future }: History, state: PhoneState) {
  const [next, ...later] = future;
  if (!next) return null;
  return { state: next, history: { ...EMPTY_HISTORY, past: [...past, state], future: later } };
}
