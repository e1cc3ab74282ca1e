import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCompany, insertCities } from '../../testing/companies.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUser, type User, visitor } from '../../testing/visitor.ts';

const INN = '7707083893';
const OTHER_INN = '7827004526';
const BANK = {
  bic: '044030827',
  account: '40702810900000002851',
  correspondent_account: '30101810200000000827',
  name: 'АО «Невский банк»',
};

let server: TestApp;
let anna: User;
let boris: User;
beforeAll(async () => {
  server = await createTestApp();
  await insertCities(server, ['Екатеринбург', 'Тюмень']);
  anna = await createUser(server, { email: 'anna@koleso.ru' });
  boris = await createUser(server, { email: 'boris@koleso.ru' });
});
afterAll(() => server.close());

const errorsOf = ({ statusCode, json }: Awaited<ReturnType<User['post']>>) => [
  statusCode,
  Object.keys(json().errors ?? {}),
];

describe('a company', () => {
  test('is made of its name alone, by somebody who is its only employee then', async () => {
    const company = await createCompany(anna, { name: '  Колесо и Ко ' });
    expect(company).toMatchObject({
      name: 'Колесо и Ко',
      parent_id: null,
      parent: null,
      city: null,
      logo: null,
      is_supplier: false,
      filials: [],
      employees_count: 1,
      rests_count: 0,
      terms: { min_order_sum: 0, delivery_days: null, pickup: false },
    });
    expect((await anna.get(`/companies/${company.id}`)).json()).toEqual(company);
  });

  test('keeps everything that is said of it, and empties what is set to null', async () => {
    const body = {
      name: 'Колесница',
      legal_form: 'ООО' as const,
      inn: '7736207543',
      kpp: '770401001',
      ogrn: '1027700229193',
      vat_rate: 22 as const,
      legal_address: '620000, Екатеринбург',
      actual_address: 'Екатеринбург, Монтажников, 24',
      city: 'Екатеринбург',
      phone: '73432001020',
      email: 'opt@koleso.ru',
      site: 'https://koleso.ru',
      socials: { vk: 'kolesnitsa', telegram: '@koleso', whatsapp: '79161234567' },
      bank: BANK,
      description: 'Шины\nоптом',
      working_hours: 'пн–пт 9–18',
      terms: { min_order_sum: 2_000_000, delivery_days: 1, pickup: true },
    };
    const company = await createCompany(anna, body);
    expect(company).toMatchObject(body);
    const answer = await anna.put(`/companies/${company.id}/edit`, {
      phone: '+7 916 123-45-67'.replaceAll(/[ -]/g, ''),
      city: null,
      socials: { vk: null },
      bank: { account: null },
      description: '   ',
      terms: { delivery_days: null },
    });
    expect(answer.json()).toMatchObject({
      ...body,
      phone: '79161234567',
      city: null,
      description: null,
      socials: { ...body.socials, vk: null },
      // other bank details wait for a day
      bank: BANK,
      bank_change: { bank: { ...BANK, account: null } },
      terms: { ...body.terms, delivery_days: null },
    });
  });

  test('is in the list of its members alone, each branch after its brand, as Russians sort', async () => {
    const owner = await createUser(server, { email: 'list@koleso.ru' });
    const names = ['Яшма', 'ёлка', 'Альфа', 'Шина 10', 'Шина 9'];
    const [yashma] = await Promise.all(names.map((name) => createCompany(owner, { name })));
    await createCompany(owner, { name: 'Второй', parent_id: yashma?.id });
    await createCompany(owner, { name: 'Аванпост', parent_id: yashma?.id });
    const { data } = (await owner.get('/companies')).json();
    expect(data.map(({ name }: { name: string }) => name)).toEqual([
      'Альфа',
      'ёлка',
      'Шина 9',
      'Шина 10',
      'Яшма',
      'Аванпост',
      'Второй',
    ]);
    expect(data[4]).toMatchObject({ filials_count: 2, employees_count: 1, rests_count: 0 });
    expect((await boris.get('/companies')).json()).toEqual({ data: [] });
  });

  test.each([
    ['inn', { inn: '7707083894' }],
    ['inn', { inn: '770708389' }],
    ['inn', { legal_form: 'ИП', inn: INN }],
    ['ogrn', { ogrn: '1027700132159' }],
    ['kpp', { kpp: '77360100' }],
    ['bank.bic', { bank: { bic: '123456789' } }],
    ['bank.account', { bank: { ...BANK, account: '40702810900000002850' } }],
    ['bank.account', { bank: { account: BANK.account } }],
    [
      'bank.correspondent_account',
      { bank: { bic: BANK.bic, correspondent_account: '30101810400000000225' } },
    ],
    ['city', { city: 'Атлантида' }],
    ['phone', { phone: '12' }],
    ['email', { email: 'нет' }],
    ['site', { site: 'javascript:alert(1)' }],
    ['name', { name: ' ' }],
    ['terms.min_order_sum', { terms: { min_order_sum: -1 } }],
    ['rating', { rating: 5 }],
  ])('with a wrong %s is refused there: %o', async (field, body) => {
    const company = await createCompany(anna);
    expect(errorsOf(await anna.post('/companies', { name: 'Колесница', ...body }))).toEqual([
      422,
      [field],
    ]);
    expect(errorsOf(await anna.put(`/companies/${company.id}/edit`, body))).toEqual([422, [field]]);
    expect((await anna.get(`/companies/${company.id}`)).json()).toEqual(company);
  });

  test('is checked together with what it has said before', async () => {
    const { id } = await createCompany(anna, { bank: BANK });
    const edit = (bank: object) => anna.put(`/companies/${id}/edit`, { bank });
    expect(errorsOf(await edit({ bic: '044525225' }))).toEqual([
      422,
      ['bank.account', 'bank.correspondent_account'],
    ]);
    expect((await edit({ bic: null, account: null, correspondent_account: null })).statusCode).toBe(
      200,
    );
  });

  test('is alone with its ИНН and КПП, however many try at once', async () => {
    const body = { name: 'Колесница', inn: INN, kpp: '773601001' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => (at % 2 ? anna : boris).post('/companies', body)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      201, 422, 422, 422, 422, 422,
    ]);
    const refused = answers.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json().errors.inn[0]).toContain('КПП');
    // a branch of the same company
    expect((await anna.post('/companies', { ...body, kpp: '660043001' })).statusCode).toBe(201);
    const other = await createCompany(anna, { inn: OTHER_INN });
    const answer = await anna.put(`/companies/${other.id}/edit`, { inn: INN, kpp: body.kpp });
    expect(errorsOf(answer)).toEqual([422, ['inn']]);
  });

  test('that two people edit at once keeps what each of them has set', async () => {
    const { id } = await createCompany(anna);
    await Promise.all([
      anna.put(`/companies/${id}/edit`, { site: 'https://koleso.ru' }),
      anna.put(`/companies/${id}/edit`, { working_hours: 'пн–пт' }),
      anna.put(`/companies/${id}/edit`, { socials: { vk: 'koleso' } }),
    ]);
    expect((await anna.get(`/companies/${id}`)).json()).toMatchObject({
      site: 'https://koleso.ru',
      working_hours: 'пн–пт',
      socials: { vk: 'koleso' },
    });
  });

  test('is not deleted while an order is open, on whichever side of it', async () => {
    for (const side of ['supplier_id', 'buyer_id']) {
      const { id } = await createCompany(anna);
      await server.db.query(
        `insert into orders (id, ${side}, buyer, supplier, contact, delivery)
         values (gen_random_uuid(), $1, '{}', '{}', '{}', '{}')`,
        [id],
      );
      const refused = await anna.delete(`/companies/${id}`);
      expect([refused.statusCode, refused.json().message]).toEqual([
        409,
        'По компании есть открытые заказы. Сначала завершите их',
      ]);
      await server.db.query(`update orders set status = 'declined' where ${side} = $1`, [id]);
      expect((await anna.delete(`/companies/${id}`)).statusCode).toBe(204);
    }
  });

  test('is nobody’s business but its members’', async () => {
    const { id } = await createCompany(anna);
    const answers = await Promise.all([
      boris.get(`/companies/${id}`),
      boris.put(`/companies/${id}/edit`, { name: 'Моя' }),
      boris.delete(`/companies/${id}`),
      boris.post(`/companies/${id}/logo`, { logo: id }),
      boris.delete(`/companies/${id}/logo`),
      boris.post('/companies', { name: 'Филиал', parent_id: id }),
    ]);
    for (const answer of answers)
      expect([answer.statusCode, answer.body]).toEqual([404, '{"message":"Не найдено"}']);
    expect((await visitor(server).get(`/companies/${id}`)).statusCode).toBe(401);
    expect((await anna.get(`/companies/${id}`)).json().name).toBe('Колесница');
  });
});

describe('a branch', () => {
  test('hangs on its brand, is reached by the brand’s members, and has no branches', async () => {
    const brand = await createCompany(anna, { name: 'Бренд' });
    const branch = await createCompany(anna, {
      name: 'Восток',
      parent_id: brand.id,
      city: 'Тюмень',
    });
    expect(branch.parent).toEqual({ id: brand.id, name: 'Бренд' });
    expect((await anna.get(`/companies/${brand.id}`)).json().filials).toEqual([
      {
        id: branch.id,
        name: 'Восток',
        city: 'Тюмень',
        actual_address: null,
        registered_at: branch.registered_at,
      },
    ]);
    expect(
      errorsOf(await anna.post('/companies', { name: 'Третий', parent_id: branch.id })),
    ).toEqual([422, ['parent_id']]);
    await server.db.query('delete from company_member where company_id = $1', [branch.id]);
    expect((await anna.get(`/companies/${branch.id}`)).statusCode).toBe(200);
  });

  test('keeps the brand from being deleted until it is detached; then it stands alone', async () => {
    const brand = await createCompany(anna);
    const branch = await createCompany(anna, { name: 'Восток', parent_id: brand.id });
    await server.db.query('delete from company_member where company_id = $1', [branch.id]);
    const refused = await anna.delete(`/companies/${brand.id}`);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'У компании есть филиалы. Сначала открепите или удалите их',
    ]);
    const detach = (who: User, from = brand.id) =>
      who.delete(`/companies/${from}/detach-filial/${branch.id}`);
    expect((await detach(boris)).statusCode).toBe(404);
    expect((await detach(anna, branch.id)).statusCode).toBe(404);
    expect((await detach(anna)).statusCode).toBe(204);
    expect((await detach(anna)).statusCode).toBe(404);
    expect((await anna.delete(`/companies/${brand.id}`)).statusCode).toBe(204);
    expect((await anna.get(`/companies/${brand.id}`)).statusCode).toBe(404);
    // the branch had no member of its own: the account that detached it is one now
    expect((await anna.get(`/companies/${branch.id}`)).json()).toMatchObject({
      parent_id: null,
      parent: null,
      employees_count: 1,
    });
  });

  test('is not made while its brand is being deleted, or the brand stays', async () => {
    const brand = await createCompany(anna);
    const [made, gone] = await Promise.all([
      anna.post('/companies', { name: 'Филиал', parent_id: brand.id }),
      anna.delete(`/companies/${brand.id}`),
    ]);
    expect([
      [201, 409],
      [404, 204],
    ]).toContainEqual([made.statusCode, gone.statusCode]);
  });
});

test('a logo is a file that the user uploaded for it, until it is removed', async () => {
  const { id } = await createCompany(anna);
  const { rows } = await server.db.query<{ id: string }>(
    `insert into file (id, account_id, purpose) values (gen_random_uuid(), $1, 'logo'), (gen_random_uuid(), $1, 'avatar'),
       (gen_random_uuid(), $2, 'logo') returning id`,
    [anna.id, boris.id],
  );
  const [logo, avatar, foreign] = rows.map((row) => row.id);
  const set = (file?: string) => anna.post(`/companies/${id}/logo`, { logo: file });
  expect((await set(logo)).json().logo).toBe(`/api/files/${logo}`);
  for (const wrong of [avatar, foreign, id])
    expect(errorsOf(await set(wrong))).toEqual([422, ['logo']]);
  expect((await anna.get('/companies')).json().data).toContainEqual(
    expect.objectContaining({ id, logo: `/api/files/${logo}` }),
  );
  expect((await anna.delete(`/companies/${id}/logo`)).json().logo).toBeNull();
});
