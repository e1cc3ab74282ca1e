import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { printSummary, readReport } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'summary-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object) {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return readReport(path);
}

const file = { name: 'a.test.ts', startTime: 0, endTime: 2000 };
const vitest = {
  startTime: 7,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
};
const journey = (ok: boolean) => ({
  stats: {
    expected: ok ? 1 : 0,
    unexpected: ok ? 0 : 1,
    skipped: 0,
    flaky: 0,
    startTime: '2026-11-28T00:00:00Z',
  },
  errors: [],
  suites: [
    {
      title: 'a.e2e.ts',
      suites: [{ specs: [{ ok, title: 'orders', tests: [{ results: [{ duration: 3000 }] }] }] }],
    },
  ],
});

test.each([
  [
    'passes',
    { ...vitest, testResults: [{ ...file, status: 'passed', assertionResults: [] }] },
    3,
    0,
  ],
  [
    'has a failure',
    {
      ...vitest,
      numFailedTests: 1,
      testResults: [
        { ...file, status: 'failed', assertionResults: [{ status: 'failed', fullName: 'adds' }] },
      ],
    },
    3,
    1,
  ],
  [
    'has a file that cannot be read',
    { ...vitest, testResults: [{ ...file, status: 'failed', assertionResults: [] }] },
    3,
    1,
  ],
  ['is of a journey', journey(true), 1, 0],
  ['is of a journey that fails', journey(false), 0, 1],
  [
    'is of journeys that could not begin',
    { ...journey(true), errors: [{ message: 'no server' }] },
    1,
    1,
  ],
  ['is of a program', { startTime: 7, isGood: false }, 0, 1],
])('a report that %s', (_, content, passed, failed) => {
  expect(report(content)).toMatchObject({ passed, failed });
});

test('a step that wrote no report has failed', () => {
  expect(readReport(join(folder, 'none.json'))).toMatchObject({ passed: 0, failed: 1 });
});

test('the last line counts all steps; a run that failed or ran nothing is not good', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const step = (passed: number, failed: number, hasFailed = failed > 0) => ({
    name: 'unit',
    seconds: 1,
    hasFailed,
    report: { passed, failed, skipped: 0, files: [], startTime: 0 },
  });
  const outcome = (...steps: ReturnType<typeof step>[]) => [
    printSummary(steps, 2),
    log.mock.lastCall?.[0],
  ];
  expect(outcome(step(3, 0), step(4, 0))).toEqual([true, '7 passed, 0 failed']);
  expect(outcome(step(3, 1), step(4, 0))).toEqual([false, '7 passed, 1 failed']);
  expect(outcome(step(3, 0, true))).toEqual([false, '3 passed, 1 failed']);
  expect(outcome(step(0, 0))).toEqual([false, '0 passed, 0 failed']);
  log.mockRestore();
});
