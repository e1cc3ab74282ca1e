import type { NoticeChoices } from '@org/api-client/schema';
import { waitFor } from '@org/config/wait-for';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectReaders } from '../../notices/readers.ts';
import { createOrderApp, type OrderApp, placed } from '../../testing/order-app.ts';
import { createPostedApp, type PostedApp } from '../../testing/post.ts';
import { createBuyer } from '../../testing/trade-app.ts';
import { createUser } from '../../testing/visitor.ts';

let posted: PostedApp;
let server: OrderApp;
beforeAll(async () => {
  posted = await createPostedApp();
  server = await createOrderApp({ server: posted });
  const [offer = ''] = server.offers[0];
  await server.setOffer(offer, { quantity: 100, min_order: 1, multiple: 1 });
  await server.db.query('update company set min_order_sum = 0');
});
afterAll(() => posted.close());

const order = async () => {
  const buyer = await createBuyer(server);
  const [made] = await placed(server, buyer, [server.offers[0][0] ?? '', 2]);
  return { buyer, id: made?.id ?? '' };
};
const noticesOf = async (id: string, kind: 'orders' | 'claims' = 'orders') =>
  (await selectReaders(server.db, { orderId: id, kind, pushKey: undefined })).map(
    ({ side, channel, to }) => [side, channel, to],
  );

test('each is told as he has chosen by setNotice, kind by kind; letters are what nobody has to choose', async () => {
  const { id } = await order();
  const second = await createUser(server, { email: 'second@koleso.ru', phone: '79160000007' });
  await server.db.query('insert into company_member values ($1, $2)', [
    server.suppliers[0],
    second.id,
  ]);
  expect(await noticesOf(id)).toContainEqual(['supplier', 'email', 'second@koleso.ru']);

  const chosen = await second.put('/user/notices/orders', { channel: 'phone' });
  expect(chosen.json<NoticeChoices>()).toEqual({
    data: [
      { kind: 'orders', channel: 'phone' },
      { kind: 'money', channel: 'email' },
      { kind: 'goods', channel: 'email' },
      { kind: 'claims', channel: 'email' },
      { kind: 'market', channel: 'email' },
      { kind: 'watches', channel: 'email' },
    ],
    channels: ['email', 'phone'],
  });
  await server.seller.put('/user/notices/orders', { channel: 'none' });
  const readers = await noticesOf(id);
  expect(readers).toContainEqual(['supplier', 'phone', '79160000007']);
  expect(readers.flat()).not.toContain('second@koleso.ru');
  expect(readers.flat()).not.toContain('seller@koleso.ru');
  expect(await noticesOf(id, 'claims')).toContainEqual(['supplier', 'email', 'second@koleso.ru']);

  // the supplier's mailbox is told as well, but not if it belongs to an account that wants no letters
  const mailbox = (email: string) =>
    server.db.query('update company set email = $2 where id = $1', [server.suppliers[0], email]);
  await mailbox('sales@koleso.ru');
  expect(await noticesOf(id)).toContainEqual(['supplier', 'email', 'sales@koleso.ru']);
  await mailbox('seller@koleso.ru');
  expect((await noticesOf(id)).flat()).not.toContain('seller@koleso.ru');

  expect((await server.seller.put('/user/notices/goods', { channel: 'phone' })).statusCode).toBe(
    422,
  );
  await server.db.query('delete from notice_choice');
  await server.db.query('delete from company_member where account_id = $1', [second.id]);
});

test('a letter says where letters like it are ended, and the link ends them without a login', async () => {
  const { buyer, id } = await order();
  const { email } = (await buyer.get('/user')).json<{ email: string }>();
  const mine = () => posted.mail.letters.filter(({ recipients }) => recipients.includes(email));
  await waitFor(() => expect(mine()).toHaveLength(1));
  const [, key, kind] = /letters-off\?key=([-\w]{36})&kind=(\w+)/.exec(mine()[0]?.text ?? '') ?? [];
  expect(kind).toBe('orders');
  const stop = (of: string | undefined) =>
    server.app.inject({ method: 'POST', url: `/api/letters/${of}/off`, payload: { kind } });
  expect((await stop(buyer.id)).statusCode).toBe(404);
  expect((await stop(key)).statusCode).toBe(204);
  expect((await stop(key)).statusCode).toBe(204);
  expect((await noticesOf(id)).flat()).not.toContain(email);
  expect((await noticesOf(id, 'claims')).flat()).toContain(email);
});
