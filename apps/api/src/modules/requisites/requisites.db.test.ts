import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { requisiteErrors } from '@org/trade/requisites';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUser, type User, visitor } from '../../testing/visitor.ts';

const INN = '7707083893';
const find = (who: Pick<User, 'get'>, inn = INN) => who.get(`/requisites/${inn}`);

/** A server that answers like DaData. */
const asked: { url: string | undefined; authorization: string | undefined; body: unknown }[] = [];
let answer: { status: number; body: unknown };
const service = createServer(async (request, response) => {
  const { url, headers } = request;
  asked.push({ url, authorization: headers.authorization, body: await json(request) });
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer.body));
});

let server: TestApp;
let asking: TestApp;
beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  server = await createTestApp();
  asking = await createTestApp({
    db: server.db,
    limits: { findByAccount: { points: 5, seconds: 60 } },
    environment: { REQUISITES_URL: `http://the-key@127.0.0.1:${port}` },
  });
});
afterAll(async () => {
  await asking.close();
  await server.close();
  service.close();
});

describe('without a service', () => {
  let anna: User;
  beforeAll(async () => {
    anna = await createUser(server, { email: 'anna@koleso.ru' });
  });

  test('what is embedded is found, and its numbers are right', async () => {
    const { statusCode, json } = await find(anna);
    expect([statusCode, json().legal_form]).toEqual([200, 'ПАО']);
    for (const inn of [INN, '7736207543', '7736050003'])
      expect(requisiteErrors({ ...(await find(anna, inn)).json(), bank: {} })).toEqual({});
    expect(asked).toEqual([]);
  });

  test('what nobody knows is 404, a wrong number 422, a visitor 401', async () => {
    expect((await find(anna, '7827004526')).statusCode).toBe(404);
    for (const wrong of ['7707083894', '12', 'abc'])
      expect((await find(anna, wrong)).statusCode).toBe(422);
    expect((await find(visitor(server))).statusCode).toBe(401);
  });
});

describe('with a service', () => {
  let boris: User;
  let count = 0;
  beforeEach(async () => {
    asked.length = 0;
    count += 1;
    boris = await createUser(asking, { email: `boris${count}@koleso.ru` });
  });

  test('its answer is told in our terms', async () => {
    answer = {
      status: 200,
      body: {
        suggestions: [
          {
            value: 'ПАО СБЕРБАНК',
            data: {
              inn: INN,
              kpp: '773601001',
              ogrn: '1027700132195',
              state: { status: 'LIQUIDATED' },
              opf: { short: 'НКО' },
              name: { short: 'СБЕРБАНК' },
              address: { unrestricted_value: '117312, г Москва, ул Вавилова, д 19' },
            },
          },
        ],
      },
    };
    expect((await find(boris)).json()).toEqual({
      inn: INN,
      kpp: '773601001',
      ogrn: '1027700132195',
      name: 'СБЕРБАНК',
      legal_form: 'Иное',
      legal_address: '117312, г Москва, ул Вавилова, д 19',
      is_active: false,
    });
    expect(asked).toEqual([
      {
        url: '/suggestions/api/4_1/rs/findById/party',
        authorization: 'Token the-key',
        body: { query: INN, branch_type: 'MAIN', count: 1 },
      },
    ]);
  });

  test('what it does not know is 404; one that fails is 503', async () => {
    answer = { status: 200, body: { suggestions: [] } };
    expect((await find(boris)).statusCode).toBe(404);
    answer = { status: 403, body: { message: 'no' } };
    expect((await find(boris)).statusCode).toBe(503);
    answer = { status: 200, body: 'nonsense' };
    expect((await find(boris)).statusCode).toBe(404);
  });

  test('it is asked so often an account, and never for a wrong number', async () => {
    answer = { status: 200, body: { suggestions: [] } };
    expect((await find(boris, '7707083894')).statusCode).toBe(422);
    for (let time = 0; time < 5; time++) expect((await find(boris)).statusCode).toBe(404);
    expect((await find(boris)).statusCode).toBe(429);
    expect(asked).toHaveLength(5);
  });
});
