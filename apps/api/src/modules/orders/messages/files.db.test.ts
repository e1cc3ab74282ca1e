import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage } from '../../../storage/storage.ts';
import { createOrderApp, type OrderApp, placed } from '../../../testing/order-app.ts';
import { createBuyer } from '../../../testing/trade-app.ts';
import { MULTIPART, multipart } from '../../../testing/upload.ts';
import { cleanUpOrderFiles, keyOf } from './order-messages.jobs.ts';

let server: OrderApp;
beforeAll(async () => {
  server = await createOrderApp();
});
afterAll(() => server.close());

test('files that nobody sent go after a day, and those without a row', async () => {
  const { db, config } = server;
  const storage = await openStorage(config);
  const buyer = await createBuyer(server);
  const [order] = await placed(server, buyer, [server.offers[0][0] ?? '', 4]);
  const orderId = order?.id ?? '';
  const daysOld = (days: number) => uuidv7({ msecs: Date.now() - days * 24 * 3600 * 1000 });
  const files = { sent: daysOld(2), unsent: daysOld(2), rowless: daysOld(2), young: daysOld(0.5) };
  for (const id of [files.sent, files.unsent])
    await db.query(
      `insert into order_file (id, order_id, account_id, name, bytes, created_at) values ($1, $2, $3, 'a.txt', 1, now() - interval '2 days')`,
      [id, orderId, buyer.id],
    );
  await db.query(
    `insert into order_message (id, order_id, account_id, side, text, file_ids) values ($1, $2, $3, 'buyer', '', $4::uuid[])`,
    [uuidv7(), orderId, buyer.id, [files.sent]],
  );
  for (const id of Object.values(files)) await storage.put(keyOf(orderId, id), Buffer.from('x'));
  await cleanUpOrderFiles({ db, storage });
  const kept = await Promise.all(
    Object.entries(files).map(async ([name, id]) => [
      name,
      await storage.exists(keyOf(orderId, id)),
    ]),
  );
  expect(Object.fromEntries(kept)).toEqual({
    sent: true,
    unsent: false,
    rowless: false,
    young: true,
  });
});

test('one account puts so much into an order and no more', async () => {
  const { app, db } = server;
  const buyer = await createBuyer(server);
  const [order] = await placed(server, buyer, [server.offers[0][0] ?? '', 4]);
  const orderId = order?.id ?? '';
  const upload = () =>
    app.inject({
      method: 'POST',
      url: `/api/orders/${orderId}/files`,
      headers: { authorization: buyer.authorization, 'content-type': MULTIPART },
      payload: multipart([['file', 'как договорились', 'note.txt']]),
    });
  expect((await upload()).statusCode).toBe(200);
  await db.query(
    `insert into order_file (id, order_id, account_id, name, bytes) values ($1, $2, $3, 'a.zip', 209715200)`,
    [uuidv7(), orderId, buyer.id],
  );
  const refused = await upload();
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors.file[0]).toContain('200 МБ');
});

test('a file is its sender’s alone until it is sent', async () => {
  const buyer = await createBuyer(server);
  const [order] = await placed(server, buyer, [server.offers[0][0] ?? '', 4]);
  const url = `/orders/${order?.id}`;
  const uploaded = await server.app.inject({
    method: 'POST',
    url: `/api${url}/files`,
    headers: { authorization: buyer.authorization, 'content-type': MULTIPART },
    payload: multipart([['file', 'черновик', 'draft.txt']]),
  });
  const { id } = uploaded.json<{ id: string }>();
  const read = async () => [
    (await buyer.get(`${url}/files/${id}`)).statusCode,
    (await server.seller.get(`${url}/files/${id}`)).statusCode,
  ];
  expect(await read()).toEqual([200, 404]);
  await buyer.post(`${url}/messages`, { text: 'Смотрите', file_ids: [id] });
  expect(await read()).toEqual([200, 200]);
});
