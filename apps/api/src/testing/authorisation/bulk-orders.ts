import { MULTIPART, multipart } from '../upload.ts';
import { one, type Scene, someOffer } from './things.ts';

const someFile = () => ({
  headers: { 'content-type': MULTIPART },
  body: multipart([['file', Buffer.from('205/55 R16;4'), 'order.csv']]),
});

/** A request of the owner's alone, with one line; its version is 1. */
const someRequest = async (scene: Scene) => ({
  request_id: await one<string>(
    scene,
    `insert into goods_request (id, account_id, origin) values (gen_random_uuid(), $1, 'text') returning id as value`,
    [scene.owner.id],
  ),
});

const ownRequest = { request: async (scene: Scene) => ({ params: await someRequest(scene) }) };

/** Expectations for lists and requests. */
export const BULK_ORDERS = {
  matchBulkFile: { request: someFile },
  getBulkGoods: { request: () => ({ params: { product_id: '1' } }), stranger: 200 },
  // a request of one's own, whoever that is
  createRequest: { stranger: 201 },
  createRequestOfFile: { request: someFile, stranger: 201 },
  copyToRequest: { request: async (scene: Scene) => ({ body: await someRequest(scene) }) },
  getRequest: ownRequest,
  updateRequest: {
    request: async (scene: Scene) => ({
      params: await someRequest(scene),
      body: { version: 1, name: 'Окская', is_closed: false, lines: [] },
    }),
  },
  addRequestLines: {
    request: async (scene: Scene) => ({
      params: await someRequest(scene),
      body: { version: 1, text: '205/55 R16 4' },
    }),
  },
  getRequestChoices: ownRequest,
  orderRequest: {
    request: async (scene: Scene) => {
      const params = await someRequest(scene);
      const line_id = await one<string>(
        scene,
        `insert into goods_request_line (request_id, position, text) values ($1, 1, '205/55 R16') returning id as value`,
        [params.request_id],
      );
      const offers = [{ offer_id: await someOffer(scene), quantity: 8 }];
      return { params, body: { lines: [{ line_id, offers }], dry_run: true } };
    },
  },
};
