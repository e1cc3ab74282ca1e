import type { Company, Key } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCompany, removeMembers } from '../../testing/companies.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUser, type User, visitor } from '../../testing/visitor.ts';

let server: TestApp;
let owner: User;
let company: Company;
const events: string[] = [];
const write = (line: string) => {
  const { security, outcome } = JSON.parse(line);
  if (security?.startsWith('key')) events.push(`${security} ${outcome}`);
};
beforeAll(async () => {
  server = await createTestApp({ logStream: { write } });
  owner = await createUser(server, { email: 'owner@koleso.ru' });
});
afterAll(() => server.close());
beforeEach(async () => {
  company = await createCompany(owner);
  events.length = 0;
});

const keys = (rest = '') => `/companies/${company.id}/keys${rest}`;
const body = (changes: object = {}) => ({
  name: 'Обмен с 1С',
  scopes: ['stock'],
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
  expect(events.splice(0)).toEqual(['key made done', 'key revoked done']);
});

test('the networks of a key may be IPv4 or IPv6, and a single address needs no size', async () => {
  const networks = [' 2001:db8:1::9/64 ', '2001:db8::7', '198.51.100.7/32', '0.0.0.0/0'];
  const { key } = await make({ networks });
  expect(key.networks).toEqual(['2001:db8:1::/64', '2001:db8::7', '198.51.100.7', '0.0.0.0/0']);
});

test('the last use of a key is noted once a minute for each address', async () => {
  const { key, secret } = await make();
  const use = (address?: string) =>
    program(secret, address).post(`/companies/${company.id}/rests`, {});
  const set = (ago: string) =>
    server.db.query(
      `update company_key set used_at = now() - $2::interval where id = $1
       returning used_at::text`,
      [key.id, ago],
    );
  const noted = async () => {
    const { rows } = await server.db.query<{ at: string; address: string }>(
      'select used_at::text at, host(used_from) address from company_key where id = $1',
      [key.id],
    );
    return rows[0];
  };
  await use();
  await set('30 seconds');
  const before = await noted();
  await use();
  expect(await noted()).toEqual(before);
  await use('198.51.100.20');
  expect((await noted())?.address).toBe('198.51.100.20');
  await set('2 minutes');
  const old = await noted();
  await use('198.51.100.20');
  expect((await noted())?.at).not.toBe(old?.at);
});

test('a key of another company, or one that does not exist, is not revoked', async () => {
  const { key, secret } = await make();
  const other = await createCompany(owner);
  expect((await owner.delete(`/companies/${other.id}/keys/${key.id}`)).statusCode).toBe(404);
  expect((await owner.delete(keys(`/${other.id}`))).statusCode).toBe(404);
  expect((await program(secret).post(`/companies/${company.id}/rests`, {})).statusCode).toBe(200);
});

test('a company has at most twenty keys', async () => {
  for (let at = 0; at < 20; at++) await make({ name: `Ключ ${at}` });
  const more = await owner.post(keys(), body());
  expect([more.statusCode, more.json().message]).toEqual([
    409,
    'Ключей уже 20. Отзовите те, которые не нужны',
  ]);
});

test.each([
  ['300.1.1.1'],
  ['10.0.0.0/33'],
  ['10.0.0.0/'],
  ['10.0.0.0/8/8'],
  ['офис'],
  ['::/129'],
  ['10.0.0.0/+8'],
  ['fe80::1%eth0'],
  ['2001:db8::1%1/64'],
])('a network like %s is refused', async (network) => {
  const answer = await owner.post(keys(), body({ networks: [network] }));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.networks[0]).toContain(network);
});

describe('a key', () => {
  test('opens the calls of its scopes, and none that are for people', async () => {
    const { secret } = await make();
    const refused = async (call: ReturnType<typeof owner.get>, words: string) => {
      const { statusCode, json } = await call;
      expect([statusCode, json().message]).toEqual([403, words]);
    };
    await refused(
      program(secret).post('/search_v2/tyres', {}),
      'Ключ не для этого вызова. Добавьте право в новом ключе',
    );
    await refused(program(secret).get('/user'), 'Этот вызов делают люди, ключом его не сделать');
    expect(events).toEqual(['key made done', 'key refused', 'key refused']);
    expect((await program(secret).post(keys(), body())).statusCode).toBe(403);
    const { secret: reader } = await make({ scopes: ['catalog'] });
    expect((await program(reader).post('/search_v2/tyres', {})).statusCode).toBe(200);
    expect((await program(reader).post(`/companies/${company.id}/rests`, {})).statusCode).toBe(403);
  });

  test('opens one company, though its maker speaks for others', async () => {
    const { secret } = await make();
    const other = await createCompany(owner);
    expect((await program(secret).post(`/companies/${other.id}/rests`, {})).statusCode).toBe(404);
  });

  test('opens nothing outside of its networks', async () => {
    const { secret } = await make({ networks: ['198.51.100.0/24'] });
    const from = async (address: string) =>
      (await program(secret, address).post(`/companies/${company.id}/rests`, {})).statusCode;
    expect(await from('203.0.113.7')).toBe(403);
    expect((await program(secret).post(`/companies/${company.id}/rests`, {})).json().message).toBe(
      'С этого адреса ключ не работает',
    );
    expect(await from('198.51.100.20')).toBe(200);
    expect(await from('::ffff:198.51.100.20')).toBe(200);
  });

  test('opens nothing once its maker has left the company', async () => {
    const { secret } = await make();
    await removeMembers(server, { company: company.id });
    expect((await program(secret).post(`/companies/${company.id}/rests`, {})).statusCode).toBe(403);
  });
});

test('whoever has made a key is told, in case somebody else did it', async () => {
  const maker = await createUser(server, { email: 'maker@koleso.ru', verified: true });
  const { id } = await createCompany(maker);
  await maker.post(`/companies/${id}/keys`, body({ name: 'Витрина' }));
  const { rows } = await server.db.query(
    `select data from pgboss.job where name = 'notice' and data ->> 'to' = 'maker@koleso.ru'`,
  );
  expect(rows).toMatchObject([{ data: { kind: 'company', company: { event: 'key-made' } } }]);
});
