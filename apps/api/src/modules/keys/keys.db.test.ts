import type { Company, Key } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCompany } from '../../testing/companies.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUser, PASSWORD, type User, visitor } from '../../testing/visitor.ts';

let server: TestApp;
let owner: User;
let company: Company;
beforeAll(async () => {
  server = await createTestApp();
  owner = await createUser(server, { email: 'owner@koleso.ru' });
});
afterAll(() => server.close());
beforeEach(async () => {
  company = await createCompany(owner);
});

const keys = (rest = '') => `/companies/${company.id}/keys${rest}`;
const body = (changes: object = {}) => ({
  name: 'Обмен с 1С',
  scopes: ['stock'],
  current_password: PASSWORD,
  ...changes,
});
async function make(changes?: object): Promise<{ key: Key; secret: string }> {
  const answer = await owner.post(keys(), body(changes));
  expect(answer.statusCode).toBe(201);
  return answer.json();
}
const program = (secret: string, address?: string) => visitor(server, `Bearer ${secret}`, address);
const listed = async (): Promise<Key[]> => (await owner.get(keys())).json().data;

test('a key is made, its secret is shown once, and it is revoked', async () => {
  const { key, secret } = await make({
    name: ' Склад ',
    networks: ['203.0.113.7', '198.51.100.9/24'],
  });
  expect(key).toMatchObject({
    name: 'Склад',
    scopes: ['stock'],
    networks: ['203.0.113.7', '198.51.100.0/24'],
    created_by: 'owner@koleso.ru',
    used_at: null,
  });
  expect(secret.endsWith(key.ending)).toBe(true);
  expect(JSON.stringify(await listed())).not.toContain(secret);
  const { rows } = await server.db.query('select * from company_key');
  expect(JSON.stringify(rows)).not.toContain(secret);

  expect((await program(secret).post(`/companies/${company.id}/rests`, {})).statusCode).toBe(200);
  expect((await listed())[0]).toMatchObject({
    used_from: '203.0.113.7',
    used_at: expect.any(String),
  });
  expect((await owner.delete(keys(`/${key.id}`))).statusCode).toBe(204);
  expect((await program(secret).post(`/companies/${company.id}/rests`, {})).statusCode).toBe(401);
  expect(await listed()).toEqual([]);
});

test('is not made without the password, nor more than twenty', async () => {
  const wrong = await owner.post(keys(), body({ current_password: 'Neverno-2026' }));
  expect(wrong.json().errors).toEqual({ current_password: ['Неверный текущий пароль'] });
  for (let at = 0; at < 20; at++) await make({ name: `Ключ ${at}` });
  expect((await owner.post(keys(), body())).statusCode).toBe(409);
});

test.each([['300.1.1.1'], ['10.0.0.0/33'], ['10.0.0.0/'], ['10.0.0.0/8/8'], ['офис'], ['::/129']])(
  'a network like %s is refused',
  async (network) => {
    const answer = await owner.post(keys(), body({ networks: [network] }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.networks[0]).toContain(network);
  },
);

describe('a key opens', () => {
  test('the calls of its scopes, and none that are for people', async () => {
    const { secret } = await make();
    expect((await program(secret).post('/search_v2/tyres', {})).statusCode).toBe(403);
    expect((await program(secret).get('/user')).statusCode).toBe(403);
    expect((await program(secret).post(keys(), body())).statusCode).toBe(403);
    const { secret: reader } = await make({ scopes: ['catalog'] });
    expect((await program(reader).post('/search_v2/tyres', {})).statusCode).toBe(200);
    expect((await program(reader).post(`/companies/${company.id}/rests`, {})).statusCode).toBe(403);
  });

  test('one company, though its maker speaks for others', async () => {
    const { secret } = await make();
    const other = await createCompany(owner);
    expect((await program(secret).post(`/companies/${other.id}/rests`, {})).statusCode).toBe(404);
  });

  test('nothing from elsewhere than its networks', async () => {
    const { secret } = await make({ networks: ['198.51.100.0/24'] });
    const from = async (address: string) =>
      (await program(secret, address).post(`/companies/${company.id}/rests`, {})).statusCode;
    expect(await from('203.0.113.7')).toBe(403);
    expect(await from('198.51.100.20')).toBe(200);
    expect(await from('::ffff:198.51.100.20')).toBe(200);
  });

  test('nothing once its maker has left the company', async () => {
    const { secret } = await make();
    await server.db.query('delete from company_member where company_id = $1', [company.id]);
    expect((await program(secret).post(`/companies/${company.id}/rests`, {})).statusCode).toBe(404);
  });
});

test('whoever has made a key is told, in case somebody else did it', async () => {
  const maker = await createUser(server, { email: 'maker@koleso.ru', verified: true });
  const { id } = await createCompany(maker);
  await maker.post(`/companies/${id}/keys`, body({ name: 'Витрина' }));
  const { rows } = await server.db.query(
    `select data from pgboss.job where name = 'notice' and data ->> 'to' = 'maker@koleso.ru'`,
  );
  expect(rows).toMatchObject([{ data: { kind: 'key-made', detail: 'Витрина' } }]);
});
