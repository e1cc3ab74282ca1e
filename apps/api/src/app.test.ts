import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/db.ts';
import { createTestApp, noDatabase, type TestApp } from './testing/test-app.ts';

const logged: string[] = [];
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({
    db: noDatabase,
    logStream: { write: (line) => logged.push(line) },
    handlers: {
      getPriceHistory: async () => ({
        data: [
          { date: '2026-01-01', min_bulk_price: 1, offers_count: 1, purchase_price: 'secret' },
        ],
        margin: 'secret',
      }),
      getStatistics: async () => {
        throw new Error('the reason');
      },
      listVocabularies: async ({ body }: { body: unknown }) => [
        { echo: { items: [], total: 0, page: 0, per_page: 1, body } },
      ],
    },
  });
});
afterAll(() => server.close());

const send = (
  method: 'GET' | 'POST' | 'DELETE' | 'HEAD',
  url: string,
  payload?: string | object,
  headers: Record<string, string> = {},
) => server.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
const json = { 'content-type': 'application/json' };

describe('bad input', () => {
  const vocabulary = '/api/vocabulary';
  test.each<[string, number, Parameters<typeof send>]>([
    ['a wrong type', 422, ['POST', vocabulary, { vocabularies: 'tyres' }]],
    ['an unknown field', 422, ['POST', vocabulary, { vocabularies: [], extra: 1 }]],
    ['an impossible page', 422, ['POST', '/api/search_v2/tyres', { page: 0 }]],
    ['an impossible page in a link', 422, ['POST', '/api/search_v2/tyres?page=0', {}]],
    ['an unknown parameter', 422, ['POST', '/api/search_v2/tyres?pages=1', {}]],
    ['an impossible id', 422, ['GET', '/api/product/abc/price-history']],
    ['no body', 422, ['POST', vocabulary]],
    ['an empty body', 422, ['POST', vocabulary, '', json]],
    ['a list for an object', 422, ['POST', vocabulary, '[]', json]],
    ['null', 422, ['POST', vocabulary, 'null', json]],
    ['a broken body', 400, ['POST', vocabulary, '{"vocabularies": [', json]],
    ['a poisoned body', 400, ['POST', vocabulary, '{"__proto__": {"admin": true}}', json]],
    ['a broken address', 400, ['GET', '/api/product/%ZZ']],
    ['a huge body', 413, ['POST', vocabulary, `"${'x'.repeat(1024 * 1024)}"`, json]],
    [
      'a form',
      415,
      ['POST', vocabulary, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }],
    ],
    ['plain text', 415, ['POST', vocabulary, '{}', { 'content-type': 'text/plain' }]],
    ['an unknown address', 404, ['GET', '/api/nothing', undefined, { accept: 'text/html' }]],
    ['another method', 405, ['DELETE', vocabulary]],
    ['a login that is needed', 401, ['GET', '/api/user']],
  ])('%s is answered by %i in Russian', async (_name, status, request) => {
    const answer = await send(...request);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json().message).toMatch(/^[А-Я]/);
    if (status === 422) expect(Object.values(answer.json().errors).flat()).not.toHaveLength(0);
  });

  test('the fields at fault are named', async () => {
    const answer = await send('POST', vocabulary, {
      vocabularies: [{ vocabulary: 'SysProduct.tyres_brand', page: -1, pages: 2 }],
    });
    expect(answer.json()).toEqual({
      message: 'Проверьте поля',
      errors: {
        'vocabularies.0.page': ['Не меньше 0'],
        'vocabularies.0.pages': ['Неизвестное поле'],
      },
    });
  });

  test('the methods that an address has are told', async () => {
    expect((await send('GET', vocabulary)).headers.allow).toBe('POST');
  });
});

describe('answers', () => {
  test('hold no field that the contract does not declare', async () => {
    const answer = await send('GET', '/api/product/1/price-history');
    expect(answer.json()).toEqual({
      data: [{ date: '2026-01-01', min_bulk_price: 1, offers_count: 1 }],
    });
  });

  test('a call that has no handler says so', async () => {
    const answer = await send('POST', '/api/search_v2/tyres', {});
    expect(answer.statusCode).toBe(501);
    expect(answer.json().message).toMatch(/^[А-Я]/);
  });

  test('HEAD answers as GET, without a body', async () => {
    const answer = await send('HEAD', '/api/product/1/price-history');
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  test('above a kilobyte are compressed as the client likes it', async () => {
    const contract = (encoding: string) =>
      send('GET', '/api/openapi.json', undefined, { 'accept-encoding': encoding });
    expect((await contract('gzip, br')).headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
    });
    expect((await contract('gzip')).headers['content-encoding']).toBe('gzip');
    expect((await contract('identity')).headers).not.toHaveProperty('content-encoding');
    const small = await send('GET', '/api/product/1/price-history', undefined, {
      'accept-encoding': 'br',
    });
    expect(small.headers).not.toHaveProperty('content-encoding');
  });
});

describe('a process that starts or stops', () => {
  test.each(['starting', 'stopping'] as const)(
    'refuses calls for a while when %s',
    async (phase) => {
      const { app, close } = await createTestApp({ db: noDatabase, lifecycle: { phase } });
      const call = await app.inject('/api/statistics');
      expect(call.statusCode).toBe(503);
      expect(call.headers['retry-after']).toBe('5');
      expect(call.json().message).toMatch(/^[А-Я]/);
      expect((await app.inject('/readyz')).statusCode).toBe(503);
      expect((await app.inject('/healthz')).statusCode).toBe(200);
      await close();
    },
  );

  test('is not ready while its database does not answer', async () => {
    const lost: Partial<Database> = { query: () => Promise.reject(new Error('lost')) };
    const { app, close } = await createTestApp({ db: lost as Database });
    const { statusCode, body } = await app.inject('/readyz');
    expect(statusCode).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ status: 'no database' });
    await close();
  });
});

test('what is not HTTP is answered in Russian too', async () => {
  const { app, close } = await createTestApp({ db: noDatabase });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end('NONSENSE\r\n\r\n');
  const answer = await text(socket);
  await close();
  expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({
    message: 'Не удалось разобрать запрос',
  });
});

describe('a failure of the server', () => {
  test('shows an id and no reason; the log has both', async () => {
    const answer = await send('GET', '/api/statistics', undefined, {
      'x-request-id': 'from-a-proxy',
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      message: 'На сервере что-то сломалось. Мы уже знаем',
      request_id: 'from-a-proxy',
    });
    const lines = logged.map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({
        request_id: 'from-a-proxy',
        err: expect.objectContaining({ message: 'the reason' }),
      }),
    );
  });
});

describe('a request', () => {
  test('has an id of its own, or a sane one that it brings', async () => {
    const idOf = async (given: string) =>
      (await send('GET', '/healthz', undefined, { 'x-request-id': given })).headers['x-request-id'];
    expect(await idOf('0123-abcd')).toBe('0123-abcd');
    expect(await idOf('{"injected": "line"}')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is one line of the log, without what was typed', async () => {
    logged.length = 0;
    await send(
      'POST',
      '/api/vocabulary?secret=1',
      { vocabularies: 'secret' },
      { authorization: 'Bearer secret' },
    );
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      operation: 'listVocabularies',
      method: 'POST',
      route: '/api/vocabulary',
      status: 422,
      ms: expect.any(Number),
    });
    expect(logged[0]).not.toContain('secret');
  });
});

describe('the documentation', () => {
  test('is served with the contract that it shows', async () => {
    const page = await send('GET', '/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Протектор API');
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self';.*style-src-attr/);
    expect((await send('GET', '/api/docs/static/swagger-initializer.js')).body).toContain(
      '/api/docs/json',
    );
    const { info } = (await send('GET', '/api/docs/json')).json();
    expect(info.description).toContain('createApi');
    expect((await send('GET', '/api/openapi.json')).json().openapi).toBe('3.1.0');
    expect((await send('GET', '/api/openapi.yaml')).body).toMatch(/^openapi: 3.1.0/);
  });
});
