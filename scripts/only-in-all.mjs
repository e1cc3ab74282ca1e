/**
 * What `npm test` leaves out and `npm run test:all` runs, by project of Vitest, with the reason of each kind. Journeys
 * that only `test:all` runs say so in their names, `*.nightly.e2e.ts`: they are the project `journeys-all` of Playwright.
 * The counts before and after are in docs/decisions/0250-two-sets-of-tests.md.
 */
export const ONLY_IN_ALL = {
  packages: [
    {
      because: 'two more applications are installed, to try what the documentation says',
      files: ['e2e/packages/newcomer.test.ts'],
    },
    {
      because:
        'packing by pnpm is part of every run; npm packs differently only if its script changes',
      files: ['e2e/packages/npm-pack.test.ts'],
    },
  ],
};

/** The globs that a run of `npm test` excludes from a project. */
export const excludedFrom = (project) => (ONLY_IN_ALL[project] ?? []).flatMap(({ files }) => files);
