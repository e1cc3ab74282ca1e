const tests = (...names: string[]) => names.map((name) => `apps/api/src/${name}.db.test.ts`);

/**
 * What `npm test` leaves out and `npm run test:all` runs, by project of Vitest, with the reason of each kind. Journeys
 * that only `test:all` runs say so in their names, `*.nightly.e2e.ts`: they are the project `journeys-all` of Playwright.
 * Decision 250.
 */
export const ONLY_IN_ALL: Record<string, { because: string; files: string[] }[]> = {
  'api-pglite': [
    {
      because:
        'it runs on PostgreSQL in every run; on the embedded database every run has all calls of the contract, what opens and migrates, the queue, and a file of each module',
      files: tests(
        'accounts/auth',
        'accounts/sessions',
        'demo/live',
        'http/limits',
        'jobs/idle',
        'jobs/vacuum',
        'merging/crash',
        'merging/facts',
        'merging/guarantees',
        'merging/similar-work',
        'metrics/metrics',
        'modules/auth/register',
        'modules/cart/cart-lines',
        'modules/catalog/cars',
        'modules/catalog/index/catalog-version',
        'modules/catalog/index/slow-source',
        'modules/catalog/landed',
        'modules/catalog/names',
        'modules/catalog/showcases',
        'modules/events/webhooks',
        'modules/files/picture',
        'modules/orders/answers',
        'modules/orders/exchange-said',
        'modules/orders/life',
        'modules/orders/oversell',
        'modules/orders/purchases',
        'modules/orders/sides',
        'modules/price-lists/clean-up',
        'modules/price-lists/reading/one-reader',
        'modules/statistics/price-months',
        'secrets/sealing',
        'seed/seed',
        'storage/storage-owner',
        'tracing/tracing',
      ),
    },
  ],
  'api-postgres': [
    {
      because: 'it sends every call many times, as large as it may be, and measures processor time',
      files: tests('main-thread'),
    },
  ],
  packages: [
    {
      because: 'two more applications are installed, to try what the documentation says',
      files: ['e2e/packages/newcomer.test.ts'],
    },
    {
      because:
        'every run installs the tarball in one application; these install it with another React and in Next',
      files: ['e2e/packages/*-elsewhere.test.ts'],
    },
    {
      because:
        'packing by pnpm is part of every run; npm packs differently only if its script changes',
      files: ['e2e/packages/npm-pack.test.ts'],
    },
  ],
};

/** The globs that a run of `npm test` excludes from a project. */
export const excludedFrom = (project: string): string[] =>
  (ONLY_IN_ALL[project] ?? []).flatMap(({ files }) => files);
