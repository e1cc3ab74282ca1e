import { readFileSync } from 'node:fs';
import { createApi } from '@org/api-client';

const { PROTEKTOR_URL = '', PROTEKTOR_KEY = '', COMPANY_ID = '' } = process.env;
const api = createApi({
  baseUrl: `${PROTEKTOR_URL}/api`,
  getToken: () => ({ token: PROTEKTOR_KEY, token_type: 'Bearer' }),
  onUnauthorized: () => console.error('Ключ отозван'),
});

/** Коды, остатки в штуках и цены в копейках, как их выгрузила учётная система: «K-1;12;535000». */
const rows = readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', quantity, price] = line.split(';');
    return { code, quantity: Number(quantity), bulk_price: Number(price) };
  });

for (let at = 0; at < rows.length; at += 5000) {
  const { updated, unchanged, refused } = await api.PATCH('/companies/{id}/rests/push', {
    params: { path: { id: COMPANY_ID } },
    body: { rows: rows.slice(at, at + 5000) },
  });
  console.log(`Изменено ${updated}, без изменений ${unchanged}`);
  for (const { code, message } of refused) console.log(`${code}: ${message}`);
}
