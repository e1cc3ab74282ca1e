import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const SLOWEST = 10;

interface TestFile {
  file: string;
  seconds: number;
  failures: string[];
}

/** What a step reported: its counts, each file, and when it ran. */
export interface StepReport {
  passed: number;
  failed: number;
  skipped: number;
  files: TestFile[];
  /** in milliseconds since 1970 */
  startTime: number;
}

/** How a step ended. */
export interface StepOutcome {
  name: string;
  seconds: number;
  isCached?: boolean;
  hasFailed: boolean;
}

interface JourneySuite {
  title: string;
  suites?: JourneySuite[];
  specs?: { ok: boolean; title: string; tests: { results: { duration: number }[] }[] }[];
}

interface VitestFile {
  name: string;
  status: string;
  startTime: number;
  endTime: number;
  assertionResults: { status: string; fullName: string }[];
}

/** Returns the files of a report of Playwright, which nests them by their titles. */
function filesOfJourneys(suites: readonly JourneySuite[]): TestFile[] {
  const specsOf = (suite: JourneySuite): NonNullable<JourneySuite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  return suites.map((suite) => {
    const specs = specsOf(suite);
    const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
    return {
      file: suite.title,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      failures: specs.filter(({ ok }) => !ok).map(({ title }) => title),
    };
  });
}

function filesOfVitest(testResults: readonly VitestFile[]): TestFile[] {
  return testResults.map(({ name, status, startTime, endTime, assertionResults }) => {
    const failures = assertionResults.filter((test) => test.status === 'failed');
    return {
      file: relative('.', name),
      seconds: (endTime - startTime) / 1000,
      failures:
        failures.length === 0 && status === 'failed'
          ? ['could not be run']
          : failures.map(({ fullName }) => fullName),
    };
  });
}

/** Reads what a step reported. A step that ended before it could report has failed once. */
export function readReport(path: string): StepReport {
  if (!existsSync(path))
    return { passed: 0, failed: 1, skipped: 0, files: [], startTime: Date.now() };
  const report = JSON.parse(readFileSync(path, 'utf8'));
  if (report.stats) {
    const { expected, unexpected, skipped, flaky, startTime } = report.stats;
    return {
      passed: expected,
      failed: unexpected + flaky + report.errors.length,
      skipped,
      files: filesOfJourneys(report.suites),
      startTime: Date.parse(startTime),
    };
  }
  if (report.testResults) {
    const files = filesOfVitest(report.testResults);
    const broken = files.filter(({ failures }) => failures[0] === 'could not be run').length;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken,
      skipped: report.numPendingTests + report.numTodoTests,
      files,
      startTime: report.startTime,
    };
  }
  const { startTime, isGood } = report;
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0, files: [], startTime };
}

const inSeconds = (seconds: number) => `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;

/**
 * Prints a line for each step, what failed in it, the slowest files of those that ran, and one closing line with the
 * totals. Returns whether something ran and all of it passed.
 */
export function printSummary(
  steps: readonly (StepOutcome & { report: StepReport })[],
  seconds: number,
): boolean {
  console.log('\n─ Slowest files');
  for (const { name, isCached, report } of steps) {
    const slowest = report.files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
    if (isCached || slowest.length < 2) continue;
    console.log(`  ${name}`);
    for (const file of slowest)
      console.log(`    ${inSeconds(file.seconds).padStart(6)}  ${file.file}`);
  }
  console.log('\n─ Steps');
  for (const { name, seconds: taken, isCached, hasFailed, report } of steps) {
    const { passed, failed, skipped, files } = report;
    const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
    const time = isCached
      ? `from cache, ran on ${new Date(report.startTime).toISOString().slice(0, 16).replace('T', ' ')}`
      : inSeconds(taken);
    console.log(`  ${hasFailed ? '✗' : '✓'} ${name.padEnd(16)} ${counts.padEnd(24)} ${time}`);
    for (const { file, failures } of files)
      for (const failure of failures) console.log(`      ✗ ${file}: ${failure}`);
  }
  const sum = (key: 'passed' | 'failed') =>
    steps.reduce((total, { report }) => total + report[key], 0);
  const failed = Math.max(sum('failed'), steps.filter(({ hasFailed }) => hasFailed).length);
  const cached = steps.filter(({ isCached }) => isCached).length;
  console.log(
    `\n${steps.length} steps in ${inSeconds(seconds)}${cached ? `, ${cached} of them from cache` : ''}`,
  );
  console.log(`${sum('passed')} passed, ${failed} failed`);
  return failed === 0 && sum('passed') > 0;
}
