import { MULTIPART, multipart } from '../upload.ts';
import { one, type Scene, someOffer } from './things.ts';

const someFile = () => ({
  headers: { 'content-type': MULTIPART },
  body: multipart([['file', Buffer.from('205/55 R16;4'), 'order.csv']]),
});

/** A request of the company, without lines; its version is 1. */
const someRequest = async (scene: Scene) => ({
  request_id: await one<string>(
    scene,
    `insert into goods_request (id, company_id, origin) values (gen_random_uuid(), $1, 'text') returning id as value`,
    [scene.company],
  ),
});

const ownRequest = { request: async (scene: Scene) => ({ params: await someRequest(scene) }) };

/** A line of it, and an offer for it. */
async function someLine(scene: Scene) {
  const params = await someRequest(scene);
  const line_id = await one<string>(
    scene,
    `insert into goods_request_line (request_id, position, text) values ($1, 1, '205/55 R16') returning id as value`,
    [params.request_id],
  );
  return { params, line_id, offer_id: await someOffer(scene) };
}

/** Expectations for lists and requests. */
export const BULK_ORDERS = {
  matchBulkFile: { request: someFile },
  getBulkGoods: { request: () => ({ params: { product_id: '1' } }), stranger: 200 },
  createRequest: {
    request: ({ company }: Scene) => ({ body: { text: '205/55 R16 4', company_id: company } }),
    stranger: 404,
  },
  createRequestOfFile: {
    request: ({ company }: Scene) => ({ ...someFile(), query: { company_id: company } }),
    stranger: 404,
  },
  copyToRequest: {
    request: async (scene: Scene) => ({ body: await someRequest(scene) }),
    stranger: 404,
  },
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
      const { params, line_id, offer_id } = await someLine(scene);
      const lines = [{ line_id, offers: [{ offer_id, quantity: 8 }] }];
      return { params, body: { lines, dry_run: true } };
    },
  },
  planRequest: {
    request: async (scene: Scene) => {
      const { params, line_id, offer_id } = await someLine(scene);
      return { params, body: { lines: [{ line_id, quantity: 8, offer_ids: [offer_id] }] } };
    },
  },
};
