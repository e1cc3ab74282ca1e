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

const DAY = 86_400_000;
const tomorrow = () => new Date(Date.now() + DAY).toISOString();

/** A line of the request that can be asked for, with a city. */
async function someAsking(scene: Scene, request_id: string) {
  const line_id = await one<string>(
    scene,
    `insert into goods_request_line (request_id, position, text) values ($1, 1, '205/55 R16') returning id as value`,
    [request_id],
  );
  const product_id = await one<string>(
    scene,
    `select l.product_id::text as value from listing l join offer o on o.product_id = l.product_id
     where l.diameter is not null and o.quantity > 0 and o.supplier_id <> $1 limit 1`,
    [scene.company],
  );
  const to = await one<string>(scene, 'select name as value from city order by id limit 1');
  return { lines: [{ line_id, product_id, quantity: 4 }], until: tomorrow(), to };
}

/** An inquiry of somebody else that the company was sent. */
const someInquiry = async (scene: Scene) => ({
  id: scene.company,
  inquiry_id: await one<string>(
    scene,
    `with request as (insert into goods_request (id, account_id, origin) select gen_random_uuid(), id, 'text' from account
         where id <> $2 limit 1 returning id, account_id),
       line as (insert into goods_request_line (request_id, position, text) select id, 1, '205/55 R16' from request returning id),
       inquiry as (insert into inquiry (id, request_id, account_id, city_id, until, key)
         select gen_random_uuid(), r.id, r.account_id, (select min(id) from city), now() + interval '1 day', gen_random_uuid()::text
         from request r returning id),
       asked as (insert into inquiry_line (inquiry_id, line_id, position, text, quantity, section, diameter)
         select inquiry.id, line.id, 0, '205/55 R16', 4, 1, 1600 from inquiry, line)
     insert into inquiry_supplier (inquiry_id, supplier_id) select id, $1 from inquiry returning inquiry_id as value`,
    [scene.company, scene.owner.id],
  ),
});

/** A quote of the company for a line of the company's request. */
const someQuote = async (scene: Scene, line_id: string, offer_id: string) =>
  one<string>(
    scene,
    `with inquiry as (insert into inquiry (id, request_id, city_id, until, key)
         select gen_random_uuid(), request_id, (select min(id) from city), now() + interval '1 day', gen_random_uuid()::text
         from goods_request_line where id = $1 returning id),
       asked as (insert into inquiry_line (inquiry_id, line_id, position, text, quantity, section, diameter)
         select id, $1, 0, '205/55 R16', 4, 1, 1600 from inquiry returning id),
       sent as (insert into inquiry_supplier (inquiry_id, supplier_id) select id, $3 from inquiry)
     insert into quote (id, inquiry_line_id, supplier_id, offer_id, product_id, price, quantity, holds_until)
       select gen_random_uuid(), asked.id, $3, o.id, o.product_id, 100000, 4, now() + interval '1 day' from asked, offer o
       where o.id = $2 returning id as value`,
    [line_id, offer_id, scene.company],
  );

/** Expectations for requests and quotes. */
export const REQUESTS = {
  getOfferedGoods: { request: () => ({ query: { product_id: '1' } }), stranger: 200 },
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
  // all carts are empty
  moveCartToRequest: {
    request: ({ company }: Scene) => ({ body: { company_id: company } }),
    stranger: 404,
    owner: 409,
  },
  getRequest: ownRequest,
  updateRequest: {
    request: async (scene: Scene) => ({
      params: await someRequest(scene),
      body: { version: 1, name: 'Окская', is_closed: false, lines: [] },
    }),
  },
  setRepeat: {
    request: async (scene: Scene) => ({
      params: await someRequest(scene),
      body: { repeat: null },
    }),
  },
  addRequestLines: {
    request: async (scene: Scene) => ({
      params: await someRequest(scene),
      body: { version: 1, text: '205/55 R16 4' },
    }),
  },
  getRequestChoices: ownRequest,
  askForPrices: {
    request: async (scene: Scene) => {
      const params = await someRequest(scene);
      return { params, body: await someAsking(scene, params.request_id) };
    },
  },
  listQuotes: ownRequest,
  getRequestHistory: ownRequest,
  setInquiryEnd: {
    request: async (scene: Scene) => {
      const { params, line_id, offer_id } = await someLine(scene);
      await someQuote(scene, line_id, offer_id);
      const inquiry_id = await one<string>(
        scene,
        'select id as value from inquiry where request_id = $1',
        [params.request_id],
      );
      return { params: { ...params, inquiry_id }, body: { until: null } };
    },
  },
  changeWatches: {
    request: async (scene: Scene) => {
      const { params, line_id } = await someLine(scene);
      return { params, body: { to: null, lines: [{ line_id, wanted: null }] } };
    },
  },
  getInquiry: { request: async (scene: Scene) => ({ params: await someInquiry(scene) }) },
  answerInquiry: {
    request: async (scene: Scene) => ({
      params: await someInquiry(scene),
      body: { version: 0, holds_until: tomorrow(), lines: [] },
    }),
  },
  wishPrice: {
    request: async (scene: Scene) => {
      const { params, line_id, offer_id } = await someLine(scene);
      const quote_id = await someQuote(scene, line_id, offer_id);
      return { params: { ...params, quote_id }, body: { version: 1, price: 90_000 } };
    },
  },
  answerWish: {
    request: async (scene: Scene) => {
      const { line_id, offer_id } = await someLine(scene);
      const quote_id = await someQuote(scene, line_id, offer_id);
      await scene.server.db.query('insert into quote_wish (quote_id, price) values ($1, 90000)', [
        quote_id,
      ]);
      return { params: { id: scene.company, quote_id }, body: { price: 90_000, is_agreed: false } };
    },
  },
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
