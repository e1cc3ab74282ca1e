import type { Address, Cart } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCompany } from '../../testing/companies.ts';
import { createTradeApp, type TradeApp } from '../../testing/trade-app.ts';
import { createUser, type User } from '../../testing/visitor.ts';

let server: TradeApp;
let user: User;
let cities: string[];
let at = 0;
beforeAll(async () => {
  server = await createTradeApp();
  const { rows } = await server.db.query<{ name: string }>('select name from city order by id');
  cities = rows.map(({ name }) => name);
});
afterAll(() => server.close());
beforeEach(async () => {
  user = await createUser(server, { email: `address-${at++}@koleso.ru` });
});

const body = (changes: object = {}) => ({
  label: ' Склад ',
  city: cities[0],
  street: 'Монтажников, 24',
  receiver: 'Андрей',
  phone: '73432884107',
  working_hours: null,
  is_default: false,
  ...changes,
});
const add = async (changes?: object) =>
  (await user.post('/addresses', body(changes))).json<Address>();
const list = async (who: User = user) =>
  (await who.get('/addresses')).json<{ data: Address[] }>().data;
const defaults = async () =>
  (await list()).filter(({ is_default }) => is_default).map(({ id }) => id);

test('the first is the default one; another takes its place, and gives it back when it goes', async () => {
  const first = await add();
  expect(first).toMatchObject({ label: 'Склад', is_default: true, company: null });
  const second = await add({ label: 'Магазин', is_default: true });
  expect(await defaults()).toEqual([second.id]);
  await user.put(`/addresses/${first.id}`, body({ street: 'Новая, 1' }));
  expect((await list())[1]).toMatchObject({ id: first.id, street: 'Новая, 1' });
  expect((await user.delete(`/addresses/${second.id}`)).statusCode).toBe(204);
  expect(await defaults()).toEqual([first.id]);
});

test('two that become the default one at once leave one', async () => {
  await Promise.all(Array.from({ length: 5 }, () => add({ is_default: true })));
  expect(await list()).toHaveLength(5);
  expect(await defaults()).toHaveLength(1);
});

test.each([
  ['city', { city: 'Атлантида' }],
  ['street', { street: ' ' }],
  ['phone', { phone: '12' }],
  ['receiver', { receiver: '' }],
])('a wrong %s is refused there', async (field, changes) => {
  const answer = await user.post('/addresses', body(changes));
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
});

test('a company’s is for all who speak for it, and for nobody else', async () => {
  const company = await createCompany(user);
  const { id } = await add({ company_id: company.id });
  const stranger = await createUser(server, { email: `address-${at++}@koleso.ru` });
  expect(await list(stranger)).toEqual([]);
  for (const answer of [
    await stranger.post('/addresses', body({ company_id: company.id })),
    await stranger.put(`/addresses/${id}`, body()),
    await stranger.delete(`/addresses/${id}`),
  ])
    expect(answer.statusCode).toBe(404);
  await server.db.query('insert into company_member values ($1, $2)', [company.id, stranger.id]);
  expect((await list(stranger)).map((one) => one.company?.id)).toEqual([company.id]);
});

test('a city is that of the default address until one is chosen', async () => {
  const city = async () => (await user.get('/user')).json().city;
  expect(await city()).toBeNull();
  await add({ city: cities[1] });
  expect(await city()).toBe(cities[1]);
  expect((await user.put('/user/city', { city: cities[2] })).json().city).toBe(cities[2]);
  expect((await user.put('/user/city', { city: 'Атлантида' })).statusCode).toBe(422);
  await user.put('/user/city', { city: null });
  expect(await city()).toBe(cities[1]);
});

test('somebody else’s address can’t be delivered to', async () => {
  const { id } = await add();
  const stranger = await createUser(server, { email: `address-${at++}@koleso.ru` });
  await stranger.put(`/cart/items/${server.offers[0][0]}`, { quantity: 4 });
  const [group] = (await stranger.get('/cart')).json<Cart>().suppliers;
  const warehouse = group?.shipments[0]?.warehouse.id;
  const choose = (choice: object) => stranger.put(`/cart/receiving/${warehouse}`, choice);
  const answer = await choose({ kind: 'delivery', address_id: id });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['address_id']]);
  expect((await choose({ kind: 'pickup' })).statusCode).toBe(422);
  expect((await stranger.put('/cart/receiving/999999', { kind: 'delivery' })).statusCode).toBe(404);
});
