import type { Handlers } from './contract.ts';
import * as auth from './modules/auth/handlers.ts';
import * as catalog from './modules/catalog/handlers.ts';
import * as profile from './modules/profile/handlers.ts';
import * as statistics from './modules/statistics/handlers.ts';
import type { UNWRITTEN } from './unwritten.ts';

/** Every written call, gathered from the modules. */
export const handlers = { ...auth, ...catalog, ...profile, ...statistics } satisfies Omit<
  Handlers,
  (typeof UNWRITTEN)[number]
>;
