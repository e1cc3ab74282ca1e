import type { CompanyEvent, Webhook, WebhookCall } from '@org/api-client/schema';
import { waitFor } from '@org/config/wait-for';
import { Webhook as Reference } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openVault } from '../../secrets/vault.ts';
import { createCompany } from '../../testing/companies.ts';
import { startWebhookServer, type WebhookServer } from '../../testing/servers/webhook-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUser, type User } from '../../testing/visitor.ts';
import { startSending } from './webhooks/webhooks.jobs.ts';

let server: TestApp;
let owner: User;
let company: string;
let shop: WebhookServer;
let sending: ReturnType<typeof startSending> | undefined;
const notices: string[] = [];
let wake = () => {};

beforeAll(async () => {
  server = await createTestApp({ environment: { PRIVATE_TARGETS: 'on' } });
  owner = await createUser(server, { email: 'owner@koleso.ru' });
});
afterAll(() => server.close());
beforeEach(async () => {
  company = (await createCompany(owner)).id;
  shop = await startWebhookServer();
});
afterEach(async () => {
  await sending?.stop();
  sending = undefined;
  await shop.close();
  notices.splice(0);
});

const path = (rest = '') => `/companies/${company}/webhooks${rest}`;
const make = async (body: object = {}) => {
  const answer = await owner.post(path(), { url: shop.url, ...body });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ webhook: Webhook; secret: string }>();
};
const only = async () => (await owner.get(path())).json<{ data: Webhook[] }>().data[0]!;
const calls = async (id: string) =>
  (await owner.get(path(`/${id}/calls`))).json<{ data: WebhookCall[] }>().data;
const happen = (type: CompanyEvent['type'], subject = 'x') =>
  server.db.query(`select add_event($1, $2, $3, '{"status": "done"}')`, [company, type, subject]);
const subjects = () => shop.calls.map(({ body }) => (JSON.parse(body) as CompanyEvent).subject);
/** Ends the wait until the next try. */
const becomeDue = () =>
  server.db.query('update webhook set due_at = now() where company_id = $1', [company]);

async function send() {
  const jobs = {
    add: async (_db: unknown, _name: string, { kind }: { kind: string }) => {
      notices.push(kind);
    },
  };
  sending = startSending({
    db: server.db,
    jobs: jobs as never,
    live: {
      subscribe: async (_topic, woken) => {
        wake = woken;
        return () => undefined;
      },
    },
    vault: await openVault(server.config),
    allowPrivate: true,
    log: { error: ({ err }: { err?: Error }) => expect.fail(err?.message) },
  });
}
const settled = () => waitFor(async () => expect((await only()).behind).toBe(0));

test('every event is sent, signed, in its order', async () => {
  const { secret, webhook } = await make();
  for (const subject of ['a', 'b', 'c']) await happen('order.placed', subject);
  expect((await only()).behind).toBe(3);
  await send();
  await settled();
  expect(subjects()).toEqual(['a', 'b', 'c']);
  for (const { body, headers } of shop.calls) {
    const event = new Reference(secret).verify(body, headers as Record<string, string>);
    expect(event).toMatchObject({ type: 'order.placed' });
  }
  const [first] = shop.calls;
  expect(() => new Reference(secret).verify(`${first?.body} `, first?.headers as never)).toThrow();
  expect(
    (await calls(webhook.id)).map(({ event, status, error }) => [event, status, error]),
  ).toEqual([
    [3, 204, null],
    [2, 204, null],
    [1, 204, null],
  ]);
});

test('only what is wanted is sent, and nothing of before', async () => {
  await happen('order.placed', 'before');
  await make({ types: ['order.paid'] });
  await happen('order.placed', 'unwanted');
  await happen('order.paid', 'wanted');
  await send();
  await settled();
  expect(subjects()).toEqual(['wanted']);
});

test.each([500, 302])(
  'after an answer %i it is tried again, and later events wait',
  async (status) => {
    const { webhook } = await make();
    await happen('order.placed', 'a');
    await happen('order.placed', 'b');
    shop.answer(status);
    await send();
    await waitFor(async () => expect((await only()).failing_since).not.toBeNull());
    expect(subjects()).toEqual(['a']);
    expect(await calls(webhook.id)).toMatchObject([{ status, error: `Сервер ответил ${status}` }]);
    shop.answer(200);
    await becomeDue();
    wake();
    await settled();
    expect(subjects()).toEqual(['a', 'a', 'b']);
    const ids = shop.calls.map(({ headers }) => headers['webhook-id']);
    expect([ids[0], ids[1]]).toEqual([ids[1], ids[0]]);
    expect((await only()).failing_since).toBeNull();
  },
);

test('one that is gone, or silent for three days, is turned off, and its maker is told', async () => {
  await server.db.query(`update account set email_verified_at = now() where id = $1`, [owner.id]);
  await make();
  await happen('order.placed', 'a');
  shop.answer(410);
  await send();
  await waitFor(async () => expect((await only()).is_active).toBe(false));
  expect((await only()).reason).toMatch(/410/);
  expect(notices).toEqual(['webhook-off']);

  shop.answer(503);
  const { id } = await only();
  expect((await owner.patch(path(`/${id}`), { is_active: true })).json()).toMatchObject({
    is_active: true,
    reason: null,
  });
  await server.db.query(
    `update webhook set failing_since = now() - interval '73 hours' where id = $1`,
    [id],
  );
  wake();
  await waitFor(async () => expect((await only()).is_active).toBe(false));
  expect((await only()).reason).toMatch(/три дня/);

  // turned on again, the webhook continues where it stopped
  shop.answer(200);
  await owner.patch(path(`/${id}`), { is_active: true });
  wake();
  await settled();
  expect(subjects()).toEqual(['a', 'a', 'a']);
});

test('what a killed process was calling is taken over after its time', async () => {
  await make();
  await happen('order.placed', 'a');
  await server.db.query(`update webhook set leased_until = now() + interval '1 hour'`);
  await send();
  wake();
  expect(subjects()).toEqual([]);
  await server.db.query(`update webhook set leased_until = now() - interval '1 second'`);
  wake();
  await settled();
  expect(subjects()).toEqual(['a']);
});

test('a trial and an event are sent at once when somebody asks for it', async () => {
  const { webhook } = await make({ types: ['order.paid'] });
  const ping = await owner.post(path(`/${webhook.id}/calls`), {});
  expect(ping.json()).toMatchObject({ event: null, type: 'ping', status: 204, error: null });
  await happen('order.placed', 'again');
  await owner.get(`/companies/${company}/events?after=0`);
  expect((await owner.post(path(`/${webhook.id}/calls`), { event: 1 })).json()).toMatchObject({
    event: 1,
    status: 204,
  });
  expect(shop.calls.map(({ body }) => JSON.parse(body).type)).toEqual(['ping', 'order.placed']);
  expect((await owner.post(path(`/${webhook.id}/calls`), { event: 2 })).statusCode).toBe(422);
  await shop.close();
  expect((await owner.post(path(`/${webhook.id}/calls`), {})).json()).toMatchObject({
    status: null,
    error: 'Сервер не принимает соединений',
  });
});

test('there are at most ten, and one is removed', async () => {
  const { webhook } = await make();
  for (let at = 1; at < 10; at++) await make();
  expect((await owner.post(path(), { url: shop.url })).statusCode).toBe(409);
  expect((await owner.delete(path(`/${webhook.id}`))).statusCode).toBe(204);
  expect((await owner.delete(path(`/${webhook.id}`))).statusCode).toBe(404);
});

test('addresses of the inside network are not called, whatever their names', async () => {
  const careful = await createTestApp({ db: server.db });
  try {
    const ownUser = await createUser(careful, { email: `${Math.random()}@koleso.ru` });
    const { id } = await createCompany(ownUser);
    for (const url of [
      'http://shop.example/',
      'https://127.0.0.1/',
      'https://169.254.169.254/latest',
      'https://[::1]/',
      'https://0x7f.1/',
      'https://2130706433/',
      'https://user:word@shop.example/',
      'ftp://shop.example/',
      'не адрес',
    ]) {
      const answer = await ownUser.post(`/companies/${id}/webhooks`, { url });
      expect([url, answer.statusCode]).toEqual([url, 422]);
      expect(answer.json().errors.url).toHaveLength(1);
    }
    const made = await ownUser.post(`/companies/${id}/webhooks`, { url: 'https://localhost/' });
    const { webhook } = made.json<{ webhook: Webhook }>();
    const call = await ownUser.post(`/companies/${id}/webhooks/${webhook.id}/calls`, {});
    expect(call.json()).toMatchObject({ status: null, error: 'Имя ведёт во внутреннюю сеть' });
  } finally {
    await careful.app.close();
  }
});
