import { mkdirSync, rmSync } from 'node:fs';
import { build, install, StepFailed, step } from './steps.mjs';
import { printSummary } from './summary.mjs';
import { installSystemPackages } from './system-packages.mjs';

const RESULTS = 'test-results';

/** Installs, then runs every check and test of the repository and prints their counts. */
export async function run() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const failures = [];
  const attempt = async (work) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error;
      console.error(`✗ ${error.message}`);
      failures.push(error.message);
    }
  };

  try {
    await install();
    await installSystemPackages();
    await build();
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(`\n✗ ${error.message}`);
    return 1;
  }

  await attempt(() =>
    step('Checks: format, imports, unused code, contract, types', 'pnpm', ['check']),
  );
  for (const project of [
    'unit',
    'api-pglite',
    'api-postgres',
    'storybook*',
    'components',
    'packages',
  ]) {
    const name = project.replace('*', '');
    await attempt(() =>
      step(`Tests: ${name}`, 'pnpm', [
        'exec',
        'vitest',
        'run',
        '--project',
        project,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${RESULTS}/${name}.json`,
      ]),
    );
  }
  await attempt(() =>
    step('Journeys in a browser', 'pnpm', ['e2e'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/e2e.json` },
    }),
  );

  const { passed } = printSummary(RESULTS, failures);
  return failures.length === 0 && passed > 0 ? 0 : 1;
}
