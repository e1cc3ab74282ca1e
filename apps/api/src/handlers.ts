import type { Handlers } from './contract.ts';
import * as auth from './modules/auth/handlers.ts';
import * as cart from './modules/cart/handlers.ts';
import * as catalog from './modules/catalog/handlers.ts';
import * as catalogBulk from './modules/catalog/handlers-bulk.ts';
import * as catalogExports from './modules/catalog/handlers-export.ts';
import * as changes from './modules/changes/handlers.ts';
import * as companies from './modules/companies/handlers.ts';
import * as employees from './modules/employees/handlers.ts';
import * as files from './modules/files/handlers.ts';
import * as orders from './modules/orders/handlers.ts';
import * as plans from './modules/plans/handlers.ts';
import * as priceLists from './modules/price-lists/handlers.ts';
import * as profile from './modules/profile/handlers.ts';
import * as rests from './modules/rests/handlers.ts';
import * as statistics from './modules/statistics/handlers.ts';
import * as status from './modules/status/handlers.ts';
import * as suppliers from './modules/suppliers/handlers.ts';
import * as warehouses from './modules/warehouses/handlers.ts';

/** Every call of the contract, gathered from the modules. */
export const handlers = {
  ...auth,
  ...cart,
  ...catalog,
  ...catalogBulk,
  ...catalogExports,
  ...changes,
  ...companies,
  ...employees,
  ...files,
  ...orders,
  ...plans,
  ...priceLists,
  ...profile,
  ...rests,
  ...statistics,
  ...status,
  ...suppliers,
  ...warehouses,
} satisfies Handlers;
