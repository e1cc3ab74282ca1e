import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FileProblem } from '../../../tables/file-problem.ts';
import { HOSTILE } from '../../../testing/price-lists/hostile.ts';
import { readInProcess } from './reading.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hostile-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function drain(messages: AsyncIterable<unknown>) {
  for await (const _ of messages);
}

const MOST_MB = 150;

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
  const problem = await drain(readInProcess(task, AbortSignal.timeout(120_000))).then(
    () => undefined,
    (error: unknown) => error,
  );
  return { problem, grownMb: (process.memoryUsage.rss() - before) / 2 ** 20 };
}

describe('a file that is made to take everything ends its own reading alone', () => {
  test.each(HOSTILE)('%s', async (_what, file, reason) => {
    const { problem, grownMb } = await read(file());
    expect(problem).toBeInstanceOf(FileProblem);
    expect((problem as FileProblem).message).toMatch(reason);
    expect(grownMb).toBeLessThan(MOST_MB);
  });
});
