import type { PhoneState } from './state.ts';

/** Keys pressed within this time of each other are undone together. */
const MERGE_MS = 300;
/** Most steps to keep; the oldest are dropped. */
const MAX_STEPS = 100;

/** What can be undone and redone. The browser keeps no undo history of text that a script rewrites. */
export interface History {
  past: readonly PhoneState[];
  future: readonly PhoneState[];
  /** Time of the last step, in ms; NaN if no other step may be merged with it. */
  at: number;
}

export const EMPTY_HISTORY: History = { past: [], future: [], at: Number.NaN };

/**
 * Returns the history after a step that leaves `state`.
 *
 * @param at time of the step, in ms; NaN if it must not be undone together with another
 */
export function remember(history: History, state: PhoneState, at: number): History {
  const merges = at - history.at < MERGE_MS && history.past.length > 0;
  const past = merges ? history.past : [...history.past, state].slice(-MAX_STEPS);
  return { past, future: [], at };
}

/** Goes one step back: returns the state to show and the new history, or null if there is nothing to undo. */
export function undo({ past, future }: History, state: PhoneState) {
  const last = past.at(-1);
  if (!last) return null;
  const history = { ...EMPTY_HISTORY, past: past.slice(0, -1), future: [state, ...future] };
  return { state: last, history };
}

/** Goes one step forward again; returns null if nothing was undone. */
export function redo({ past, future }: History, state: PhoneState) {
  const [next, ...later] = future;
  if (!next) return null;
  return { state: next, history: { ...EMPTY_HISTORY, past: [...past, state], future: later } };
}
