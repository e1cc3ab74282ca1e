import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSettling } from '../cache/totals.ts';
import type { Database } from '../db/db.ts';
import { createTestDatabase } from '../testing/database/test-database.ts';
import { createTestApp } from '../testing/test-app.ts';

/** A database that counts what it is asked. `quiet` resolves once it has answered all of it. */
function counting(db: Database) {
  const running = new Set<Promise<unknown>>();
  let count = 0;
  const counted =
    <Args extends unknown[], Result>(ask: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> => {
      count++;
      const answer = ask(...args);
      running.add(answer);
      const done = () => running.delete(answer);
      answer.then(done, done);
      return answer;
    };
  const database = {
    ...db,
    query: counted(db.query),
    exec: counted(db.exec),
    transaction: counted(db.transaction),
  } as Database;
  return {
    database,
    take: () => {
      const taken = count;
      count = 0;
      return taken;
    },
    quiet: async () => {
      do {
        await Promise.allSettled(running);
        await new Promise((resolve) => setImmediate(resolve));
      } while (running.size > 0);
    },
  };
}

// real time goes on in the database and its sockets; only our timers are told what time it is
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a server that nobody calls asks its database fewer than two things a second', async () => {
  const { database, take, quiet } = counting(await createTestDatabase());
  const { app, close } = await createTestApp({ db: database });
  await app.openJobs();
  const settling = await startSettling(database, app.notices, () => undefined);
  await app.catalogIndex.start();
  await app.doJobs();
  await quiet();
  take();
  for (let second = 0; second < 60; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    await quiet();
  }
  const asked = take();
  // the safety net is there
  expect(asked).toBeGreaterThan(20);
  expect(asked).toBeLessThan(2 * 60);
  vi.useRealTimers();
  await settling.stop();
  await close();
  await database.close();
}, 60_000);
