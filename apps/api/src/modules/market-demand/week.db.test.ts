import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import type { MarketMessage } from '../../jobs/job-data.ts';
import type { Letter, Post } from '../../post/post-message.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUser } from '../../testing/visitor.ts';
import { THIS_WEEK } from '../../trade/moscow.ts';
import { queueMarketMessages, sendMarketMessage } from './demand-week.jobs.ts';
import { selectWeek } from './demand-week.sql.ts';

let server: TestApp;
let company: string;
let product: number;

beforeAll(async () => {
  server = await createTestApp({
    hasCatalog: true,
    environment: { SMTP_URL: 'smtp://localhost:1', SMS_GATEWAY_URL: 'http://localhost:1' },
  });
  const { rows } = await server.db.query<{ supplier_id: string; product_id: number }>(
    'select supplier_id, product_id from offer where quantity > 0 and section = 1 order by id limit 1',
  );
  company = rows[0]?.supplier_id ?? '';
  product = rows[0]?.product_id ?? 0;
  await server.db.query(
    `update listing l set width = 20500, profile = 5500, diameter = 1600, outer_diameter = null
     where product_id in (select product_id from offer where supplier_id = $1 and section = 1)`,
    [company],
  );
  await server.db.query(
    'update offer set quantity = case when product_id = $2 then 40 else 0 end where supplier_id = $1',
    [company, product],
  );
});
afterAll(() => server.close());
beforeEach(() =>
  server.db.exec('delete from lost_week; delete from demand_week; delete from view_week'),
);

let people = 0;
const seller = async (roles: string[], channel?: 'phone' | 'none') => {
  people += 1;
  const login = `s${people}@koleso.ru`;
  const user = await createUser(server, { email: login });
  await server.db.query('insert into company_member (company_id, account_id) values ($1, $2)', [
    company,
    user.id,
  ]);
  await server.db.query(
    `update employee set full_name = 'Продавец', roles = $2 where account_id = $1`,
    [user.id, roles],
  );
  if (channel === 'phone')
    await server.db.query('update account set phone = $2 where id = $1', [user.id, '79161234567']);
  if (channel)
    await server.db.query(`insert into notice_choice values ($1, 'market', $2)`, [
      user.id,
      channel,
    ]);
  return { id: user.id, login };
};
const lose = (reason: string, choices: number, { gap = 0, days = 0, percent = 2 } = {}) =>
  server.db.query(
    `insert into lost_week (week, supplier_id, product_id, reason, percent, choices, pieces, sum, gap, days)
     values (${THIS_WEEK} - 7, $1, $2, $3, $4, $5, $5 * 4, 0, $6, $7)`,
    [company, product, reason, reason === 'dearer' ? percent : null, choices, gap, days],
  );
const wanted = (buyers: number, weeksAgo: number, width = 20500) =>
  server.db.query(
    `insert into demand_week (week, part, section, size, buyers, nothing, dear, late)
     values (${THIS_WEEK} - $2 * 7, 'variant', 1, array[$3::int, 5500, 1600, 0], $1, 0, 0, 0)`,
    [buyers, weeksAgo, width],
  );
const see = (views: number) =>
  server.db.query(
    `insert into view_week (week, supplier_id, product_id, views, carts) values (${THIS_WEEK} - 7, $1, $2, $3, 0)`,
    [company, product, views],
  );
/** What is queued, by its id. */
const queued = async () => {
  const messages = new Map<string, MarketMessage>();
  const jobs = {
    addAll: async (_db: Db, _name: string, all: { data: MarketMessage; id: string }[]) => {
      for (const { data, id } of all) messages.set(id, data);
    },
  };
  const { db, config } = server;
  await queueMarketMessages({ db, jobs: jobs as never, config, pushKey: undefined });
  return messages;
};
const sent: (Letter & { channel: string })[] = [];
const post: Post = {
  email: async (letter) => void sent.push({ channel: 'email', ...letter }),
  phone: async ({ to, text }) =>
    void sent.push({ channel: 'phone', to, text, subject: '', html: '' }),
};
const send = (message: MarketMessage) => {
  const { db, config } = server;
  const push = async () => true;
  return sendMarketMessage({ db, config, pushKey: undefined, post, push }, message);
};

test('whoever sells is told once what the week was, as they chose', async () => {
  await seller([]);
  await seller(['seller']);
  await seller(['warehouse']);
  await seller([], 'none');
  await seller([], 'phone');
  await lose('dearer', 5, { gap: 296_000 });
  await lose('later', 2, { days: 3 });
  await see(1240);
  await wanted(38, 1);
  await wanted(24, 2);
  await wanted(24, 3);
  // what he does not have, and what was looked for before already
  await wanted(90, 1, 19500);
  const messages = await queued();
  expect((await queued()).keys().toArray()).toEqual(messages.keys().toArray());
  for (const message of messages.values()) await send(message);
  expect(sent.map(({ channel, to }) => `${channel} ${to}`).toSorted()).toEqual([
    'email s1@koleso.ru',
    'email s2@koleso.ru',
    'phone 79161234567',
  ]);
  const letter = sent.find(({ channel }) => channel === 'email');
  const text = letter?.text.replaceAll(/\s+/g, ' ');
  expect(letter?.subject).toMatch(/: за неделю выбрали вас: 0, других: 7$/);
  for (const phrase of [
    'Смотрели ваши товары: 1 240.',
    'Заказали у вас строк: 0.',
    'Выбрали других, хотя ваш товар стоял рядом: 7.',
    'Дороже с доставкой: 5, в среднем на 148 ₽ за штуку.',
    'Дольше везёте: 2, в среднем позже на 1,5 дн.',
    'На 2 % дешевле, и выбрали бы вас ещё: 5.',
    '205/55 R16: покупателей 38, раньше 12 в неделю. У вас 40 шт.',
    `https://protektor.example/companies/${company}/demand/lost`,
    'kind=market',
  ])
    expect(text).toContain(phrase);
  expect(text).not.toContain('195/55');
});

test('a company that cannot be told keeps the others from nothing', async () => {
  const user = await seller([]);
  await lose('later', 9);
  const { rows } = await server.db.query<{ id: string }>(
    'select distinct supplier_id::text id from offer where quantity > 0 and supplier_id < $1 limit 1',
    [company],
  );
  const [first] = rows;
  await server.db.query(
    `insert into lost_week (week, supplier_id, product_id, reason, choices, pieces, sum, gap, days)
     values (${THIS_WEEK} - 7, $1, $2, 'other', 9, 36, 0, 0, 0)`,
    [first?.id, product],
  );
  const other = await createUser(server, { email: 'other@koleso.ru' });
  await server.db.query(
    'insert into company_member (company_id, account_id, is_owner) values ($1, $2, true)',
    [first?.id, other.id],
  );
  const letters: string[] = [];
  const jobs = {
    addAll: async (_db: Db, _name: string, all: { data: MarketMessage }[]) => {
      if (all.some(({ data }) => data.company === first?.id)) throw new Error('the queue is full');
      letters.push(...all.map(({ data }) => data.to));
    },
  };
  const { db, config } = server;
  await expect(
    queueMarketMessages({ db, jobs: jobs as never, config, pushKey: undefined }),
  ).rejects.toThrow('not every company');
  expect(letters).toContain(user.login);
});

test('a week without news is silent', async () => {
  await lose('dearer', 4);
  await wanted(38, 1);
  await wanted(80, 2);
  expect([...(await queued())]).toEqual([]);
});

test('whoever no longer sells when the letter goes out gets none', async () => {
  const user = await seller([]);
  await lose('unknown', 9);
  const { week } = await selectWeek(server.db);
  sent.length = 0;
  const message = { company, week, channel: 'email' as const, to: user.login };
  await send(message);
  await server.db.query('delete from company_member where account_id = $1', [user.id]);
  await send(message);
  expect(sent.map(({ to }) => to)).toEqual([user.login]);
});
