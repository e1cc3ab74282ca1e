import { test } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    promised?: string;
    happened?: string;
  }
}

/** Resolves to what has happened; `skip` says why a fault can't be made here. */
type Making = (skip: (because: string) => never) => Promise<string>;

/** Makes something fail, and says what was promised of that and what has happened; throws where that is not the same. */
export const fault = (what: string, promised: string, make: Making, timeoutMs?: number) =>
  test(what, { ...(timeoutMs && { timeout: timeoutMs }) }, async ({ task, skip }) => {
    task.meta.promised = promised;
    task.meta.happened = await make((because) => {
      task.meta.happened = because;
      return skip(because);
    });
  });
