import type { AvitoUnknown, Showcase } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FileServer, startFileServer } from '../../testing/servers/file-server.ts';
import { createShowcaseApp, type ShowcaseApp } from '../../testing/showcase-app.ts';
import { fetchAvitoModels } from './showcase/avito/avito.jobs.ts';

let shop: ShowcaseApp;
let avito: FileServer;
let showcase: Showcase;
beforeAll(async () => {
  shop = await createShowcaseApp();
  avito = await startFileServer();
  showcase = await shop.make({ name: 'Шины для Авито' });
});
afterAll(() => Promise.all([shop.close(), avito.close()]));
beforeEach(() => shop.db.query('delete from avito_models'));

const listOf = (...makes: [string, ...string[]][]) =>
  Buffer.from(
    `<?xml version="1.0" encoding="utf-8"?><Shiny>${makes
      .map(
        ([make, ...models]) =>
          `<make name="${make}">${models.map((model) => `<model name="${model}"/>`).join('')}</make>`,
      )
      .join('')}</Shiny>`,
  );
const due = () => shop.db.query(`update avito_models set tried_at = now() - interval '2 days'`);
const bring = () =>
  fetchAvitoModels(
    { db: shop.db, config: { avitoModelsUrl: avito.origin, hasPrivateTargets: true } },
    new AbortController().signal,
  );
const unknown = async (): Promise<AvitoUnknown> =>
  (await shop.owner.get(shop.url(`/${showcase.id}/avito`))).json();
const adsOf = async () => {
  const { Ads } = await shop.xmlOf(showcase, 'avito.xml');
  return [Ads.Ad].flat() as Record<string, string>[];
};

test('names are those of Avito’s own list, and what it lacks is told (getShowcaseAvito)', async () => {
  expect(await unknown()).toMatchObject({ fetched_at: null, unknown_goods: 0, data: [] });
  avito.serve(listOf(['MICHELIN', 'ENERGY', 'Alpin 6'], ['Nokian Tyres', 'Hakka Green 3']));
  await bring();
  const { fetched_at, goods, unknown_goods, data } = await unknown();
  expect(fetched_at).not.toBeNull();
  await shop.later();
  const ads = await adsOf();
  // none without both names goes to Avito
  const nameless = data.filter(({ brand, model }) => !brand || !model);
  expect(nameless.length).toBeGreaterThan(0);
  const namelessGoods = nameless.reduce((sum, one) => sum + one.goods, 0);
  expect(ads).toHaveLength(goods - namelessGoods);
  const known = ads.filter(({ Brand, Model }) => Brand === 'MICHELIN' && Model === 'ENERGY');
  expect(known.length).toBeGreaterThan(0);
  const lacking = ads.filter((ad) =>
    data.some(
      ({ brand, model, is_brand_known }) =>
        (is_brand_known || ad.Brand === brand) && ad.Model === model,
    ),
  );
  expect(lacking.length).toBe(unknown_goods - namelessGoods);
  expect(known.length + lacking.length).toBe(ads.length);
  expect(data.find(({ brand }) => brand === 'Кама')).toMatchObject({ is_brand_known: false });
});

test('the list is asked for once a day, and stays where nothing better comes', async () => {
  avito.serve(listOf(['Michelin', 'Energy'], ['Кама', '505']));
  await bring();
  const asked = avito.requests.length;
  await bring();
  expect(avito.requests.length).toBe(asked);
  for (const bad of [
    (): void => avito.answer((response) => response.writeHead(500).end()),
    () => avito.serve(Buffer.from('<html>Войдите</html>')),
    () => avito.serve(Buffer.from('<Shiny><make name="Mich')),
    () => avito.serve(Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><Shiny/>')),
  ]) {
    bad();
    await due();
    await bring();
    const { fetched_at, data } = await unknown();
    expect(fetched_at).not.toBeNull();
    expect(data.some(({ brand }) => brand === 'Michelin' || brand === 'Кама')).toBe(
      data.some(({ is_brand_known }) => is_brand_known),
    );
  }
  const { rows } = await shop.db.query<{ n: number }>(
    'select jsonb_array_length(makes) n from avito_models',
  );
  expect(rows).toEqual([{ n: 2 }]);
  // a list of one maker after one of many is refused
  avito.serve(
    listOf(...Array.from({ length: 5 }, (_, at): [string, string] => [`Завод ${at}`, 'М'])),
  );
  await due();
  await bring();
  avito.serve(listOf(['Michelin', 'Energy']));
  await due();
  await bring();
  expect(
    (await shop.db.query('select jsonb_array_length(makes) n from avito_models')).rows,
  ).toEqual([{ n: 5 }]);
});

test('wheels have no advertisements there', async () => {
  const disks = await shop.make({ section: 'disks' });
  const answer = await shop.owner.get(shop.url(`/${disks.id}/avito`));
  expect(answer.statusCode).toBe(404);
});
