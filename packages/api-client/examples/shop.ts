import { randomUUID } from 'node:crypto';
import { createApi } from '@org/api-client';

const { PROTEKTOR_URL = '', PROTEKTOR_KEY = '', COMPANY_ID: id = '' } = process.env;
/** Что заказал покупатель магазина: строка поиска и сколько штук. */
const [q = '205/55 R16', pieces = '4'] = process.argv.slice(2);
const quantity = Number(pieces);
const api = createApi({
  baseUrl: `${PROTEKTOR_URL}/api`,
  getToken: () => ({ token: PROTEKTOR_KEY, token_type: 'Bearer' }),
  onUnauthorized: () => console.error('Ключ отозван'),
});
const found = await api.POST('/search_v2/tyres', { body: { q, quantity_min: quantity } });
const product_id = found.data[0]?.id ?? '';
const wish = { params: { path: { product_id } }, body: { quantity_min: quantity } };
const rests = await api.POST('/product/{product_id}/rests', wish);
const { id: offer_id = '', bulk_price } = rests.data[0] ?? {};
// один ключ на один заказ: если связь оборвётся, тот же вызов повторяют с тем же ключом
const params = { path: { id }, header: { 'Idempotency-Key': randomUUID() } };
const lines = [{ offer_id, quantity, max_price: bulk_price ?? 0 }];
const buy = async (rest: { dry_run?: boolean; expected_goods?: number }) => {
  const answer = await api.POST('/companies/{id}/purchases', { params, body: { lines, ...rest } });
  if ('approval' in answer) throw new Error(`Ждёт согласия до ${answer.approval.until}`);
  return answer;
};
const { plan } = await buy({ dry_run: true });
const reasons = [...(plan?.lines ?? []), ...Object.values(plan?.errors ?? {}).flat()];
if (!plan || reasons.length > 0) throw new Error(JSON.stringify(reasons));
console.log(`Проверка: ${found.data[0]?.title}, ${plan.payable / 100} ₽`);
let { last: after } = await api.GET('/companies/{id}/events', { params: { path: { id } } });
const [order = { id: '', number: '' }] = (await buy({ expected_goods: plan.goods })).data;
console.log(`Заказ ${order.number}`);
for (let status = ''; !['received', 'closed', 'declined', 'cancelled'].includes(status); ) {
  const query = { after, wait: 25 };
  const news = await api.GET('/companies/{id}/events', { params: { path: { id }, query } });
  after = news.last;
  if (!news.data.some(({ subject }) => subject === order.id)) continue;
  ({ status } = await api.GET('/orders/{id}', { params: { path: { id: order.id } } }));
  console.log(`Состояние: ${status}`);
}
