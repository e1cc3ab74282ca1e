import { expect, type Page } from '@playwright/test';
import { newAccount, signIn } from './account.ts';

const CITY = 'Екатеринбург';
const EVERYWHERE = { name: 'Везде', own_city: true, everywhere: true, cities: [], regions: [] };
const TERM = {
  ...{ days_min: 2, days_max: 2, cutoff: 960, workdays: [1, 2, 3, 4, 5], basis: 'order' },
  ...{ price: 0, disk_price: null, min_cost: 0, free_from: null },
};

/** Signs in whoever has a new company, which sells one product and brings it everywhere. */
export async function createSupplier(page: Page, title: string) {
  const account = await newAccount(page);
  const { token, token_type } = await signIn(page, account);
  const headers = { authorization: `${token_type} ${token}` };
  const name = `Колесница ${account.login.slice(4, 10)}`;
  const made = await page.request.post('/api/companies', { headers, data: { name, city: CITY } });
  const { id } = await made.json();
  const list = `Код;Номенклатура;Опт;Остаток\r\nK-1;${title};9000;400`;
  const file = { name: 'Прайс.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
  const imports = `/api/companies/${id}/rests/imports`;
  const sent = await page.request.post(imports, { headers, multipart: { file } });
  const { id: importId } = await sent.json();
  const status = async () =>
    (await (await page.request.get(`${imports}/${importId}`, { headers })).json()).status;
  await expect.poll(status).toBe('preview');
  await page.request.post(`${imports}/${importId}/confirm`, { headers, data: {} });
  await expect.poll(status).toBe('done');
  const of = async (path: string) =>
    (await page.request.get(`/api/companies/${id}/${path}`, { headers })).json();
  const { data: warehouses } = await of('warehouses');
  const { revision } = await of('delivery-terms');
  const terms = warehouses.map((one: { id: string }) => ({ ...TERM, warehouse_id: one.id }));
  const zones = [{ ...EVERYWHERE, terms }];
  const kept = await page.request.put(`/api/companies/${id}/delivery-terms`, {
    ...{ headers, data: { revision, zones } },
  });
  expect(kept.ok(), await kept.text()).toBe(true);
  return { id, name };
}
