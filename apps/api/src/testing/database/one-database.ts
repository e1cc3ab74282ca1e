/**
 * Tests of the API run on both databases. These run on PostgreSQL alone: what they break is broken in JavaScript, before or
 * after the database, in the same way on both. See docs/decisions/0112-which-tests-need-both-databases.md for who may stand
 * here.
 */
export const ON_ONE_DATABASE = [
  'apps/api/src/modules/catalog/bulk/files.db.test.ts',
  'apps/api/src/modules/catalog/bulk/messages.db.test.ts',
  'apps/api/src/modules/outbox/outbox.db.test.ts',
  'apps/api/src/modules/price-lists/bad-files.db.test.ts',
  'apps/api/src/modules/price-lists/every-column.db.test.ts',
  'apps/api/src/modules/price-lists/names-of-objects.db.test.ts',
  'apps/api/src/modules/price-lists/other-layouts.db.test.ts',
  'apps/api/src/modules/price-lists/titles.db.test.ts',
  'apps/api/src/modules/price-lists/what-columns-lack.db.test.ts',
  'apps/api/src/modules/profile/profile.db.test.ts',
  'apps/api/src/names-of-objects.db.test.ts',
];

/** Words of what the two databases may do differently: a file that has one needs both. */
export const NEEDS_BOTH =
  /Promise\.all|createTestDatabase|createEmptyDatabase|\btransaction\b|for update|advisory|\bexplain\b|oversell|wrongAggregates|listen/;
