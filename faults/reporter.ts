import type { Reporter, TestCase } from 'vitest/node';

const SIGNS = { passed: '✓', failed: '✗', skipped: '–', pending: '…' };

/** Prints of each fault what was promised and what has happened, and nothing else. */
class FaultReporter implements Reporter {
  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result();
    const { promised, happened } = test.meta();
    const seconds = ((test.diagnostic()?.duration ?? 0) / 1000).toFixed(0);
    const outcome = errors?.map(({ message }) => message).join('\n') ?? happened ?? '';
    console.log(`${SIGNS[state]} ${test.fullName.replaceAll(' > ', ': ')} (${seconds} s)
    promised: ${promised ?? ''}
    happened: ${outcome}`);
  }

  onTestRunEnd(...[modules, unhandled]: Parameters<NonNullable<Reporter['onTestRunEnd']>>) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: keyof typeof SIGNS) =>
      tests.filter((test) => test.result().state === state).length;
    for (const { message, stack } of [...modules.flatMap((each) => each.errors()), ...unhandled])
      console.error(stack ?? message);
    console.log(
      `\n${count('passed')} kept, ${count('failed')} broken, ${count('skipped')} not made here`,
    );
  }
}

// the command line names a module, not an export of it
// biome-ignore lint/style/noDefaultExport: vitest wants a reporter as the default
export default FaultReporter;
