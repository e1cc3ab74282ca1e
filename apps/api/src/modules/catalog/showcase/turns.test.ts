import { expect, test } from 'vitest';
import { createTurns } from './feeds.ts';

/** Adds pieces of work at once; resolves to whose were done, in their order. */
async function orderOf(...pieces: string[]) {
  const turns = createTurns();
  const done: string[] = [];
  await Promise.all(pieces.map((whom) => turns.take(whom, async () => void done.push(whom))));
  return done.join('');
}

test('whoever floods waits behind the others, who wait for one of his at the most', async () => {
  const flood = Array.from({ length: 24 }, () => 'x');
  const done = await orderOf(...flood, 'a', 'b', 'a');
  expect(done).toBe(`xxabxa${'x'.repeat(21)}`);
});

test('the work of one is done in its order', async () => {
  const turns = createTurns();
  const done: number[] = [];
  await Promise.all([1, 2, 3].map((number) => turns.take('a', async () => void done.push(number))));
  expect(done).toEqual([1, 2, 3]);
});

test('one at a time, and what fails stops nobody', async () => {
  const turns = createTurns();
  let [now, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, ++now);
    await Promise.resolve();
    now--;
  };
  const failing = turns.take('a', () => Promise.reject(new Error('no')));
  const others = ['a', 'b', 'c'].map((whom) => turns.take(whom, work));
  await expect(failing).rejects.toThrow('no');
  await Promise.all(others);
  expect(most).toBe(1);
  await turns.settle();
  expect(await turns.settle()).toBe(false);
});
