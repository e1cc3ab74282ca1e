import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ON_BOTH_DATABASES } from './apps/api/src/testing/database/both-databases.ts';
import { launchOptions } from './packages/config/browser.ts';
import { PATIENCE_MS, TEST_MS } from './packages/config/patience.ts';

const time = {
  testTimeout: TEST_MS,
  hookTimeout: TEST_MS,
  expect: { poll: { timeout: PATIENCE_MS } },
};

/**
 * `*.db.test.ts` needs a database: it runs on PostgreSQL, and some on the embedded one too; every other `*.test.ts` runs
 * once, in `unit`.
 * Add `--project unit` (or api-pglite, api-postgres) to run one of them. Decision 6.
 */
const DATABASE_TESTS = 'apps/api/src/**/*.db.test.ts';

// Node may abort while it frees code of many embedded databases: https://github.com/nodejs/node/issues/64500
const EMBEDDED = ['--no-wasm-code-gc'];

const apiProject = (driver: 'pglite' | 'postgres') => ({
  test: {
    name: `api-${driver}`,
    include: driver === 'pglite' ? ON_BOTH_DATABASES : [DATABASE_TESTS],
    globalSetup: [`apps/api/src/testing/database/${driver}-setup.ts`],
    // Every file has a database and an application of its own; the code under them is loaded once.
    isolate: false,
    execArgv: EMBEDDED,
    ...time,
  },
});

/** Every story in a real browser: it renders, its `play` passes, axe finds nothing in either theme. */
const storybookProject = {
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'storybook',
    // a story cleans up after itself: a new frame for each file would load all modules again
    isolate: false,
    ...time,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' as const } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

/** The phone field key by key (real keys, a real clipboard, an input method), and what all components do with their props. */
const componentsProject = {
  plugins: [react(), vanillaExtractPlugin()],
  // found only when the guides are read: the reload would break a run in the middle
  optimizeDeps: { include: ['dom-accessibility-api'] },
  test: {
    name: 'components',
    include: [
      '{packages/*,apps/web}/src/**/*.browser.test.tsx',
      'e2e/components/*.browser.test.tsx',
      '.storybook/docs/*.browser.test.tsx',
    ],
    ...time,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

export default defineConfig({
  test: {
    // Two cores are two workers: the default leaves one to the terminal.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          // what a file changes outside itself it puts back; modules are loaded once
          isolate: false,
          execArgv: EMBEDDED,
          ...time,
          include: [
            'repo.test.ts',
            'scripts/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'packages/*/**/*.test.ts',
            'benchmarks/**/*.test.ts',
            'deploy/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', DATABASE_TESTS],
        },
      },
      {
        test: {
          name: 'faults',
          include: ['faults/*.fault.ts'],
          // what is promised of time is measured within; this ends what hangs, on a busy machine too
          testTimeout: 900_000,
          hookTimeout: 600_000,
        },
      },
      apiProject('pglite'),
      apiProject('postgres'),
      storybookProject,
      componentsProject,
      {
        test: {
          name: 'packages',
          include: ['e2e/packages/*.test.ts'],
          ...time,
        },
      },
      {
        test: {
          name: 'nightly',
          include: ['e2e/packages/*.nightly.ts'],
          testTimeout: 600_000,
        },
      },
    ],
  },
});
