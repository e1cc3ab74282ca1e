import { waitFor } from '@org/config/wait-for';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrderApp, type OrderApp, placed } from '../../testing/order-app.ts';
import { createPostedApp, type PostedApp } from '../../testing/post.ts';
import { createBuyer } from '../../testing/trade-app.ts';

let posted: PostedApp;
let server: OrderApp;
beforeAll(async () => {
  posted = await createPostedApp();
  server = await createOrderApp({ server: posted });
});
afterAll(() => posted.close());

const letters = () =>
  posted.mail.letters.map(({ recipients, subject, text }) => ({
    to: recipients[0],
    subject: subject?.replaceAll(/\s/g, ' '),
    text,
  }));

test('both sides hear of an order and of its answer by letter', async () => {
  const buyer = await createBuyer(server);
  await server.db.query('update company set email = $2 where id = $1', [
    server.suppliers[0],
    'sales@koleso.ru',
  ]);
  const [offer = ''] = server.offers[0];
  await server.setOffer(offer, { min_order: 1, multiple: 1 });
  const [order] = await placed(server, buyer, [offer, 8]);
  const { id, number, items } = order ?? { items: [] };
  await waitFor(() => expect(letters()).toHaveLength(3));
  const subjects = Object.fromEntries(letters().map(({ to, subject }) => [to, subject]));
  expect(subjects).toMatchObject({
    'sales@koleso.ru': `Новый заказ ${number} на 8 000 ₽`,
    'seller@koleso.ru': `Новый заказ ${number} на 8 000 ₽`,
  });
  expect(Object.values(subjects)).toContain(`Заказ ${number} отправлен поставщику на 8 000 ₽`);
  expect(letters()[0]?.text).toContain(`https://protektor.example/orders/${id}`);

  await server.seller.post(`/orders/${id}/confirm`, {
    items: [{ id: items[0]?.id, quantity: 4 }],
    comment: 'Остальное через неделю',
  });
  await waitFor(() => expect(letters()).toHaveLength(6));
  const answers = letters().slice(3);
  for (const { subject, text } of answers) {
    expect(subject).toBe(`Поставщик изменил заказ ${number} на 4 000 ₽`);
    expect(text).toContain('Остальное через неделю');
    expect(text).toContain('4 шт. из 8');
  }
});
