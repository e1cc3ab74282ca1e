import { randomUUID } from 'node:crypto';
import type { InquirySummary } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrderApp, type OrderApp } from '../../testing/order-app.ts';
import { createBuyer } from '../../testing/trade-app.ts';
import { createQuoteScene, inHours, join, type QuoteScene } from './testing/quote-scene.ts';

let server: OrderApp;
let scene: QuoteScene;
beforeAll(async () => {
  server = await createOrderApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  scene = await createQuoteScene(server);
});

const inquiriesOf = async () =>
  (await server.seller.get(`/companies/${server.suppliers[0]}/inquiries`)).json<{
    data: InquirySummary[];
  }>().data;

describe('askForPrices', () => {
  test('asks everybody who sells such goods and delivers, once for each key', async () => {
    const dry = await scene.ask({ dry_run: true });
    expect(dry.json().id).toBeNull();
    expect(await inquiriesOf()).toEqual([]);
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(() => scene.ask({}, scene.owner, key)));
    const [one, two] = answers.map((answer) => answer.json());
    expect(one).toEqual(two);
    expect(one.suppliers).toEqual(dry.json().suppliers);
    expect(one.suppliers.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(server.suppliers.slice(0, 2)),
    );
    expect(await inquiriesOf()).toMatchObject([
      { id: one.id, state: 'waiting', lines_count: 2, quantity: 12, city: scene.city },
    ]);
  });

  test('leaves out who delivers elsewhere only', async () => {
    const [supplier] = server.suppliers;
    const { rows } = await server.db.query<{ name: string }>('select name from city order by id');
    await server.db.query(
      `update delivery_zone set everywhere = false, own_city = false, cities = array[$2] where company_id = $1`,
      [supplier, rows[1]?.name],
    );
    const { suppliers } = (await scene.ask({ dry_run: true })).json();
    expect(suppliers.map(({ id }: { id: string }) => id)).not.toContain(supplier);
    const refused = await scene.ask({ supplier_ids: [supplier] });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { lines: [expect.any(String)] },
    ]);
  });

  test('asks chosen suppliers', async () => {
    const [, second] = server.suppliers;
    const { suppliers } = (await scene.ask({ supplier_ids: [second] })).json();
    expect(suppliers).toMatchObject([{ id: second }]);
    expect(await inquiriesOf()).toEqual([]);
  });

  test.each<[string, () => object, number]>([
    ['a time that has passed', () => ({ until: inHours(-1) }), 422],
    ['a time too far away', () => ({ until: inHours(24 * 31) }), 422],
    ['a city that is none', () => ({ to: 'Нигдеград' }), 422],
    [
      'a line of another request',
      () => ({ lines: [{ line_id: randomUUID(), product_id: null, quantity: 1 }] }),
      422,
    ],
    [
      'a product that is none',
      () => ({ lines: [{ line_id: scene.lines[0], product_id: '999999999', quantity: 1 }] }),
      422,
    ],
    [
      'no pieces',
      () => ({ lines: [{ line_id: scene.lines[0], product_id: null, quantity: 0 }] }),
      422,
    ],
  ])('refuses %s', async (_, more, status) => {
    expect((await scene.ask(more())).statusCode).toBe(status);
    expect(await inquiriesOf()).toEqual([]);
  });

  test('refuses an ordered line, a stranger and who may not order', async () => {
    const stranger = await createBuyer(server);
    expect((await scene.ask({}, stranger)).statusCode).toBe(404);
    expect((await stranger.get(`/requests/${scene.id}/quotes`)).statusCode).toBe(404);
    await scene.asked();
    await scene.answer((await inquiriesOf())[0]?.id ?? '', [{}]);
    expect((await scene.take()).statusCode).toBe(200);
    expect((await scene.ask()).statusCode).toBe(409);
    const accountant = await createBuyer(server);
    await join(server, accountant, scene.company, 'accountant');
    expect((await scene.ask({}, accountant)).statusCode).toBe(403);
  });

  test('says of each line that names no size to choose its goods', async () => {
    const { version } = (await scene.owner.get(`/requests/${scene.id}`)).json();
    const text = 'комплект на рио 2019 зима\n185/65 R15 лето 4';
    const added = await scene.post(`/requests/${scene.id}/lines`, { text, version });
    const [car, sized] = added
      .json()
      .lines.slice(-2)
      .map(({ id }: { id: string }) => id);
    const lines = [car, sized, scene.lines[0]].map((line_id, at) => ({
      ...{ line_id, quantity: 4 },
      product_id: at === 2 ? '999999999' : null,
    }));
    const answer = await scene.ask({ lines });
    expect(answer.json().errors).toEqual({
      'lines.0.product_id': ['Сначала выберите товар: размера в этой строке нет'],
      'lines.2.product_id': ['Такого товара больше нет'],
    });
  });

  test('may ask for what a line means, by its size', async () => {
    const inquiry = await scene.asked({
      lines: [{ line_id: scene.lines[0], product_id: null, quantity: 8 }],
    });
    const { lines } = await scene.seen(inquiry);
    expect(lines).toMatchObject([{ text: expect.stringContaining('205/55 R16'), product: null }]);
  });
});

test('nothing that a supplier can read tells who asks', async () => {
  const inquiry = await scene.asked({
    lines: [
      { line_id: scene.lines[0], product_id: null, quantity: 8 },
      { line_id: scene.lines[1], product_id: scene.product, quantity: 4 },
    ],
  });
  const quoted = await scene.answer(inquiry);
  expect(quoted.json().lines[0].quote.state).toBe('given');
  const [supplier] = server.suppliers;
  const { email } = (await scene.owner.get('/user')).json();
  const number = (await scene.quotes()).number;
  for (const path of ['', `/${inquiry}`]) {
    const answer = await server.seller.get(`/companies/${supplier}/inquiries${path}`);
    expect(answer.statusCode).toBe(200);
    for (const secret of [
      scene.id,
      scene.company,
      scene.owner.id,
      email,
      'Иван',
      'Окск',
      ...scene.lines,
    ])
      expect(answer.body).not.toContain(secret);
    expect(answer.body).not.toMatch(new RegExp(`"(number|request)":\\s*"?${number}`));
  }
  const events = await server.seller.get(`/companies/${supplier}/events?after=0`);
  expect(
    events.json().data.filter(({ type }: { type: string }) => type.startsWith('quote')),
  ).toMatchObject([{ type: 'quote.asked', subject: inquiry }]);
  for (const secret of [scene.id, scene.company, scene.owner.id])
    expect(events.body).not.toContain(secret);
});
