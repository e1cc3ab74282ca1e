import type { Order } from '@org/api-client/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MULTIPART, multipart } from '../../testing/upload.ts';
import type { User } from '../../testing/visitor.ts';
import { dayIn } from './testing/day-in.ts';
import { createLifeScene, idOf, type LifeScene } from './testing/life-scene.ts';

let scene: LifeScene;
beforeAll(async () => {
  scene = await createLifeScene();
});
afterAll(() => scene.server.close());

/** An order whose goods are on their way. */
async function sent(): Promise<Order> {
  const { server } = scene;
  const made = await scene.make(4);
  const url = `/orders/${made.id}`;
  await server.seller.post(`${url}/confirm`, {});
  await server.seller.post(`${url}/invoice`);
  const { payable } = await scene.seen(made);
  await server.seller.post(`${url}/payments`, { sum: payable, paid_on: dayIn(0) });
  await server.seller.post(`${url}/shipments`, {
    carrier: 'Машина',
    shipped_on: dayIn(0),
    items: [{ id: idOf(made), quantity: 4 }],
  });
  return scene.seen(made);
}
async function upload(who: Pick<User, 'authorization'>, order: Order, name: string) {
  const answer = await scene.server.app.inject({
    method: 'POST',
    url: `/api/orders/${order.id}/files`,
    headers: { authorization: who.authorization, 'content-type': MULTIPART },
    payload: multipart([['file', Buffer.from(name), name]]),
  });
  return answer.json<{ id: string }>().id;
}

test('photos come with the claim, and both sides see them, nobody else', async () => {
  const order = await sent();
  const url = `/orders/${order.id}`;
  const [cut, tread] = [
    await upload(scene.buyer, order, 'порез.jpg'),
    await upload(scene.buyer, order, 'протектор.HEIC'),
  ];
  await scene.buyer.post(`${url}/shipments/${order.shipments[0]?.id}/receive`, {
    items: [{ id: idOf(order), quantity: 3, kind: 'damaged', photos: [cut] }],
  });
  const claim = { item_id: idOf(order), kind: 'defect', wish: 'return', quantity: 1 };
  await scene.buyer.post(`${url}/claims`, { ...claim, photos: [tread] });
  for (const who of [scene.buyer, scene.server.seller]) {
    const { claims } = (await who.get(url)).json<Order>();
    expect(claims.map(({ photos }) => photos.map(({ name }) => name))).toEqual([
      ['порез.jpg'],
      ['протектор.HEIC'],
    ]);
    const photo = await who.get(`${url}/files/${cut}`);
    expect([photo.statusCode, photo.headers['content-type'], photo.body]).toEqual([
      200,
      'image/jpeg',
      'порез.jpg',
    ]);
  }
  expect((await scene.stranger.get(`${url}/files/${cut}`)).statusCode).toBe(404);
});

test('what is no photo of one’s own for this order, or belongs to a claim already, opens none', async () => {
  const [other, order] = [await sent(), await sent()];
  const url = `/orders/${order.id}`;
  await scene.buyer.post(`${url}/shipments/${order.shipments[0]?.id}/receive`, {});
  const claim = { item_id: idOf(order), kind: 'defect', wish: 'return', quantity: 1 };
  const used = await upload(scene.buyer, order, 'брак.png');
  await scene.buyer.post(`${url}/claims`, { ...claim, photos: [used] });
  const free = await upload(scene.buyer, order, 'ещё.png');
  const wrong = {
    'used before': used,
    'of another order': await upload(scene.buyer, other, 'чужой.png'),
    'of the other side': await upload(scene.server.seller, order, 'наш.png'),
    'no picture': await upload(scene.buyer, order, 'письмо.pdf'),
  };
  for (const [what, id] of Object.entries(wrong)) {
    const answer = await scene.buyer.post(`${url}/claims`, { ...claim, photos: [free, id] });
    expect([what, answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
      what,
      422,
      ['photos'],
    ]);
  }
  expect((await scene.seen(order)).claims).toHaveLength(1);
  const message = await scene.buyer.post(`${url}/messages`, { text: 'Фото', file_ids: [used] });
  expect(message.statusCode).toBe(422);
});
