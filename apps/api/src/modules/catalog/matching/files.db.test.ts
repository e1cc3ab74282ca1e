import { randomUUID } from 'node:crypto';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUYERS_FILES } from '../../../testing/matching/buyers-files.ts';
import { FILES } from '../../../testing/matching/files.ts';
import { basketOf, createMatchingApp } from '../../../testing/matching/matching-app.ts';
import { MORE_FILES } from '../../../testing/matching/more-files.ts';
import { giveAddress } from '../../../testing/trade-app.ts';

let app: Awaited<ReturnType<typeof createMatchingApp>>;
beforeAll(async () => {
  app = await createMatchingApp();
});
afterAll(() => app.server.close());

const basket = async (content: Buffer | string) =>
  basketOf(await app.matchFile(Buffer.from(content)), app.articles);

test('there are enough of them', () =>
  expect([...FILES, ...MORE_FILES, ...BUYERS_FILES].length).toBeGreaterThanOrEqual(45));

test.each([...FILES, ...MORE_FILES, ...BUYERS_FILES])(
  '$name',
  async ({ content, basket: expected }) => {
    expect(await basket(await content())).toEqual(expected);
  },
);

describe('our own files go round', () => {
  const headers = () => ({ authorization: app.user.authorization });
  const ITEMS = ['20000177', '20000183', '30000101'];
  const offersOf = async () => {
    const { rows } = await app.server.db.query<{ offer_id: string }>(
      `select o.id::text offer_id from offer o join product p on p.id = o.product_id where p.article = any($1)
       order by p.article`,
      [ITEMS],
    );
    return rows.map(({ offer_id }) => ({ offer_id, quantity: 8 }));
  };
  const fetchFile = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await app.server.app.inject({
      method,
      url,
      headers: headers(),
      ...(payload && { payload }),
    });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    return answer.rawPayload;
  };

  test('a cart and an order', async () => {
    await app.user.put('/cart', { items: await offersOf() });
    const cart = await fetchFile('GET', '/api/cart/export');
    const expected = ITEMS.map((article) => `${article} x8`);
    expect((await basket(cart)).filter((line) => !line.startsWith('-'))).toEqual(expected);
    await giveAddress(app.server, app.user);
    const ordered = await app.server.app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { ...headers(), 'idempotency-key': randomUUID() },
      payload: {},
    });
    expect(ordered.statusCode, ordered.body).toBe(201);
    const { data } = (await app.user.get('/orders')).json();
    const order = await fetchFile('GET', `/api/orders/${data[0].id}/export`);
    expect((await basket(order)).filter((line) => !line.startsWith('-'))).toEqual(expected);
  });

  test.each(['xlsx', 'csv'])('the catalog as %s asks for every quantity', async (format) => {
    const file = await fetchFile('POST', `/api/search_v2/tyres/export?format=${format}`, {
      brand: ['Cordiant', 'Viatti'],
    });
    expect((await basket(file)).toSorted()).toEqual(
      ['20000177', '20000178', '20000183'].map((article) => `${article} x?: Количество не указано`),
    );
  });

  test('the catalog without its articles is read by its columns', async () => {
    const file = await fetchFile('POST', '/api/search_v2/tyres/export?format=csv', {
      brand: ['Cordiant', 'Viatti', 'Hankook'],
    });
    const rows = file
      .toString('utf8')
      .replace('\ufeff', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'));
    const article = rows[0]?.indexOf('Артикул') ?? -1;
    const cut = rows.map((cells, at) => [
      ...cells.filter((_, column) => column !== article),
      at === 0 ? 'Заказ' : '4',
    ]);
    const book = await writeXlsx({ sheets: [{ name: 'Шины', rows: cut }] });
    expect((await basket(Buffer.from(book))).toSorted()).toEqual(
      ['20000177', '20000178', '20000183', '20000188'].map((code) => `${code} x4`),
    );
  });
});
