import { existsSync, readdirSync } from 'node:fs';

const API = new URL('../../', import.meta.url);
const fileOf = (name: string) => `${name}.db.test.ts`;

/** The tests that are named after their module. */
const MODULES = readdirSync(new URL('modules', API))
  .map((module) => `modules/${module}/${module}`)
  .filter((name) => existsSync(new URL(fileOf(name), API)));

/**
 * Files of API tests that also run on the embedded database; all run on PostgreSQL. They cover what the two databases
 * may do differently, every call of the contract, and for each module the file of its name, or else the one that uses
 * most of its SQL in the least time. Decision 155.
 */
export const ON_BOTH_DATABASES = [
  'accounts/auth',
  'accounts/sessions',
  'authorisation',
  'db/aggregates',
  'db/database',
  'db/migrate',
  'db/schema',
  'db/session',
  'demo/live',
  'http/limits',
  'jobs/idle',
  'jobs/jobs',
  'jobs/vacuum',
  'merging/attribute-functions',
  'merging/crash',
  'merging/facts',
  'merging/guarantees',
  'merging/similar-work',
  'metrics/metrics',
  'modules/employees/mandates',
  'modules/auth/login',
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
  'modules/quotes/taking',
  'modules/orders/purchases',
  'modules/orders/sides',
  'modules/orders/plans/plan',
  'modules/price-lists/clean-up',
  'modules/price-lists/import',
  'modules/price-lists/reading/one-reader',
  'modules/statistics/price-months',
  'secrets/sealing',
  'seed/seed',
  'server',
  'storage/storage-owner',
  'tracing/tracing',
  ...MODULES,
].map((name) => `apps/api/src/${fileOf(name)}`);

/** Words for what the two databases may do differently. A file that contains one needs both. */
export const NEEDS_BOTH =
  /createTestDatabase|createEmptyDatabase\b|\btransaction\b|for update|advisory|\bexplain\b|oversell|inject\('database'\)/;
