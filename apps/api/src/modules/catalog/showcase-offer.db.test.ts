import type { Showcase } from '@org/api-client/schema';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createShowcaseApp, type ShowcaseApp } from '../../testing/showcase-app.ts';
import { image, sendForm } from '../../testing/upload.ts';
import { createUser } from '../../testing/visitor.ts';
import * as threads from '../../threads/threads.ts';
import { type Offer, offerForm } from './showcase/offer/offer-form.ts';

let shop: ShowcaseApp;
let showcase: Showcase;
beforeAll(async () => {
  shop = await createShowcaseApp();
  showcase = await shop.make({ filter: { season: ['winter'] } });
});
afterAll(() => shop.close());

/** Fetches the PDF, and every text that was put on it. */
async function offer(query = '', who = shop.owner) {
  const inThread = vi.spyOn(threads, 'inThread');
  const answer = await who.get(`${shop.url(`/${showcase.id}/offer`)}?${query}`);
  const printCall = inThread.mock.calls.find(([{ name }]) => name === 'printOffer');
  inThread.mockRestore();
  const form = printCall ? JSON.stringify(offerForm(printCall[1] as Offer)) : '';
  return { answer, said: form, size: answer.rawPayload.length };
}

test('a customer gets the goods of a showcase at its prices, on the shop’s paper (getShowcaseOffer)', async () => {
  const rows = await shop.sheetOf(showcase);
  const {
    answer,
    said: form,
    size,
  } = await offer(`customer=${encodeURIComponent('ООО «Таксопарк»')}&days=5`);
  expect(answer.headers['content-type']).toContain('application/pdf');
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(form).toContain('Для: ООО «Таксопарк»');
  expect(form).toContain('Шины & К°');
  for (const { price } of rows.values())
    expect(form).toContain(JSON.stringify(new Intl.NumberFormat('ru-RU').format(price)));
  // the offer must not tell whom the shop buys from
  for (const { name } of shop.catalog.suppliers) expect(form).not.toContain(name);

  const uploaded = await sendForm(shop, shop.owner, [
    ['group', 'logo'],
    ['file', await image(300, 90).png().toBuffer(), 'logo.png'],
  ]);
  const company = shop.url().split('/')[2];
  expect(
    (await shop.owner.post(`/companies/${company}/logo`, { logo: uploaded.json().id })).statusCode,
  ).toBe(200);
  const withLogo = await offer();
  expect(withLogo.answer.rawPayload.includes('/Subtype /Image')).toBe(true);
  expect(withLogo.size).toBeGreaterThan(size);
});

test('words narrow it, as they do a search', async () => {
  const rows = await shop.sheetOf(
    await shop.make({ filter: { season: ['winter'], q: 'michelin' } }),
  );
  const { said: form } = await offer(`q=${encodeURIComponent('michelin')}`);
  expect(form.match(/"Шина Michelin /g)).toHaveLength(rows.size);
  expect((await offer(`q=${encodeURIComponent('155/80 R13')}`)).answer.statusCode).toBe(404);
  expect((await offer('days=1000')).answer.statusCode).toBe(422);
});

test('nobody else gets it', async () => {
  const stranger = await createUser(shop, { email: 'stranger@koleso.ru' });
  expect((await offer('', stranger)).answer.statusCode).toBe(404);
});
