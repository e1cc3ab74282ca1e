import type { Expectations } from './expectation.ts';
import { one, type Scene, someRemovedRest, someRest } from './things.ts';

/** The key that takes back prices that were set together. */
const someRepricing = (scene: Scene) =>
  one<string>(
    scene,
    `insert into repricing (undo_id, company_id, offer_id, old_price, new_price, expires_at)
     select gen_random_uuid(), supplier_id, id, bulk_price, bulk_price, now() + interval '1 minute' from offer where supplier_id = $1 limit 1
     returning undo_id as value`,
    [scene.company],
  );

/** Calls about a company's stock. */
export const RESTS: Expectations = {
  deleteRest: { request: async (scene) => ({ params: { rest_id: await someRest(scene) } }) },
  restoreRests: {
    request: async (scene) => ({ body: { undo_id: await someRemovedRest(scene) } }),
  },
  undoRepricing: {
    request: async (scene) => ({ body: { undo_id: await someRepricing(scene) } }),
  },
  reportMismatch: {
    request: async (scene) => ({ body: { rest_id: await someRest(scene), product_id: null } }),
  },
};
