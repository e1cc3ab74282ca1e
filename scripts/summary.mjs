import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Counts of one report: Vitest's and Playwright's JSON. */
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

/** Prints a row per runner, the failed steps, and one closing line with the totals. */
export function printSummary(folder, failures) {
  const rows = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      name: basename(file, '.json'),
      ...countsOf(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    }));
  console.log('\n─ Summary');
  for (const { name, passed, failed, skipped } of rows) {
    console.log(
      `  ${name.padEnd(14)} ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
    );
  }
  for (const failure of failures) console.log(`  ✗ ${failure}`);
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  const passed = sum('passed');
  const failed = Math.max(sum('failed'), failures.length);
  console.log(`\n${passed} passed, ${failed} failed`);
  return { passed, failed };
}
