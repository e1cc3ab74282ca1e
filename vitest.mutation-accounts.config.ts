import { defineConfig } from 'vitest/config';

/** The tests that a mutation run of accounts and ownership asks: through the API, on a database. */
export default defineConfig({
  test: {
    include: [
      'apps/api/src/accounts/auth.db.test.ts',
      'apps/api/src/http/limits.db.test.ts',
      'apps/api/src/accounts/**/*.test.ts',
      'apps/api/src/modules/auth/*.test.ts',
      'apps/api/src/modules/keys/*.test.ts',
      'apps/api/src/modules/second-factor/*.test.ts',
      'apps/api/src/modules/companies/demand.db.test.ts',
      'apps/api/src/modules/employees/employees.db.test.ts',
    ],
    globalSetup: ['apps/api/src/testing/database/postgres-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
