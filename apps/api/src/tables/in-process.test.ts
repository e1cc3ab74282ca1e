import { expect, test } from 'vitest';
import { FileProblem } from './cells/table-file-problem.ts';
import { readInProcess } from './in-process.ts';
import type { AnyMessage, AnyTask } from './testing/any-program.ts';

const PROGRAM = new URL('./testing/any-program.ts', import.meta.url);

/** Does a task. Resolves to the process that did it, or to the error. */
async function run(task: AnyTask, most = Number.POSITIVE_INFINITY) {
  const seen: AnyMessage[] = [];
  const signal = AbortSignal.timeout(60_000);
  try {
    for await (const message of readInProcess<AnyMessage>(PROGRAM, task, signal)) {
      if (message.type === 'here') seen.push(message);
      if (seen.length >= most) break;
    }
  } catch (error) {
    return { pid: seen[0]?.pid, seen, error };
  }
  return { pid: seen[0]?.pid, seen, error: undefined };
}

test('one process reads one file after another, and each gets all of its own messages', async () => {
  const { pid } = await run({});
  for (const messages of [1, 3, 4, 5, 9, 50]) {
    const { seen } = await run({ messages });
    expect(seen).toEqual(Array.from({ length: messages }, (_, at) => ({ type: 'here', pid, at })));
  }
});

test('a file that can’t be read leaves its process to the next one', async () => {
  const { pid } = await run({});
  expect(await run({ problem: 'Файл пуст' })).toMatchObject({
    pid,
    error: new FileProblem('Файл пуст'),
  });
  expect((await run({})).pid).toBe(pid);
});

test.each<[what: string, task: AnyTask, most?: number]>([
  ['fails for a reason of ours', { failure: 'a fault' }],
  ['is ended by the system', { isEnding: true }],
  ['has filled the memory', { keepMb: 200 }],
  ['is given up', { messages: 9 }, 2],
])('a process that %s reads nothing more', async (_what, task, most) => {
  const { pid } = await run({});
  expect((await run(task, most)).pid).toBe(pid);
  const next = await run({});
  expect(next.error).toBeUndefined();
  expect(next.pid).not.toBe(pid);
});

test('files that are read at once have a process each', async () => {
  const all = await Promise.all([run({ messages: 9 }), run({ messages: 9 }), run({ messages: 9 })]);
  expect(new Set(all.map(({ pid }) => pid)).size).toBe(3);
  for (const { seen } of all) expect(seen).toHaveLength(9);
});
