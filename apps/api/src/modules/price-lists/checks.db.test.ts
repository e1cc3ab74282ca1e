import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { waitFor } from '@org/config/wait-for';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../http/http-limits.ts';
import { book } from '../../testing/price-lists/price-list-app.ts';
import { type FileServer, startFileServer } from '../../testing/servers/file-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { MULTIPART, multipart, type Part } from '../../testing/upload.ts';
import { MAX_BYTES } from './check-form.ts';

let server: TestApp;
let shop: FileServer;
beforeAll(async () => {
  const { checkByNetwork, checkingByNetwork } = LIMITS;
  server = await createTestApp({
    environment: { PRIVATE_TARGETS: 'on' },
    limits: { checkByNetwork, checkingByNetwork },
  });
  shop = await startFileServer();
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

let strangers = 0;
const addressOf = (stranger: number) => `203.0.113.${stranger}`;
const send = ({ app }: TestApp, parts: Part[], stranger = ++strangers) =>
  app.inject({
    method: 'POST',
    url: '/api/price-check',
    remoteAddress: addressOf(stranger),
    headers: { 'content-type': MULTIPART },
    payload: multipart(parts),
  });
const check = (parts: Part[], stranger?: number) => send(server, parts, stranger);

const LIST = Buffer.from(
  'Код;Наименование;Цена;Остаток;Хвост\n1;Viatti Strada Asimmetrico V-130 205/55 R16 91V;5300;8;да\n2;Камера 16;500;4;нет\n3;Cordiant Snow Cross 2 195/65 R15 95T шип;4310;>40;да\n',
);

test('a stranger sees what becomes of the columns and of the first rows, and nothing is stored', async () => {
  const answer = await check([['file', LIST, 'зима.csv']]);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    file_name: 'зима.csv',
    rows: 3,
    accepted: 2,
    rejected_count: 1,
    error: null,
    questions: [{ kind: 'columns', candidates: [{ title: 'Хвост' }] }],
    shown: [
      { row: 2, section: 'tyres', size: '205/55 R16', season: 'summer', price: 530_000 },
      { row: 4, studded: true, quantity: 40, quantity_is_minimum: true },
    ],
    rejected: [{ row: 3, reason: expect.stringContaining('не шина и не диск') }],
  });
  const fields = answer.json().columns.map(({ field }: { field: string | null }) => field);
  expect(fields).toEqual(['supplier_article', 'name', 'bulk_price', 'quantity', null]);
  const { rows } = await server.db.query(
    'select (select count(*) from price_list)::int lists, (select count(*) from offer)::int offers',
  );
  expect(rows).toEqual([{ lists: 0, offers: 0 }]);
});

test('a feed is checked by its address', async () => {
  shop.serve(book(), 'Зима.xlsx');
  const answer = await check([['url', `${shop.origin}/zima`]]);
  expect(answer.json()).toMatchObject({ file_name: 'Зима.xlsx', accepted: 3, error: null });
});

test('a list that can’t be read is answered with the reason', async () => {
  const answer = await check([
    ['file', Buffer.from('Наименование;Остаток\nViatti V-1;4\n'), 'a.csv'],
  ]);
  expect(answer.json()).toMatchObject({ accepted: 0, error: expect.stringContaining('ценой') });
});

describe('what can’t be checked is refused with what to do', () => {
  const TWO: Part[] = [
    ['url', 'https://shop.example/a'],
    ['file', LIST, 'a.csv'],
  ];
  test.for<[string, Part[], number, string]>([
    ['nothing', [], 422, 'Выберите файл или укажите ссылку'],
    ['an empty file', [['file', Buffer.from(''), 'a.csv']], 422, 'Файл пуст'],
    ['a file and an address', TWO, 422, 'не то и другое'],
    ['no address', [['url', ' ']], 422, 'Укажите ссылку'],
    ['a long address', [['url', `https://a.example/${'a'.repeat(2000)}`]], 422, 'длиннее'],
    ['another protocol', [['url', 'ftp://shop.example/a.csv']], 422, 'https://'],
    ['no address at all', [['url', 'https://']], 422, 'адрес'],
    ['another field', [['mode', 'replace']], 422, 'Неизвестное поле'],
    ['a large file', [['file', Buffer.alloc(MAX_BYTES + 1, 'a'), 'a.csv']], 413, '10 МБ'],
  ])('%s', async ([, parts, status, words]) => {
    const answer = await check(parts);
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(words)]);
  });

  test('an address of a private network', async () => {
    const closed = await createTestApp({ db: server.db });
    const answer = await send(closed, [['url', 'http://169.254.169.254/latest/meta-data']]);
    expect([answer.statusCode, answer.json().errors.url]).toEqual([
      422,
      ['Адреса внутренних сетей не вызываются'],
    ]);
    await closed.close();
  });
});

test('one network has one check at a time, and two of all networks fill the process', async () => {
  const held: (() => void)[] = [];
  shop.answer((response) => held.push(() => response.writeHead(200).end(LIST)));
  const [first, second] = [++strangers, ++strangers];
  const checks = [first, second].map((stranger) => check([['url', shop.origin]], stranger));
  await waitFor(() => expect(held).toHaveLength(2));
  expect((await check([['url', shop.origin]], first)).statusCode).toBe(429);
  const other = await check([['file', LIST, 'a.csv']]);
  expect([other.statusCode, other.headers['retry-after']]).toEqual([503, '20']);
  for (const release of held) release();
  const answers = await Promise.all(checks);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await check([['file', LIST, 'a.csv']], first)).statusCode).toBe(200);
});

test('a caller that goes away ends its check', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const asked = Promise.withResolvers<ServerResponse>();
  shop.answer((response) => asked.resolve(response));
  const gone = new AbortController();
  const form = new FormData();
  form.append('url', shop.origin);
  const call = fetch(`${address}/api/price-check`, {
    method: 'POST',
    body: form,
    signal: gone.signal,
  });
  const response = await asked.promise;
  const closed = once(response, 'close');
  gone.abort();
  await expect(call).rejects.toThrow();
  await closed;
});
