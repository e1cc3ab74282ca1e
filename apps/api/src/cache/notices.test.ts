import { expect, test } from 'vitest';
import { reportOnce } from './cache-notices.ts';

test('of failures in a row the first is reported, and the first of the next row again', async () => {
  const answers = ['fails', 'fails', 'works', 'fails', 'asks again'];
  const reports: unknown[] = [];
  const work = reportOnce(
    async () => {
      const answer = answers.shift();
      if (answer === 'fails') throw new Error(`${answers.length} left`);
      return answer === 'asks again';
    },
    (error) => reports.push(String(error)),
  );
  const isAgain = [];
  while (answers.length > 0) isAgain.push(await work());
  expect(isAgain).toEqual([true, true, false, true, true]);
  expect(reports).toEqual(['Error: 4 left', 'Error: 1 left']);
});
