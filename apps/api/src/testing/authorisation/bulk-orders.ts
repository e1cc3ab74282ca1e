import { MULTIPART, multipart } from '../upload.ts';
import { one, type Scene } from './things.ts';

const ownList = {
  request: async (scene: Scene) => ({
    params: {
      list_id: await one<string>(
        scene,
        `insert into bulk_list (id, account_id, name, rows) values (gen_random_uuid(), $1, gen_random_uuid()::text,
           '[{"text": "205/55 R16", "product_id": null, "quantity": 4}]') returning id as value`,
        [scene.owner.id],
      ),
    },
  }),
};

/** Expectations for orders by lists. */
export const BULK_ORDERS = {
  matchBulkFile: {
    request: () => ({
      headers: { 'content-type': MULTIPART },
      body: multipart([['file', Buffer.from('205/55 R16;4'), 'order.csv']]),
    }),
  },
  getBulkGoods: { request: () => ({ params: { product_id: '1' } }), stranger: 200 },
  getBulkList: ownList,
  replaceBulkList: ownList,
  deleteBulkList: ownList,
};
