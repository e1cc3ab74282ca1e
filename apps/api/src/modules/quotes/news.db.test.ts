import { waitFor } from '@org/config/wait-for';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrderApp, type OrderApp } from '../../testing/order-app.ts';
import { createPostedApp, type PostedApp } from '../../testing/post.ts';
import { createUser } from '../../testing/visitor.ts';
import { createQuoteScene, inHours, join } from './testing/quote-scene.ts';

let posted: PostedApp;
let server: OrderApp;
beforeAll(async () => {
  posted = await createPostedApp();
  server = await createOrderApp({ server: posted });
});
afterAll(() => posted.close());

const letters = (pattern: RegExp) =>
  posted.mail.letters
    .map(({ recipients, subject, text }) => ({
      to: recipients[0] ?? '',
      subject: subject?.replaceAll(/\s/g, ' ') ?? '',
      text: text?.replaceAll(/\s+/g, ' ') ?? '',
    }))
    .filter(({ subject }) => pattern.test(subject));

test('who sells is told that prices are asked for, and who asks that they are quoted', async () => {
  const scene = await createQuoteScene(server);
  const packer = await createUser(server, { email: 'packer@koleso.ru' });
  const [supplier] = server.suppliers;
  await join(server, packer, supplier, 'warehouse');
  const inquiry = await scene.asked({ supplier_ids: [supplier] });
  await waitFor(() => expect(letters(/спрашивает цены/)).toHaveLength(1));
  const [asked] = letters(/спрашивает цены/);
  expect(asked).toMatchObject({
    to: 'seller@koleso.ru',
    subject: `Покупатель из города ${scene.city} спрашивает цены`,
  });
  expect(asked?.text).toContain(
    `https://protektor.example/companies/${supplier}/demand/inquiries/${inquiry}`,
  );
  expect(asked?.text).not.toContain(scene.id);

  await scene.answer(inquiry, [{}]);
  await waitFor(() => expect(letters(/предлагает цены/)).toHaveLength(1));
  const [quoted] = letters(/предлагает цены/);
  const { email } = (await scene.owner.get('/user')).json();
  expect(quoted?.to).toBe(email);
  expect(quoted?.text).toContain('Ответ на 1 из 2 строк');
  expect(quoted?.text).toContain(`https://protektor.example/requests/${scene.id}/quotes`);
  // withdrawing tells nobody
  await scene.answer(inquiry, []);
  await scene.answer(inquiry, [{}, {}]);
  await waitFor(() => expect(letters(/предлагает цены/)).toHaveLength(2));
});

test('a wished price is told to who sells, and his answer to who wishes, in words', async () => {
  const scene = await createQuoteScene(server);
  const [supplier] = server.suppliers;
  const inquiry = await scene.asked({ supplier_ids: [supplier] });
  await scene.answer(inquiry, [{}]);
  const [quote] = (await scene.quotes()).lines[0]?.quotes ?? [];
  const wish = (price: number) =>
    scene.owner.put(`/requests/${scene.id}/quotes/${quote?.id}/wish`, { version: 1, price });
  const reply = (price: number, is_agreed: boolean) =>
    server.seller.put(`/companies/${supplier}/quotes/${quote?.id}/wish`, { price, is_agreed });
  await wish(85_000);
  await waitFor(() => expect(letters(/возьмёт за 850 ₽/)).toHaveLength(1));
  const [asked] = letters(/возьмёт за 850 ₽/);
  expect(asked?.to).toBe('seller@koleso.ru');
  expect(asked?.text).toContain(`/companies/${supplier}/demand/inquiries/${inquiry}`);
  expect(asked?.text).not.toContain(scene.id);
  await reply(85_000, false);
  await waitFor(() => expect(letters(/не уступает/)).toHaveLength(1));
  expect(letters(/не уступает/)[0]?.text).toContain('не отдаёт за 850 ₽');
  await wish(87_000);
  await reply(87_000, true);
  await waitFor(() => expect(letters(/отдаёт за 870 ₽/)).toHaveLength(1));
  const { email } = (await scene.owner.get('/user')).json();
  expect(letters(/отдаёт за 870 ₽/)[0]?.to).toBe(email);
});

test('a later end is told to those who have not answered, and an earlier one to nobody', async () => {
  const scene = await createQuoteScene(server);
  const inquiry = await scene.asked({ supplier_ids: server.suppliers.slice(0, 2) });
  await scene.answerOfRival(inquiry, [{}]);
  const end = (until: string | null) =>
    scene.owner.put(`/requests/${scene.id}/inquiries/${inquiry}`, { until });
  for (const until of [inHours(2), null, inHours(48)])
    expect((await end(until)).statusCode).toBe(200);
  await waitFor(() => expect(letters(/ждёт цены дольше/)).toHaveLength(1));
  const [letter] = letters(/ждёт цены дольше/);
  expect(letter?.to).toBe('seller@koleso.ru');
  expect(letter?.text).not.toContain(scene.id);
});
