import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { load } from 'js-yaml';
import { caller, newCaller } from './callers.ts';
import { test as phoneTest } from './phone-page/phone-page.ts';
import { test } from './probe.ts';
import { rows, watchCalls } from './screen.ts';
import { titleOf } from './statements.ts';

const named = (data: { name: string }[]) => data.map(({ name }) => name);

test(titleOf('7.18'), async ({ page }) => {
  const { get, post } = await newCaller(page);
  expect((await get('/companies')).body.data).toEqual([]);
  await post('/companies', { name: 'Колесница' });
  expect(named((await get('/companies')).body.data)).toEqual(['Колесница']);
});

test(titleOf('7.19'), async ({ page }) => {
  const { get, post } = await newCaller(page);
  const { body: company } = await post('/companies', { name: 'Колесница' });
  const { status, body } = await get(`/companies/${company.id}`);
  expect([status, body.name]).toEqual([200, 'Колесница']);
  expect((await (await newCaller(page)).get(`/companies/${company.id}`)).status).toBe(404);
});

test(titleOf('7.20'), async ({ page }) => {
  const { get, post } = await newCaller(page);
  const { status, body } = await post('/companies', { name: 'Колесница', inn: '7707083893' });
  expect(status).toBe(201);
  expect((await get(`/companies/${body.id}`)).body.inn).toBe('7707083893');
  expect((await post('/companies', { name: '' })).status).toBe(422);
});

test(titleOf('7.21'), async ({ page }) => {
  const { get, post, put } = await newCaller(page);
  const { body: company } = await post('/companies', { name: 'Колесница' });
  const { status, body } = await put(`/companies/${company.id}/edit`, { name: 'Колесо' });
  expect([status, body.name]).toEqual([200, 'Колесо']);
  expect(named((await get('/companies')).body.data)).toEqual(['Колесо']);
});

test(titleOf('7.22'), async ({ page }) => {
  const { get, post, remove } = await newCaller(page);
  const { body: brand } = await post('/companies', { name: 'Колесница' });
  const { body: branch } = await post('/companies', { name: 'Восток', parent_id: brand.id });
  const path = `/companies/${brand.id}/detach-filial/${branch.id}`;
  expect((await remove(path)).status).toBe(204);
  expect((await get(`/companies/${brand.id}`)).body.filials).toEqual([]);
  expect((await get(`/companies/${branch.id}`)).body.parent_id).toBeNull();
  expect((await remove(path)).status).toBe(404);
});

test(titleOf('7.23'), async ({ request }) => {
  const { get, post } = caller(request);
  const { status, body } = await get('/statistics');
  expect(status).toBe(200);
  const tyres = body.sections.find(({ section }: { section: string }) => section === 'tyres');
  const found = await post('/search_v2/tyres', { per_page: 1 });
  expect(tyres.products).toBe(found.body.meta.total);
});

test(titleOf('7.24'), async ({ request }) => {
  const { post } = caller(request);
  const asked = { vocabulary: 'SysProduct.tyres_brand', page: 1, per_page: 2, search: 'a' };
  const { status, body } = await post('/vocabulary', { vocabularies: [asked] });
  expect(status).toBe(200);
  const [{ tyres_brand }] = body;
  expect(tyres_brand).toMatchObject({ page: 1, per_page: 2 });
  expect(tyres_brand.items).toHaveLength(2);
  const all = await post('/vocabulary', { vocabularies: [{ ...asked, page: 0, search: 'miche' }] });
  expect(all.body[0].tyres_brand.items).toMatchObject([{ value: 'Michelin' }]);
});

test(titleOf('7.25'), async ({ request }) => {
  const { status, body } = await caller(request).post('/search_v2/tyres', {
    width: [205],
    season: ['winter'],
  });
  expect(status).toBe(200);
  expect(body.data.length).toBeGreaterThan(5);
  for (const { title } of body.data) expect(title).toContain('205/');
});

test(titleOf('7.26'), async ({ request }) => {
  const { post } = caller(request);
  const ids = new Set<string>();
  for (const page of [1, 2, 3]) {
    const { body } = await post('/search_v2/tyres', { page, per_page: 20 });
    expect(body.meta.current_page).toBe(page);
    for (const { id } of body.data) ids.add(id);
  }
  expect(ids.size).toBe(60);
});

test(titleOf('7.27'), async ({ page }) => {
  const calls = await watchCalls(page, '**/api/search_v2/tyres*');
  await page.goto('/tires?season=winter');
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByText(/^1–40 из/)).toBeAttached();
  const next = calls.find(({ url }) => url.includes('?page=2&'));
  expect(next).toMatchObject({
    method: 'POST',
    body: { season: ['winter'], order_by: 'min_bulk_price__desc' },
  });
});

test(titleOf('7.28'), async ({ request }) => {
  const { post } = caller(request);
  const { body: found } = await post('/search_v2/tyres', { per_page: 1 });
  const { status, body } = await post(`/product/${found.data[0].id}/rests`, {});
  expect(status).toBe(200);
  expect(body.data[0]).toMatchObject({ bulk_price: expect.any(Number) });
});

test(titleOf('7.29'), async ({ request }) => {
  const { post } = caller(request);
  const { status, body } = await post('/search/suppliers', { section: ['moto_tyres'] });
  expect(status).toBe(200);
  const all = await post('/search/suppliers', {});
  expect(body.meta.total).toBeGreaterThan(0);
  expect(body.meta.total).toBeLessThan(all.body.meta.total);
});

test(titleOf('7.30'), async ({ request }) => {
  const names = ['tyres_brand', 'disks_brand', 'car_brand'];
  const { body } = await caller(request).post('/vocabulary', {
    vocabularies: names.map((name) => ({ vocabulary: `SysProduct.${name}` })),
  });
  expect(body.flatMap(Object.keys)).toEqual(names);
  for (const [at, name] of names.entries())
    expect(body[at][name].items.length, name).toBeGreaterThan(1);
});

phoneTest(titleOf('7.31'), async ({ openPhone, baseURL }) => {
  // no page sends a form by get, so the function is asked as a page would ask it
  const { page } = await openPhone();
  const calls: object[] = [];
  await page.route(/^http:\/\/[^/]+\/api\//, (route) => {
    calls.push({
      method: route.request().method(),
      url: route.request().url(),
      body: route.request().postDataJSON(),
    });
    return route.fulfill({ json: {} });
  });
  await page.evaluate(
    async (file) => {
      const { submit } = await import(file);
      await submit('/auth/reset-password/reset', { login: 'a@b.ru' });
      await submit('/cars/sizes', { brand: 'Kia', model: 'K5' }, { method: 'get' });
    },
    `/@fs${resolve('apps/web/src/shared/form/submit.ts')}`,
  );
  expect(calls).toMatchObject([
    { method: 'POST', body: { login: 'a@b.ru' } },
    { method: 'GET', url: expect.stringMatching(/\/cars\/sizes\?brand=Kia&model=K5$/), body: null },
  ]);
  // and a form of a page
  const asked = page.waitForRequest('**/api/auth/reset-password/reset');
  await page.goto(`${baseURL}/recovery-password`);
  await page.getByLabel('E-mail или телефон').fill('a@b.ru');
  await page.getByRole('button', { name: 'Прислать ссылку' }).click();
  expect((await asked).method()).toBe('POST');
});

interface Contract {
  paths: Record<string, Record<string, Operation>>;
}
interface Media {
  example?: unknown;
  examples?: unknown;
  schema?: Record<string, unknown>;
}
interface Operation {
  operationId?: string;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

const contract = () => load(readFileSync('packages/api-client/openapi.yaml', 'utf8')) as Contract;

/** The calls of section 7, to the letter. */
const CALLS = [
  'post /auth/register',
  'post /auth/login',
  'post /auth/reset-password/reset',
  'post /auth/reset-password/update/{token}',
  'post /auth/logout',
  'get /user',
  'post /user',
  'post /user/avatar',
  'delete /user/avatar',
  'get /verification/{token}',
  'post /user/email/verify',
  'post /user/email/change',
  'get /user/phone/verify',
  'post /user/phone/change',
  'post /files/upload',
  'get /companies',
  'get /companies/{id}',
  'post /companies',
  'put /companies/{id}/edit',
  'delete /companies/{companyId}/detach-filial/{filialId}',
  'get /statistics',
  'post /vocabulary',
  'post /search_v2/tyres',
  'post /product/{product_id}/rests',
  'post /search/suppliers',
];

test(titleOf('7.32'), async ({ request }) => {
  const written = Object.entries(contract().paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(written).toEqual(expect.arrayContaining(CALLS));
  // a call that the server does not know is no 404 with the words of the API, but that of a path
  for (const call of CALLS) {
    const [method = '', path = ''] = call.split(' ');
    const answer = await request.fetch(`/api${path.replaceAll(/\{\w+\}/g, '1')}`, { method });
    expect(await answer.text(), call).not.toMatch(/Такого адреса|Not Found/);
  }
});

test(titleOf('7.33'), () => {
  const without = Object.entries(contract().paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, requestBody, responses }]) => {
      if (!operationId) return [];
      const success = Object.entries(responses).filter(([status]) => status < '300');
      const media = [requestBody, ...success.map(([, response]) => response)].flatMap(
        (one) => one?.content?.['application/json'] ?? [],
      );
      return media.every((one) => one.example ?? one.examples) ? [] : [`${method} ${path}`];
    }),
  );
  expect(without).toEqual([]);
});
