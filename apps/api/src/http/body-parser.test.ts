import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, noDatabase, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ db: noDatabase });
});
afterAll(() => server.close());

const send = async (type: string, payload: Buffer | string) => {
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: '/api/client-reports',
    headers: { 'content-type': type },
    payload,
  });
  return [statusCode, JSON.parse(body).message];
};
const json = '{"visit":"ёлка"}';
const NOT_UTF8 = [400, expect.stringContaining('UTF-8')];
const OTHER = [415, expect.stringContaining('UTF-8')];
const UNDERSTOOD = [422, 'Проверьте поля'];

test.each<[string, string, Buffer | string, unknown[]]>([
  ['UTF-8', 'application/json', json, UNDERSTOOD],
  ['UTF-8 that is named', 'application/json; charset="UTF-8"', json, UNDERSTOOD],
  ['a byte order mark', 'application/json', Buffer.from(`\ufeff${json}`), UNDERSTOOD],
  ['Windows-1251', 'application/json', Buffer.from('7b2261223a22ebe8f1e0227d', 'hex'), NOT_UTF8],
  ['half a letter', 'application/json', Buffer.from('7b2261223a22d1227d', 'hex'), NOT_UTF8],
  ['half a pair', 'application/json', Buffer.from('7b2261223a22eda080227d', 'hex'), NOT_UTF8],
  ['another charset', 'application/json; charset=windows-1251', '{}', OTHER],
  ['another charset among others', 'application/json; a=b; Charset = koi8-r', '{}', OTHER],
])('%s', async (_, type, payload, expected) => {
  expect(await send(type, payload)).toEqual(expected);
});
