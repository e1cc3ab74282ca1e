import { type FoundIds, selectFoundIds } from './matching.sql.ts';
import type { Attempt } from './row-meaning.ts';

type Db = Parameters<typeof selectFoundIds>[0];

/** Returns the first attempt of each row that finds products. Turn by turn, all open rows are searched at once. */
export async function firstFound(db: Db, rows: readonly Attempt[][], limit: number) {
  const answers = rows.map((): (FoundIds & Attempt) | undefined => undefined);
  const mostTurns = Math.max(0, ...rows.map(({ length }) => length));
  for (let turn = 0; turn < mostTurns; turn++) {
    const asked = rows.flatMap((attempts, at) => {
      const attempt = answers[at] ? undefined : attempts[turn];
      return attempt ? { ...attempt, at } : [];
    });
    const questions = asked.map(({ conditions }) => conditions);
    const found = await selectFoundIds(db, questions, limit);
    for (const [n, { at, ...attempt }] of asked.entries()) {
      const one = found[n];
      if (one && one.total > 0) answers[at] = { ...attempt, ...one };
    }
  }
  return answers;
}
