import { randomUUID } from 'node:crypto';
import type { Approval } from '@org/api-client/schema';
import { waitFor } from '@org/config/wait-for';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCompany } from '../../../testing/companies.ts';
import { createOrderApp, type OrderApp } from '../../../testing/order-app.ts';
import { createPostedApp, type PostedApp } from '../../../testing/post.ts';
import { createUser } from '../../../testing/visitor.ts';

let posted: PostedApp;
let server: OrderApp;
beforeAll(async () => {
  posted = await createPostedApp();
  server = await createOrderApp({ server: posted });
});
afterAll(() => posted.close());

const letters = () =>
  posted.mail.letters
    .map(({ recipients, subject, text }) => ({
      to: recipients[0],
      subject: subject?.replaceAll(/\s/g, ' '),
      text: text?.replaceAll(/\s+/g, ' '),
    }))
    .filter(({ subject }) => /просит|согласова/.test(subject ?? ''));

test('who may decide is asked by letter, and whoever asked is told what became of it', async () => {
  const owner = await createUser(server, { email: 'irina@koleso.ru' });
  const pavel = await createUser(server, { email: 'pavel@koleso.ru' });
  const { id: company } = await createCompany(owner);
  await server.db.query('insert into company_member values ($1, $2)', [company, pavel.id]);
  const { rows } = await server.db.query<{ id: string }>(
    `update employee set full_name = 'Павел' where account_id = $1 returning id`,
    [pavel.id],
  );
  const body = { full_name: 'Павел', limit: { per_order: 400_000 } };
  await owner.put(`/companies/${company}/employees/${rows[0]?.id}`, body);
  const [offer = ''] = server.offers[0];
  await server.setOffer(offer, { min_order: 1, multiple: 1 });
  await server.db.query('update company set min_order_sum = 0, pickup = true');
  const asked = await server.app.inject({
    method: 'POST',
    url: `/api/companies/${company}/purchases`,
    headers: { authorization: pavel.authorization, 'idempotency-key': randomUUID() },
    payload: { lines: [{ offer_id: offer, quantity: 5 }], pickup: true, comment: 'Такси-парк' },
  });
  expect(asked.statusCode, asked.body).toBe(202);
  await waitFor(() => expect(letters()).toHaveLength(1));
  const [letter] = letters();
  expect(letter).toMatchObject({
    to: 'irina@koleso.ru',
    subject: 'Павел просит заказать на 5 000 ₽',
  });
  expect(letter?.text).toContain('Выше лимита на заказ на 1 000 ₽.');
  expect(letter?.text).toContain('«Такси-парк»');
  expect(letter?.text).toContain(`https://protektor.example/companies/${company}/approvals`);

  const { approval } = asked.json<{ approval: Approval }>();
  await owner.post(`/companies/${company}/approvals/${approval.id}/decline`, { reason: 'Дорого' });
  await waitFor(() => expect(letters()).toHaveLength(2));
  expect(letters()[1]).toMatchObject({
    to: 'pavel@koleso.ru',
    subject: 'Заказ на 5 000 ₽ не согласован',
  });
  expect(letters()[1]?.text).toContain('«Дорого»');
});
