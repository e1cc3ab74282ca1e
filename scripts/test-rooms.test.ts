import { expect, test } from 'vitest';
import { partsOf } from './test-rooms.ts';

const OF_ALL_CALLS = ['authorisation.db', 'fuzz.db', 'hostile-words.db', 'read-only.db'];
const calls = (...modules: string[]) => [
  ...modules.map((name) => `apps/api/src/modules/${name}/`),
  ...OF_ALL_CALLS,
];
const journeys = (...rooms: string[]) => [
  '--grep',
  rooms.map((room) => `@${room}\\b`).join('|'),
  '--pass-with-no-tests',
];

test.each([
  ['nothing', [], null, null],
  ['a document', ['docs/glossary.md'], null, null],
  ['a module', ['apps/api/src/modules/orders/order.ts'], calls('orders'), journeys('orders')],
  [
    'two modules and a document',
    ['apps/api/src/modules/orders/order.ts', 'apps/api/src/modules/cart/cart.ts', 'README.md'],
    calls('orders', 'cart'),
    journeys('orders', 'cart'),
  ],
  ['a test of a module', ['apps/api/src/modules/orders/orders.db.test.ts'], calls('orders'), null],
  ['a feature', ['apps/web/src/features/orders/order.tsx'], null, journeys('orders')],
  ['a page', ['apps/web/src/pages/section.tsx'], null, undefined],
  ['a component', ['packages/ui/src/select/select.tsx'], null, undefined],
  ['a story', ['packages/ui/src/select/select.stories.tsx'], null, null],
  [
    'the database below',
    ['apps/api/src/db/db.ts', 'apps/api/src/modules/cart/cart.ts'],
    undefined,
    undefined,
  ],
  ['the contract', ['packages/api-client/openapi.yaml'], undefined, undefined],
  ['a rule of the trade', ['packages/trade/src/tax.ts'], undefined, undefined],
  ['the lockfile', ['pnpm-lock.yaml'], undefined, undefined],
  ['a journey', ['e2e/trade.e2e.ts'], null, ['e2e/trade.e2e.ts']],
  ['what journeys share', ['e2e/account.ts'], null, undefined],
])('a change of %s', (_, changed, api, pages) => {
  expect(partsOf(changed)).toEqual({ postgres: api, embedded: api, journeys: pages });
});
