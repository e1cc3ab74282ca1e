import { randomUUID } from 'node:crypto';
import { ApiError, createApi } from '@org/api-client';

const { PROTEKTOR_URL = '', PROTEKTOR_KEY = '', COMPANY_ID = '' } = process.env;
/** Что заказал покупатель магазина: строка поиска и сколько штук. */
const [q = '205/55 R16', pieces = '4'] = process.argv.slice(2);
const path = { id: COMPANY_ID };
const api = createApi({
  baseUrl: `${PROTEKTOR_URL}/api`,
  getToken: () => ({ token: PROTEKTOR_KEY, token_type: 'Bearer' }),
  onUnauthorized: () => console.error('Ключ отозван'),
});

const quantity = Number(pieces);
const found = await api.POST('/search_v2/tyres', { body: { q, quantity_min: quantity } });
const [product] = found.data;
if (!product) throw new Error(`Не нашли: ${q}`);
const rests = await api.POST('/product/{product_id}/rests', {
  params: { path: { product_id: product.id } },
  body: { quantity_min: quantity },
});
const [offer] = rests.data;
if (!offer) throw new Error('Товар раскупили');

const lines = [{ offer_id: offer.id, quantity, max_price: offer.bulk_price }];
// один ключ на один заказ: если связь оборвётся, тот же вызов повторяют с тем же ключом
const params = { path, header: { 'Idempotency-Key': randomUUID() } };
const { plan } = await api.POST('/companies/{id}/purchases', {
  params,
  body: { lines, dry_run: true },
});
if (!plan) throw new Error('Ожидалась проверка');
console.log(`Проверка: ${product.title}, ${plan.total / 100} ₽`);
const reasons = [...plan.lines.map(({ message }) => message), ...Object.values(plan.errors).flat()];
if (reasons.length > 0) throw new Error(reasons.join('\n'));

let { last: after } = await api.GET('/companies/{id}/events', { params: { path } });
const made = await api
  .POST('/companies/{id}/purchases', { params, body: { lines, expected_total: plan.total } })
  .catch((error: unknown) => {
    throw error instanceof ApiError ? new Error(`Отказ ${error.status}: ${error.message}`) : error;
  });
const [order] = made.data;
if (!order) throw new Error('Заказа нет');
console.log(`Заказ ${order.number}`);

for (let status = order.status; !['confirmed', 'declined', 'cancelled'].includes(status); ) {
  const news = await api.GET('/companies/{id}/events', {
    params: { path, query: { after, wait: 25 } },
  });
  after = news.last;
  if (!news.data.some(({ subject }) => subject === order.id)) continue;
  ({ status } = await api.GET('/orders/{id}', { params: { path: { id: order.id } } }));
  console.log(`Состояние: ${status}`);
}
