import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from '@org/config/browser';
import { PATIENCE_MS, TEST_MS } from '@org/config/patience';
import { defineConfig } from '@playwright/test';
import { OWN_VIEW } from './e2e/own-view.ts';

const PORT = Number(process.env.E2E_PORT ?? 3210);
/** One fresh demo trade for the whole run; the variable hands its place to Playwright's workers. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'protektor-e2e-'));

/** Each step keeps its own: two may run at once, and a run begins by clearing the place of what failed. */
const REPORT = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/e2e.json';

const NIGHTLY = '*.nightly.e2e.ts';

export default defineConfig({
  testDir: 'e2e',
  // whole ways of a person, of every `npm test`; and what only `npm run test:all` runs, told apart by the file's name
  projects: [
    { name: 'journeys', testMatch: '*.e2e.ts', testIgnore: NIGHTLY },
    { name: 'journeys-all', testMatch: NIGHTLY },
    {
      // a test for every statement of the product's specification
      name: 'specification',
      testMatch: 'specification/*.probe.ts',
      use: {
        // what a probe sees is one thing, which its message and its picture say
        trace: 'off',
        // the calls of the first page are made where a probe sees them: in the browser
        storageState: {
          cookies: [{ ...OWN_VIEW, expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' }],
          origins: [],
        },
      },
    },
  ],
  outputDir: REPORT.replace(/\.json$/, ''),
  reporter: [['line'], ['json', { outputFile: REPORT }]],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: TEST_MS,
  expect: { timeout: PATIENCE_MS },
  use: {
    actionTimeout: PATIENCE_MS,
    baseURL: `http://localhost:${PORT}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1342, height: 900 },
    // a picture of every change of a page takes more of the machine than the page; the trace has the page itself at every step
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions,
  },
  webServer: {
    command: 'node apps/api/src/server.ts',
    url: `http://localhost:${PORT}/readyz`,
    timeout: TEST_MS,
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      // journeys serve price lists from this machine
      PRIVATE_TARGETS: 'on',
      // somebody sees what was learnt from the market
      KEEPERS: 'supplier@demo.example',
      // probes say which network they come from
      TRUST_PROXY: '1',
    },
  },
});
