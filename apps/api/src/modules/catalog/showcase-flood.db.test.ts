import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCompany } from '../../testing/companies.ts';
import { createShowcaseApp, RULES, type ShowcaseApp } from '../../testing/showcase-app.ts';
import { createUser } from '../../testing/visitor.ts';
import { settleFeeds } from './showcase/feeds.ts';

let shop: ShowcaseApp;
beforeAll(async () => {
  shop = await createShowcaseApp();
});
afterAll(() => shop.close());

const FILES = ['price.xlsx', 'price.csv', 'yml.xml', 'drom.xml', 'import.xml', 'offers.xml'];

test('a stranger’s flood of feeds leaves another’s the second turn', async () => {
  const stranger = await createUser(shop, { email: 'stranger@koleso.ru' });
  const { id } = await createCompany(stranger, { name: 'Чужие шины' });
  const floods = await Promise.all(
    [1, 2, 3, 4].map(async (number) =>
      (
        await stranger.post(`/companies/${id}/showcases`, { name: `Витрина ${number}`, ...RULES })
      ).json(),
    ),
  );
  const ownShowcase = await shop.make();
  const order: string[] = [];
  const flood = floods.flatMap((showcase) =>
    FILES.map(async (file) => {
      await shop.askFile(showcase, file);
      order.push('stranger');
    }),
  );
  const mine = shop.askFile(ownShowcase, 'price.csv').then(({ statusCode }) => {
    order.push('own');
    return statusCode;
  });
  expect(await mine).toBe(200);
  await Promise.all(flood);
  expect(order).toHaveLength(25);
  // at most those that the server had looked up before it heard of the other
  expect(order.indexOf('own')).toBeLessThan(4);
});

test('the last good file is there while a newer one is made', async () => {
  const showcase = await shop.make();
  const before = await shop.fetchFile(showcase, 'price.csv');
  await shop.later();
  await shop.db.query('update offer set bulk_price = bulk_price + 100000');
  const asked = await Promise.all(
    Array.from({ length: 5 }, () => shop.askFile(showcase, 'price.csv')),
  );
  for (const answer of asked) expect(answer.statusCode).toBe(200);
  await settleFeeds();
  const after = await shop.askFile(showcase, 'price.csv');
  expect(after.headers.etag).not.toBe(before.headers.etag);
});
