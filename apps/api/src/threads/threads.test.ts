import { expect, test } from 'vitest';
import { inThread } from './threads.ts';

const programs = (name: string) => ({
  module: new URL('./testing/programs.ts', import.meta.url),
  name,
});

test('a program answers from another thread', async () => {
  expect(await inThread(programs('double'), 21)).toBe(42);
});

test('what a program says of fields is said by its caller', async () => {
  await expect(inThread(programs('refuse'), null)).rejects.toMatchObject({
    errors: { a: ['b'] },
  });
});

test('a lent database answers, and its errors are thrown as they were', async () => {
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  const db = {
    query: async <Row>(text: string) => {
      if (text === 'no') throw away;
      return { rows: [{ text }] as Row[] };
    },
  };
  expect(await inThread(programs('ask'), 'yes', { db })).toEqual([{ text: 'yes' }]);
  await expect(inThread(programs('ask'), 'no', { db })).rejects.toBe(away);
});

test('work whose caller has gone ends, and the next one gets a thread', async () => {
  const begun = new SharedArrayBuffer(4);
  const gone = new AbortController();
  // more than there are threads
  const spinning = Array.from({ length: 40 }, () =>
    inThread(programs('spin'), begun, { signal: gone.signal }),
  );
  const ends = Promise.allSettled(spinning);
  await Atomics.waitAsync(new Int32Array(begun), 0, 0).value;
  gone.abort();
  const states = new Set((await ends).map(({ status }) => status));
  expect(states).toEqual(new Set(['rejected']));
  expect(await inThread(programs('double'), 4)).toBe(8);
});

test('with too much waiting, one more is refused at once', async () => {
  const gone = new AbortController();
  const all = Array.from({ length: 40 }, () =>
    inThread(programs('spin'), new SharedArrayBuffer(4), { signal: gone.signal }),
  );
  const ends = Promise.allSettled(all);
  await expect(inThread(programs('double'), 1)).rejects.toMatchObject({
    retryAfterS: expect.any(Number),
  });
  gone.abort();
  await ends;
});
