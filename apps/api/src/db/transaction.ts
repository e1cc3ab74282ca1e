import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { Db } from './db.ts';
import { copyRows, runScript, runStatement } from './statements.ts';

/** The innermost transaction whose work is running; undefined outside of one. */
const running = new AsyncLocalStorage<Db>();

/**
 * Throws if a transaction runs that is not `db`: another connection would not see its writes, and could wait for it for
 * ever.
 */
export function assertCurrent(db: Db | undefined) {
  const current = running.getStore();
  if (current && current !== db)
    throw new Error('Inside a transaction use the db that it hands to its work.');
}

/** Makes statements take turns on a connection, until the transaction ends. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  let hasEnded = false;
  const take = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  return {
    take: <Result>(work: () => Promise<Result>) =>
      take(() => {
        if (hasEnded) throw new Error('This transaction has ended.');
        return work();
      }),
    end: <Result>(work: () => Promise<Result>) => {
      hasEnded = true;
      return take(work);
    },
  };
}

interface Brackets {
  begin: string;
  commit: string;
  rollback: string;
}
const TRANSACTION: Brackets = { begin: 'begin', commit: 'commit', rollback: 'rollback' };
const savepoint = (depth: number): Brackets => ({
  begin: `savepoint level_${depth}`,
  commit: `release savepoint level_${depth}`,
  rollback: `rollback to savepoint level_${depth}`,
});

/** Runs `work` in a transaction on a connection of its own; if `depth` is above 0, in a savepoint. */
export async function runTransaction<Result>(
  client: pg.ClientBase,
  work: (db: Db) => Promise<Result>,
  depth = 0,
): Promise<Result> {
  const { begin, commit, rollback } = depth === 0 ? TRANSACTION : savepoint(depth);
  const turns = createTurns();
  const inTurn: typeof turns.take = async (statement) => {
    assertCurrent(db);
    return turns.take(statement);
  };
  const db: Db = {
    query: (text, params, options) => inTurn(() => runStatement(client, text, params, options)),
    exec: (sql) => inTurn(() => runScript(client, sql)),
    copy: (table, columns, rows) => inTurn(() => copyRows(client, table, columns, rows)),
    transaction: (inner) => inTurn(() => runTransaction(client, inner, depth + 1)),
  };

  await client.query(begin);
  try {
    const result = await running.run(db, () => work(db));
    const { command } = await turns.end(() => client.query(commit));
    // the answer of PostgreSQL to a commit after a failed statement: it must not pass for success
    if (command === 'ROLLBACK')
      throw new Error('A statement of the transaction failed, and its error was swallowed.');
    return result;
  } catch (error) {
    // on a connection that broke there is nothing left to roll back
    await turns.end(() => client.query(rollback)).catch(() => undefined);
    throw error;
  }
}
