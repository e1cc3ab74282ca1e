import { defineConfig } from 'vitest/config';

/** The tests that a mutation run asks: those of pure rules, which take milliseconds. */
export default defineConfig({
  test: {
    include: [
      'apps/api/src/{cache,trade}/*.test.ts',
      'packages/trade/src/*.test.ts',
      'apps/api/src/http/client-address.test.ts',
      'apps/api/src/accounts/**/*.test.ts',
      'apps/api/src/modules/orders/*.test.ts',
      'apps/api/src/modules/second-factor/*.test.ts',
    ],
    exclude: ['**/*.db.test.ts'],
  },
});
