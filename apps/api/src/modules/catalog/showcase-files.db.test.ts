import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { CommerceMlImportParser, CommerceMlOffersParser } from 'commerceml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTables } from '../../tables/read-tables.ts';
import { createShowcaseApp, type ShowcaseApp } from '../../testing/showcase-app.ts';

let shop: ShowcaseApp;
beforeAll(async () => {
  shop = await createShowcaseApp();
});
afterAll(() => shop.close());

/** Streams the text of a file in pieces. */
const inPieces = (text: string) =>
  Readable.from(text.match(/.{1,1000}/gsu) ?? [], { encoding: 'utf8' });

test('another’s reader of CommerceML finds the goods, prices and stock of the list', async () => {
  const showcase = await shop.make({ stock: 'with_incoming', name: 'Шины «Опт» & К°' });
  const rows = await shop.sheetOf(showcase);
  const goods = new Map<string, { name: string; properties: Map<string, string> }>();
  const titles = new Map<string, string>();
  const reader = new CommerceMlImportParser();
  const seen = { version: '', owner: '' };
  reader.onCommercialInformation(({ schemaVersion }) => {
    seen.version = schemaVersion;
  });
  reader.onClassifierProperty(({ id, name }) => {
    titles.set(id, name);
  });
  reader.onCatalog(({ owner }) => {
    seen.owner = owner.name ?? '';
  });
  reader.onProduct(({ id = '', name, propertyValues = [] }) => {
    const properties = propertyValues.map(
      ({ id: of = '', values }) => [titles.get(of) ?? '', String(values)] as const,
    );
    goods.set(id, { name, properties: new Map(properties) });
  });
  await reader.parse(inPieces((await shop.fetchFile(showcase, 'import.xml')).body));
  expect(seen).toMatchObject({ version: '2.10', owner: 'Шины & К°' });
  expect([...goods.keys()]).toEqual([...rows.keys()]);
  const found = new Map((await shop.offersOf(showcase)).map((offer) => [offer['@_id'], offer]));
  for (const [id, { name, properties }] of goods) {
    expect(name).toBe(rows.get(id)?.name);
    expect(properties.get('Модель')).toBe(found.get(id)?.model);
  }

  const offers = new Map<string, { price: number; quantity: number }>();
  const offersReader = new CommerceMlOffersParser();
  offersReader.onOffer(({ id = '', prices = [], quantity }) => {
    offers.set(id, { price: Number(prices[0]?.pricePerUnit), quantity: Number(quantity) });
  });
  await offersReader.parse(inPieces((await shop.fetchFile(showcase, 'offers.xml')).body));
  expect([...offers.keys()]).toEqual([...rows.keys()]);
  for (const [id, { price, quantity, availability }] of rows)
    expect(offers.get(id)).toEqual({
      price,
      quantity: availability === 'В наличии' ? quantity : 0,
    });
});

test('the two files of CommerceML are a price list for whoever reads them here', async () => {
  const showcase = await shop.make();
  const rows = await shop.sheetOf(showcase);
  const folder = await mkdtemp(join(tmpdir(), 'protektor-commerceml-'));
  try {
    const paths = [];
    for (const file of ['import.xml', 'offers.xml']) {
      paths.push(join(folder, file));
      await writeFile(join(folder, file), (await shop.fetchFile(showcase, file)).body);
    }
    const [table] = await readTables(paths);
    const [header = [], ...read] = table?.rows.map(({ cells }) => cells) ?? [];
    const columns = ['Ид', 'Цена Розничная', 'Остаток'].map((title) => header.indexOf(title));
    expect(read.map((row) => columns.map((at) => Number.parseFloat(row[at] ?? '')))).toEqual(
      [...rows].map(([id, { price, quantity }]) => [Number(id), price, quantity]),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the list for Drom has the prices of the list, and tells goods apart as Drom does', async () => {
  const showcase = await shop.make();
  const rows = await shop.sheetOf(showcase);
  const { offers } = await shop.xmlOf(showcase, 'drom.xml');
  const listed = [offers.offer].flat() as Record<string, string>[];
  expect(listed.map(({ id }) => id)).toEqual([...rows.keys()]);
  for (const offer of listed) {
    const row = rows.get(offer.id ?? '');
    expect(Number(offer.price)).toBe(row?.price);
    expect(Number(offer.quantity)).toBe(row?.quantity);
    expect(offer.marking).toMatch(/R\d/);
    expect([undefined, 'Да', 'Нет']).toContain(offer.spike);
  }
  // wheels and the rest go there as well
  const disks = await shop.make({ section: 'disks' });
  const { offers: wheels } = await shop.xmlOf(disks, 'drom.xml');
  expect([wheels.offer].flat().length).toBeGreaterThan(0);
});
