import { randomUUID } from 'node:crypto';
import { waitFor, waitForSome } from '@org/config/wait-for';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLive, type Live } from '../live/live.ts';
import { freePort } from '../testing/database/postgres-cluster.ts';
import { createTestDatabase } from '../testing/database/test-database.ts';
import { HASTY } from '../testing/post.ts';
import { type MailServer, startMailServer } from '../testing/servers/mail-server.ts';
import { type SmsGateway, startSmsGateway } from '../testing/servers/sms-gateway.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser, visitor } from '../testing/visitor.ts';
import { createJobs } from './jobs.ts';
import { QUEUES } from './queues.ts';

const EMAIL = 'anna@koleso.ru';
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
const closeLater = <Thing extends { close(): Promise<void> }>(thing: Thing) => {
  closing.push(() => thing.close());
  return thing;
};

let database: TestApp['db'];
let notices: Live;
beforeEach(async () => {
  database = closeLater(await createTestDatabase());
  notices = createLive(database);
  closing.push(() => notices.stop());
});

/** Starts a server process on the same database. `logged` holds its log lines. */
async function startProcess(environment: Record<string, string>) {
  const logged: string[] = [];
  const server = await createTestApp({
    db: database,
    queue: HASTY,
    logStream: { write: (line) => logged.push(line) },
    environment,
  });
  await server.app.openJobs();
  return { ...server, logged };
}
const askForReset = (server: TestApp, login = EMAIL) =>
  visitor(server).post('/auth/reset-password/reset', { login });
const arrives = (mail: MailServer) =>
  waitForSome(
    () => mail.letters[0],
    () => mail.letters,
  );

describe('a letter', () => {
  test('is sent again when the server did not take it', async () => {
    const mail = closeLater(await startMailServer());
    const server = closeLater(await startProcess({ SMTP_URL: mail.url }));
    await createUser(server, { email: EMAIL });
    await server.app.doJobs();
    mail.refuse(2);
    await askForReset(server);
    await arrives(mail);
    expect(mail.refused()).toBe(2);
    expect(server.logged.join()).toContain('a job failed and is tried again later');
  });

  test('waits for a server that is not there, through a restart', async () => {
    const port = await freePort();
    const environment = { SMTP_URL: `smtp://127.0.0.1:${port}` };
    const first = await startProcess(environment);
    await createUser(first, { email: EMAIL });
    await first.app.doJobs();
    await askForReset(first);
    await waitFor(() => expect(first.logged.join()).toContain('ECONNREFUSED'));
    await first.close();

    const second = closeLater(await startProcess(environment));
    const mail = closeLater(await startMailServer(port));
    await second.app.doJobs();
    const { text = '' } = await arrives(mail);
    expect(text).toContain('https://protektor.example/reset-password?token=');
    const token = /token=([\w-]+)/.exec(text)?.[1];
    const answer = await visitor(second).post(`/auth/reset-password/update/${token}`, {
      login: EMAIL,
      password: 'Protektor-2027',
    });
    expect(answer.statusCode).toBe(200);
  });

  test('asked for while nothing works the queue is sent by the next process', async () => {
    const mail = closeLater(await startMailServer());
    const first = await startProcess({ SMTP_URL: mail.url });
    await createUser(first, { email: EMAIL });
    await askForReset(first);
    await first.close();
    expect(mail.letters).toHaveLength(0);

    const second = closeLater(await startProcess({ SMTP_URL: mail.url }));
    await second.app.doJobs();
    await arrives(mail);
  });

  test('to an address that the server knows not is not tried again', async () => {
    const mail = closeLater(await startMailServer());
    const server = closeLater(await startProcess({ SMTP_URL: mail.url }));
    for (const email of ['unknown@koleso.ru', EMAIL]) await createUser(server, { email });
    await server.app.doJobs();
    await askForReset(server, 'unknown@koleso.ru');
    const states = () => database.query(`select state from pgboss.job where name = 'link'`);
    // a job that would be tried again never gets this state
    await waitFor(async () => expect((await states()).rows).toEqual([{ state: 'failed' }]));
    expect(server.logged.join()).toContain('a job is given up');
  });

  test('leaves no token that works in the queue', async () => {
    const mail = closeLater(await startMailServer());
    const server = closeLater(await startProcess({ SMTP_URL: mail.url }));
    await createUser(server, { email: EMAIL });
    await server.app.doJobs();
    await askForReset(server);
    const { text = '' } = await arrives(mail);
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    const { rows } = await database.query<object>(
      'select * from pgboss.job, (select array_agg(link) links from link) links',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a text message', () => {
  let sms: SmsGateway;
  beforeEach(async () => {
    sms = closeLater(await startSmsGateway());
  });

  test('is sent again when the gateway did not take it', async () => {
    const server = closeLater(await startProcess({ SMS_GATEWAY_URL: sms.url }));
    const user = await createUser(server, { phone: '79161234567' });
    await server.app.doJobs();
    sms.refuse(1);
    await user.get('/user/phone/verify');
    const message = await waitForSome(
      () => sms.messages[0],
      () => sms.messages,
    );
    expect(message).toMatchObject({
      to: '79161234567',
      text: expect.stringContaining('https://protektor.example/redirect?request=https%3A%2F%2F'),
    });
  });
});

const nothing = async () => undefined;
const idle = {
  'clean-up': nothing,
  notice: nothing,
  'order-news': nothing,
  'company-push': nothing,
  'approval-news': nothing,
  'approval-message': nothing,
  ...{ 'quote-news': nothing, 'quote-message': nothing },
  ...{ 'compare-watches': nothing, 'watch-message': nothing },
  'market-week': nothing,
  'market-message': nothing,
  'lapse-approvals': nothing,
  'bank-changes': nothing,
  'due-sources': nothing,
  'read-mailbox': nothing,
  'fetch-source': nothing,
  'source-letter': nothing,
  exchange: nothing,
  'due-exchanges': nothing,
  'order-letter': nothing,
  'order-push': nothing,
  'read-price-list': nothing,
  'apply-price-list': nothing,
  'import-letter': nothing,
  'lapse-orders': nothing,
  'repeat-requests': nothing,
  'market-day': nothing,
  'market-facts': nothing,
  'market-demand': nothing,
  'lost-choices': nothing,
  'supplier-reliability': nothing,
  'avito-models': nothing,
  'tell-showcases': nothing,
};

describe('a job', () => {
  const log = { warn: () => undefined, error: () => undefined };
  const openQueue = async () => {
    const jobs = createJobs(database, notices, { log, ...HASTY });
    closing.push(() => jobs.stop());
    await jobs.start();
    return jobs;
  };

  test('of a transaction is there once that commits, and not at all where it fails', async () => {
    const jobs = await openQueue();
    const add = (id: string) => (tx: TestApp['db'] | Parameters<typeof jobs.add>[0]) =>
      jobs.add(tx, 'link', { id });
    const failed = database.transaction(async (tx) => {
      await add('rolled back')(tx);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await database.transaction(add('committed'));

    const done: string[] = [];
    await jobs.work({
      link: async ({ id }) => void done.push(id),
      'password-reset': async () => undefined,
      ...idle,
    });
    await waitFor(() => expect(done).not.toEqual([]));
    expect(done).toEqual(['committed']);
  });

  test('is done alone: of letters that a kill interrupts one can be sent twice, not ten', async () => {
    const jobs = await openQueue();
    const ids = Array.from({ length: 6 }, (_, at) => `job ${at}`);
    for (const id of ids) await jobs.add(database, 'link', { id });
    let [underWay, most, done] = [0, 0, 0];
    await jobs.work({
      link: async () => {
        most = Math.max(most, ++underWay);
        await database.query('select 1');
        underWay--;
        done++;
      },
      'password-reset': async () => undefined,
      ...idle,
    });
    await waitFor(() => expect(done).toBe(ids.length));
    expect(most).toBe(1);
  });

  test('under an id that there is already is not added again', async () => {
    const jobs = await openQueue();
    const id = randomUUID();
    for (const _ of [1, 2]) await jobs.add(database, 'link', { id }, id);
    const { rows } = await database.query('select id from pgboss.job where name = $1', ['link']);
    expect(rows).toEqual([{ id }]);
  });

  test('of many is added in one statement, each once by its id; none need not be any', async () => {
    const jobs = await openQueue();
    const id = randomUUID();
    let statements = 0;
    await database.transaction(async (tx) => {
      const counted = {
        ...tx,
        query: (sql: string, values: unknown[]) => {
          if (/insert into pgboss/i.test(sql)) statements++;
          return tx.query(sql, values);
        },
      } as typeof tx;
      await jobs.addAll(counted, 'link', []);
      expect(statements).toBe(0);
      const all = [{ data: { id: 'a' }, id }, { data: { id: 'b' } }, { data: { id: 'a' }, id }];
      await jobs.addAll(counted, 'link', all);
    });
    await jobs.add(database, 'link', { id: 'again' }, id);
    expect(statements).toBe(1);
    const { rows } = await database.query<{ id: string }>(
      `select data ->> 'id' id from pgboss.job where name = 'link' order by 1`,
    );
    expect(rows.map((row) => row.id)).toEqual(['a', 'b']);
  });

  test('is done once, by one of many processes', async () => {
    const processes = [await openQueue(), await openQueue()];
    const done: string[] = [];
    const ids = Array.from({ length: 40 }, (_, at) => `job ${at}`);
    for (const id of ids) await processes[0]?.add(database, 'link', { id });
    for (const jobs of processes)
      await jobs.work({
        link: async ({ id }) => void done.push(id),
        'password-reset': async () => undefined,
        ...idle,
      });
    await waitFor(() => expect(done.length).toBeGreaterThanOrEqual(ids.length));
    for (const jobs of processes) await jobs.stop();
    expect(done.toSorted()).toEqual(ids.toSorted());
  });
});

test('a job that is added wakes the processes that do it, none of which looks for it', async () => {
  const done: string[] = [];
  const note = async ({ id }: { id: string }) => void done.push(id);
  const jobs = createJobs(database, notices, { log: console, lookMs: 3_600_000 });
  closing.push(() => jobs.stop());
  await jobs.start();
  await jobs.work({
    ...idle,
    'password-reset': nothing,
    link: nothing,
    'apply-price-list': note,
  });
  for (const id of ['first', 'second']) {
    await database.transaction((tx) => jobs.add(tx, 'apply-price-list', { id }));
    await waitFor(() => expect(done).toContain(id));
  }
});

test('what has expired is removed every hour', async () => {
  const server = closeLater(await startProcess({}));
  await createUser(server, { email: EMAIL });
  await database.exec(`
    insert into session (token_hash, account_id, expires_at) select '\\x00', id, now() - interval '1 second' from account;
    insert into link (purpose, account_id, address, expires_at)
      select purpose, id, email, now() + rest from account, (values ('email', interval '-1 second'), ('phone', '1 hour')) v (purpose, rest);
    insert into rate_limit values ('old', 1, 1), ('new', 1, 99999999999999);
    insert into outbox (kind, recipient, text, created_at)
      values ('phone', '7916', 'old', now() - interval '31 days'), ('phone', '7916', 'new', now());
    insert into order_call (account_id, key, body_hash, created_at)
      select id, key, '\\x00', now() - age from account, (values ('old', interval '8 days'), ('new', '1 day')) v (key, age);
    with request as (insert into goods_request (id, account_id, origin) select gen_random_uuid(), id, 'text' from account returning id)
      insert into goods_request_event (request_id, kind, count, lines, name, at)
      select id, 'renamed', 0, '[]', name, now() - age from request, (values ('old', interval '3 years 1 day'), ('new', '2 years')) v (name, age)`);
  const jobs = createJobs(database, notices, { log: console, ...HASTY });
  closing.push(() => jobs.stop());
  await jobs.start();
  await jobs.add(database, 'clean-up', {});
  await server.app.doJobs();
  const left = async () => {
    const { rows } = await database.query<{ left: string[] }>(
      `select array[(select count(*)::text from session), (select string_agg(purpose, ',') from link),
         (select string_agg(key, ',') from rate_limit), (select string_agg(text, ',') from outbox),
         (select string_agg(key, ',') from order_call), (select string_agg(name, ',') from goods_request_event)] as left`,
    );
    return rows[0]?.left;
  };
  await waitFor(async () =>
    expect(await left()).toEqual(['1', 'phone', 'new', 'new', 'new', 'new']),
  );

  const { rows } = await database.query('select name, cron from pgboss.schedule order by name');
  const repeated = Object.entries(QUEUES).flatMap(([name, { cron }]) =>
    cron ? [{ name, cron }] : [],
  );
  expect(rows).toEqual(repeated.sort((a, b) => a.name.localeCompare(b.name)));
});
