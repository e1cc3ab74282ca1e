import type { Key } from 'react';

/** One saved change of a cell. */
export interface Change {
  key: Key;
  column: string;
  before: string;
  after: string;
}

/** Changes that were made together are taken back together. */
export interface History {
  done: readonly (readonly Change[])[];
  undone: readonly (readonly Change[])[];
}

export const nothingDone: History = { done: [], undone: [] };

/** With changes that were just saved; nothing is left to do again. */
export const withDone = (history: History, changes: readonly Change[]): History =>
  changes.length > 0 ? { done: [...history.done, changes], undone: [] } : history;

/** What a step back or forth leaves, and the changes that it makes. */
export interface Step {
  history: History;
  changes: readonly Change[];
}

const reversed = (changes: readonly Change[]) =>
  changes.map((one) => ({ ...one, before: one.after, after: one.before }));

/** Takes the last changes back. Returns the changes that do so. */
export function undone({ done, undone: rest }: History): Step | undefined {
  const last = done.at(-1);
  if (!last) return undefined;
  return {
    history: { done: done.slice(0, -1), undone: [...rest, last] },
    changes: reversed(last),
  };
}

/** Makes the changes again that were taken back last. */
export function redone({ done, undone: rest }: History): Step | undefined {
  const last = rest.at(-1);
  if (!last) return undefined;
  return { history: { done: [...done, last], undone: rest.slice(0, -1) }, changes: last };
}
