import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Source } from '@org/api-client/schema';
import type { SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createJobs, type Jobs } from '../../jobs/jobs.ts';
import { createLive } from '../../live/live.ts';
import { book, TYRES } from '../../testing/price-lists/price-list-app.ts';
import { createSourceApp, type SourceApp } from '../../testing/price-lists/source-app.ts';
import { type ImapServer, rawLetter, startImapServer } from '../../testing/servers/imap-server.ts';
import { beginLetterFetches } from './sources/source-letters.jobs.ts';

const SENDER = 'prices@kolesnica.example';

let app: SourceApp;
let imap: ImapServer;
let jobs: Jobs;
beforeAll(async () => {
  imap = await startImapServer();
  app = await createSourceApp({ MAIL_IN_URL: imap.url, MAIL_IN_ADDRESS: 'lists+*@in.example' });
  const log = { warn: () => undefined, error: () => undefined };
  jobs = createJobs(app.server.db, createLive(app.server.db), { log, isIdle: true });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
  await imap.close();
});
beforeEach(() => app.change());

const make = (body: object = {}) =>
  app.make({ kind: 'mail', url: undefined, senders: [SENDER], ...body });
const listOf = (content = book(), filename = 'Зима.xlsx') => ({ filename, content });
async function put(source: Source, letter: SendMailOptions = {}) {
  const to = source.mail_address ?? '';
  const raw = await rawLetter({ from: SENDER, to, attachments: [listOf()], ...letter });
  imap.put(raw);
  return raw;
}
const { signal } = new AbortController();
const read = () => beginLetterFetches({ ...app.server, jobs }, signal);

describe('a letter', () => {
  test('with a list is put on sale, once however often it lies there', async () => {
    const source = await make();
    expect(source).toMatchObject({ kind: 'mail', url: null, state: 'new', last: null });
    expect(source.mail_address).toMatch(/^lists\+[a-z0-9]{12}@in\.example$/);
    const raw = await put(source);
    await read();
    expect(await app.untilFetch(source.id, 'applied', 1)).toMatchObject({
      file_name: 'Зима.xlsx',
      created: 3,
    });
    imap.put(raw);
    await read();
    imap.renumber();
    await read();
    expect(await app.log(source.id)).toHaveLength(1);

    const changed = book([['N-1', TYRES[0]?.[1] ?? '', 'Pirelli', 5600, 7], ...TYRES.slice(1)]);
    await put(source, { attachments: [listOf(changed)] });
    await read();
    expect(await app.untilFetch(source.id, 'applied', 2)).toMatchObject({ updated: 1, removed: 0 });
    // the same file in another letter
    await put(source, { attachments: [listOf(changed)] });
    await read();
    await app.untilFetch(source.id, 'same', 3);
    // five letters and three lists, each read in a process of its own
  });

  test.each([
    ['of somebody else', { from: 'prices@other.example' }, /other\.example: такого отправителя/],
    [
      'of a forger',
      { headers: { 'Authentication-Results': `in.example; dmarc=fail header.from=${SENDER}` } },
      /DMARC/,
    ],
    [
      'of a forger, by another line of the same checker',
      {
        headers: [
          { key: 'Authentication-Results', value: 'in.example; dkim=none' },
          { key: 'Authentication-Results', value: 'In.example; dmarc=fail' },
        ],
      },
      /DMARC/,
    ],
    ['of two', { from: [SENDER, 'mallory@other.example'] }, /несколько отправителей/],
    [
      'without a list',
      { attachments: [{ filename: 'logo.png', content: 'x' }] },
      /нет прайс-листа/,
    ],
    [
      'with two lists',
      { attachments: [listOf(), listOf(book(), 'Лето.xlsx')] },
      /несколько файлов/,
    ],
    ['with an empty list', { attachments: [listOf(Buffer.of())] }, /Файл пуст/],
  ])('%s is refused', async (_, letter, words) => {
    const source = await make();
    await put(source, letter);
    await read();
    const { message } = await app.untilFetch(source.id, 'failed', 1);
    expect(message).toMatch(words);
    expect(await app.getSource(source.id)).toMatchObject({ state: 'working' });
    await read();
    expect(await app.log(source.id)).toHaveLength(1);
    expect(await app.stock()).toEqual([]);
  });

  test('whose checker found nothing is taken, whatever others say of it', async () => {
    const source = await make();
    await put(source, {
      headers: [
        { key: 'Authentication-Results', value: 'in.example; dmarc=pass' },
        { key: 'Authentication-Results', value: 'list.example; dmarc=fail' },
      ],
    });
    await read();
    await app.untilFetch(source.id, 'applied', 1);
  });

  test('that takes long to be read keeps nobody waiting', async () => {
    const source = await make();
    const { mail_address: to } = source;
    const parts = '--b\r\n\r\nx\r\n'.repeat(60_000);
    imap.put(
      `From: ${SENDER}\r\nTo: ${to}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${parts}`,
    );
    await read();
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await app.untilFetch(source.id, 'failed', 1);
    delay.disable();
    expect(delay.max / 1e6).toBeLessThan(1500);
  });

  test('of a whole domain is taken, and one that is sent on to us', async () => {
    const source = await make({ senders: ['@Kolesnica.example'] });
    expect(source.senders).toEqual(['@kolesnica.example']);
    await put(source, {
      to: 'all@kolesnica.example',
      headers: { 'Delivered-To': source.mail_address ?? '' },
    });
    await read();
    await app.untilFetch(source.id, 'applied', 1);
  });

  test('stands for those before it where lists say all', async () => {
    const source = await make();
    await put(source, { attachments: [listOf(book(TYRES.slice(0, 1)))] });
    await put(source);
    await read();
    expect(await app.untilFetch(source.id, 'applied', 1)).toMatchObject({ created: 3 });
    await read();
    expect(await app.log(source.id)).toHaveLength(1);
  });

  test('is read after those before it where lists only update', async () => {
    const source = await make({ mode: 'update' });
    await put(source, { attachments: [listOf(book(TYRES.slice(0, 1)))] });
    await put(source, { attachments: [listOf(book(TYRES.slice(1)))] });
    await read();
    expect(await app.untilFetch(source.id, 'applied', 1)).toMatchObject({ created: 1 });
    await read();
    expect(await app.untilFetch(source.id, 'applied', 2)).toMatchObject({ created: 2 });
  });
});

test('without letters a look says so, and confirms nothing', async () => {
  const source = await make();
  await app.fetchNow(source.id);
  expect(await app.untilFetch(source.id, 'same', 1)).toMatchObject({ message: 'Новых писем нет' });
  expect(await app.getSource(source.id)).toMatchObject({ confirmed_at: null });
});

test.each([
  [{ kind: 'mail', url: undefined }, 'senders'],
  [{ kind: 'mail', url: undefined, senders: ['kolesnica.example'] }, 'senders'],
  [{ kind: 'mail', senders: [SENDER] }, 'url'],
  [{ kind: 'mail', url: undefined, senders: [SENDER], login: 'a', secret: 'b' }, 'login'],
  [{ url: undefined }, 'url'],
  [{ senders: [SENDER] }, 'senders'],
])('%o is refused', async (body, field) => {
  const answer = await app.sendSource(body);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual([expect.stringContaining(field)]);
});

test('an address of a file is not given to letters later', async () => {
  const source = await make();
  const path = app.sourcePath(`/${source.id}`);
  const answer = await app.user.patch(path, { url: 'https://shop.example/a.csv' });
  expect(answer.json().errors).toHaveProperty('url');
  const named = await app.user.patch(path, { senders: ['A@B.example'] });
  expect(named.json()).toMatchObject({ senders: ['a@b.example'], url: null });
});
