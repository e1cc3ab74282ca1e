import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** Returns the counts of one report, which is the JSON of Vitest or Playwright. */
function countsOf(report) {
  if (report.stats) {
    const { expected, unexpected, skipped, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      (report.success || report.numFailedTests > 0 ? 0 : report.numFailedTestSuites),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Returns the names of what failed in one report, with their files. */
function failuresOf(report) {
  if (report.stats) return report.suites.flatMap((suite) => failedSpecs(suite, suite.title));
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative('.', name);
    if (failed.length > 0) return failed.map(({ fullName }) => `${file}: ${fullName}`);
    return status === 'failed' ? [file] : [];
  });
}

function failedSpecs({ specs = [], suites = [] }, file) {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`),
    ...suites.flatMap((suite) => failedSpecs(suite, file)),
  ];
}

/** Prints a row per runner and what failed in it, the failed steps, and one closing line with the totals. */
export function printSummary(folder, failures) {
  const rows = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      name: basename(file, '.json'),
      report: JSON.parse(readFileSync(join(folder, file), 'utf8')),
    }))
    .map((row) => ({ ...row, ...countsOf(row.report) }));
  console.log('\n─ Summary');
  for (const { name, passed, failed, skipped, report } of rows) {
    console.log(
      `  ${name.padEnd(14)} ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
    );
    for (const failure of failuresOf(report)) console.log(`    ✗ ${failure}`);
  }
  for (const failure of failures) console.log(`  ✗ ${failure}`);
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  const passed = sum('passed');
  const failed = Math.max(sum('failed'), failures.length);
  console.log(`\n${passed} passed, ${failed} failed`);
  return { passed, failed };
}
