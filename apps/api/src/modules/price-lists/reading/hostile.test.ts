import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FileProblem } from '../../../tables/cells/table-file-problem.ts';
import { HOSTILE } from '../../../testing/price-lists/hostile.ts';
import { HUGE } from '../../../testing/price-lists/huge.ts';
import { readInProcess } from './reading.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hostile-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** Reads to the end. Resolves to the number of rows, and to what is asked. */
async function drain(messages: ReturnType<typeof readInProcess>) {
  const read = { rows: 0, asked: '' };
  for await (const message of messages) {
    if (message.type === 'batch') read.rows += message.done;
    if (message.type === 'layout')
      read.asked = message.questions.map((question) => question.message).join('; ');
  }
  return read;
}

const MAX_MB = 150;

/** Reads a file as the server does. Resolves to the problem, and to how much this process has grown meanwhile. */
async function read(file: Buffer) {
  const path = join(directory, 'file');
  await writeFile(path, file);
  const known = { brands: [], models: [] };
  const task = {
    id: 'x',
    paths: [path],
    known,
    words: {},
    remembered: [],
    choices: [],
    answers: [],
  };
  const before = process.memoryUsage.rss();
  const outcome = await drain(readInProcess(task, AbortSignal.timeout(120_000))).then(
    (found) => ({ found, problem: undefined }),
    (error: unknown) => ({ found: undefined, problem: error }),
  );
  return { ...outcome, grownMb: (process.memoryUsage.rss() - before) / 2 ** 20 };
}

describe('a file that is made to take everything ends its own reading alone', () => {
  test.each(HOSTILE)('%s', async (_what, file, reason) => {
    const { problem, grownMb } = await read(file());
    expect(problem).toBeInstanceOf(FileProblem);
    expect((problem as FileProblem).message).toMatch(reason);
    expect(grownMb).toBeLessThan(MAX_MB);
  });
});

describe('a file that is only huge is read, and what is left of it is asked about', () => {
  test.each(HUGE)('%s', async (_what, file, rows, asked) => {
    const { problem, found, grownMb } = await read(file());
    expect(problem).toBeUndefined();
    expect(found?.rows).toBe(rows);
    expect(found?.asked).toMatch(asked);
    expect(grownMb).toBeLessThan(MAX_MB);
  });
});
