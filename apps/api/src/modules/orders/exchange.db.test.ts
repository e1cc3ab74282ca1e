import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrderApp, type OrderApp, placed } from '../../testing/order-app.ts';
import { oneC } from '../../testing/price-lists/one-c.ts';
import { createBuyer } from '../../testing/trade-app.ts';

let server: OrderApp;
beforeAll(async () => {
  server = await createOrderApp();
});
afterAll(() => server.close());

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Документ' });
interface ExchangeDocument {
  Ид: string;
  Номер: string;
  Сумма: string;
  Товары: { Товар: { Наименование: string; Количество: string } };
  ЗначенияРеквизитов: { ЗначениеРеквизита: { Наименование: string; Значение: string }[] };
}

async function exchangeOf(supplier: string) {
  const answer = await server.seller.post(`/companies/${supplier}/exchange`);
  expect(answer.statusCode, answer.body).toBe(201);
  const { exchange, password } = answer.json();
  const one = oneC(server, { login: exchange.login, password });
  const documentsOf = async (): Promise<ExchangeDocument[]> => {
    const { text } = await one.call('sale', 'query');
    expect(text).toMatch(/^<\?xml version="1.0" encoding="windows-1251"\?>/);
    return parser.parse(text).КоммерческаяИнформация?.Документ ?? [];
  };
  return { one, told: documentsOf };
}
const stateIn = ({ ЗначенияРеквизитов }: ExchangeDocument) =>
  ЗначенияРеквизитов.ЗначениеРеквизита.find(({ Наименование }) => Наименование === 'Статус заказа')
    ?.Значение;

test('1С is told of orders to its company alone, again until it has taken them, and of what becomes of them', async () => {
  const [supplier = ''] = server.suppliers;
  const { one, told: documentsOf } = await exchangeOf(supplier);
  const buyer = await createBuyer(server);
  await server.db.query('update company set min_order_sum = 0, pickup = false');
  const origin = { country: 'Китай', customs_declaration: '10702070/150324/5012345' };
  const offer = { bulk_price: 100_000, quantity: 100, min_order: 1, multiple: 1, ...origin };
  const [[mine = ''], [theirs = '']] = server.offers;
  for (const id of [mine, theirs]) await server.setOffer(id, offer);
  const orders = await placed(server, buyer, [mine, 4], [theirs, 4]);
  expect(orders).toHaveLength(2);
  const order = orders.find((one) => one.supplier.id === supplier);
  await one.signIn('sale');
  expect((await one.call('sale', 'success')).text).toMatch(/^failure/);
  expect((await one.call('sale', 'init')).text).toBe('success\nzip=no\nfile_limit=10485760');
  const [first, ...others] = await documentsOf();
  expect(others).toEqual([]);
  expect(first).toMatchObject({ Ид: order?.id, Номер: order?.number });
  expect(first?.Товары.Товар).toMatchObject({
    Количество: '4',
    СтранаПроисхождения: 'Китай',
    ГТД: '10702070/150324/5012345',
  });
  expect(first && stateIn(first)).toBe('Новый');
  expect(await documentsOf()).toHaveLength(1);
  expect((await one.call('sale', 'success')).text).toBe('success');
  await server.db.query(`update exchange set orders_taken_until = now()`);
  expect(await documentsOf()).toEqual([]);
  await server.seller.post(`/orders/${order?.id}/decline`, { reason: 'Нет на складе' });
  const [declined] = await documentsOf();
  expect(declined && stateIn(declined)).toBe('Отклонён');
});
