import { defineConfig } from 'vitest/config';

/**
 * `*.db.test.ts` needs a database and runs on both; every other `*.test.ts` runs once, in `unit`.
 * Add `--project unit` (or api-pglite, api-postgres) to run one of them.
 */
const DATABASE_TESTS = 'apps/api/src/**/*.db.test.ts';

const apiProject = (driver: 'pglite' | 'postgres') => ({
  test: {
    name: `api-${driver}`,
    include: [DATABASE_TESTS],
    globalSetup: [`apps/api/src/testing/${driver}-setup.ts`],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['apps/*/src/**/*.test.ts', 'packages/*/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', DATABASE_TESTS],
        },
      },
      apiProject('pglite'),
      apiProject('postgres'),
    ],
  },
});
