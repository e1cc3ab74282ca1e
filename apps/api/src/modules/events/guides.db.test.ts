import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { waitFor } from '@org/config/wait-for';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readGuides } from '../../contract/guides.ts';
import { freePort } from '../../testing/database/postgres-cluster.ts';
import { createOrderApp, type OrderApp } from '../../testing/order-app.ts';

/** Runs the commands and the programs of the guides against a server that listens. */
let server: OrderApp;
let company: string;
let folder: string;
let environment: Record<string, string>;
const children: ChildProcess[] = [];
const EXAMPLES = fileURLToPath(
  new URL('examples', import.meta.resolve('@org/api-client/package.json')),
);

const SHOP = {
  label: 'Магазин',
  street: 'Монтажников, 24',
  receiver: 'Андрей',
  phone: '73432884107',
  working_hours: null,
  is_default: true,
};

beforeAll(async () => {
  server = await createOrderApp({ environment: { PRIVATE_TARGETS: 'on' } });
  [company] = server.suppliers;
  folder = await mkdtemp(join(tmpdir(), 'protektor-guides-'));
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  await server.db.query(
    `update offer set source_article = 'K-1' where id = (select min(id) from offer where supplier_id = $1)`,
    [company],
  );
  const made = await server.seller.post(`/companies/${company}/keys`, {
    name: 'Программа',
    scopes: ['catalog', 'stock', 'orders', 'events'],
  });
  const { rows: cities } = await server.db.query<{ name: string }>('select name from city limit 1');
  const city = cities[0]?.name;
  await server.seller.post('/addresses', { ...SHOP, city, company_id: company });
  // every supplier takes any order, and the same account acts for all of them
  await server.db.query(
    `insert into company_member select id, $1 from company on conflict do nothing`,
    [server.seller.id],
  );
  await server.db.query('update company set min_order_sum = 0');
  await server.db.query('update offer set min_order = 1, multiple = 1');
  environment = {
    OFFER_ID: server.offers[1][0] ?? '',
    PROTEKTOR_URL: `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`,
    PROTEKTOR_KEY: made.json().secret,
    COMPANY_ID: company,
  };
});
afterAll(async () => {
  for (const child of children) child.kill();
  await server.close();
  await rm(folder, { recursive: true });
});

/** Starts a program of a guide; `said` is what it has printed so far. */
function run(command: string, parameters: string[], more: Record<string, string> = {}, input = '') {
  const env = { PATH: process.env.PATH, ...environment, ...more };
  const child = spawn(command, parameters, { env, cwd: folder });
  children.push(child);
  child.stdin.end(input);
  const output = { said: '' };
  child.stdout.on('data', (data) => {
    output.said += data;
  });
  const failed = text(child.stderr);
  const exit = once(child, 'exit');
  return {
    output,
    /** The program's output once it has ended without an error. */
    ended: async () => {
      const [code] = await exit;
      if (code !== 0) throw new Error(await failed);
      return output.said;
    },
    kill: async () => {
      child.kill();
      await exit;
    },
  };
}
/** Runs an example. Python's client, which the server provides, lies in the programs' folder, as the guide says. */
const example = (name: string, more?: Record<string, string>, input?: string) =>
  run(
    name.endsWith('.py') ? 'python3' : process.execPath,
    [join(EXAMPLES, name), ...(more?.ARGUMENTS?.split(' ') ?? [])],
    { ...more, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' },
    input,
  );
const happen = (subject: string) =>
  server.db.query(`select add_event($1, 'price_list.done', $2, $3)`, [
    company,
    subject,
    JSON.stringify({ status: 'done', file_name: subject }),
  ]);

test('every command of the guides works', async () => {
  const guides = await readGuides();
  const commands = [...guides.matchAll(/```sh\n(.+?)```/gs)].map(([, command]) => command ?? '');
  expect(commands).toHaveLength(5);
  const answers: unknown[] = [];
  for (const command of commands)
    answers.push(JSON.parse((await run('bash', ['-ec', command]).ended()) || 'null'));
  expect(answers).toEqual([
    { data: [], last: expect.any(Number) },
    null,
    { updated: 1, unchanged: 0, refused: [] },
    { data: [], plan: expect.objectContaining({ goods: 400_000, lines: [], errors: {} }) },
    expect.objectContaining({ id: 1, result: expect.anything() }),
  ]);
  // every example is shown in full
  for (const name of await readdir(EXAMPLES)) expect(guides).not.toContain(`<!-- examples/${name}`);
  expect(guides.match(/```(?:ts|py)\n/g)).toHaveLength((await readdir(EXAMPLES)).length);
});

const LANGUAGES = [
  ['TypeScript', 'push-stock.ts', 'shop.ts', 'follow-events.ts'],
  ['Python', 'push_stock.py', 'shop.py', 'follow_events.py'],
] as const;

describe.each(LANGUAGES)('in %s', (language, pushing, shopping, following) => {
  test('stock is pushed', async () => {
    const price = language === 'Python' ? 612_400 : 612_300;
    const output = await example(pushing, {}, `K-1;7;${price}\nK-нет;1;100\n`).ended();
    expect(output).toBe('Изменено 1, без изменений 0\nK-нет: В остатках нет такого кода\n');
    const { rows } = await server.db.query(
      `select quantity, bulk_price from offer where source_article = 'K-1'`,
    );
    expect(rows).toEqual([{ quantity: 7, bulk_price: price }]);
  });

  test('a shop of 40 lines searches, orders, and follows its order to the end', async () => {
    const { length } = (await readFile(join(EXAMPLES, shopping), 'utf8')).trim().split('\n');
    expect(length).toBeLessThanOrEqual(40);
    const shop = example(shopping, { ARGUMENTS: 'R16 2' });
    const number = await waitFor(() => {
      const [, found] = /Заказ (П-\d+)/.exec(shop.output.said) ?? [];
      if (!found) throw new Error(shop.output.said);
      return found;
    });
    const { data } = (await server.seller.get(`/companies/${company}/purchases`)).json();
    const order = data.find((one: { number: string }) => one.number === number);
    expect(order).toMatchObject({ status: 'new', quantity: 2 });
    const step = async (path: string, body: object = {}) => {
      const answer = await server.seller.post(`/orders/${order.id}/${path}`, body);
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      return answer.json();
    };
    await step('confirm');
    await waitFor(() => expect(shop.output.said).toContain('Состояние: confirmed'));
    await step('cancel');
    const output = await shop.ended();
    expect(output).toMatch(/^Проверка: .+ ₽\nЗаказ П-\d+\n/);
    expect(output.trim().endsWith('Состояние: cancelled')).toBe(true);
  });

  test('events are followed, through an end of the program', async () => {
    const cursor = { CURSOR_FILE: join(folder, language) };
    const [one, two, three] = [1, 2, 3].map((at) => `${language} ${at}.xlsx`);
    const first = example(following, cursor);
    await happen(one ?? '');
    await waitFor(() => expect(first.output.said).toContain(one));
    // the program saves the event's number a moment later
    await waitFor(() => readFile(cursor.CURSOR_FILE));
    await first.kill();
    await happen(two ?? '');
    const second = example(following, cursor);
    await happen(three ?? '');
    await waitFor(() => expect(second.output.said).toContain(three));
    await second.kill();
    const [, afterwards] = second.output.said.split(`price_list.done ${two} done\n`);
    expect(afterwards).toBe(`price_list.done ${three} done\n`);
  });
});

test('calls are taken when they are ours', async () => {
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}/`;
  const path = `/companies/${company}/webhooks`;
  const made = (await server.seller.post(path, { url: address })).json();
  const taker = example('take-webhook.ts', { PORT: port, WEBHOOK_SECRET: made.secret });
  await waitFor(() => expect(taker.output.said).toContain('Слушает'));
  const forged = await fetch(address, { method: 'POST', body: '{"type": "order.paid"}' });
  expect(forged.status).toBe(401);
  const call = await server.seller.post(`${path}/${made.webhook.id}/calls`, {});
  expect(call.json()).toMatchObject({ status: 204, error: null });
  await waitFor(() => expect(taker.output.said).toContain('ping'));
  await taker.kill();
});
