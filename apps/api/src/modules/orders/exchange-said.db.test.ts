import type { ExchangeEntry, Order } from '@org/api-client/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeWindows1251 } from '../../print/print-xml.ts';
import { removeMembers } from '../../testing/companies.ts';
import { oneC } from '../../testing/price-lists/one-c.ts';
import { dayIn } from './testing/day-in.ts';
import { createLifeScene, type LifeScene } from './testing/life-scene.ts';

let scene: LifeScene;
let one: ReturnType<typeof oneC>;
let supplier: string;
beforeAll(async () => {
  scene = await createLifeScene();
  const { server } = scene;
  [supplier] = server.suppliers;
  const answer = await server.seller.post(`/companies/${supplier}/exchange`);
  expect(answer.statusCode, answer.body).toBe(201);
  const { exchange, password } = answer.json();
  one = oneC(server, { login: exchange.login, password });
  await one.signIn('sale');
});
afterAll(() => scene.server.close());

type Values = Record<string, string>;
interface Document {
  id?: string;
  number?: string;
  operation?: string;
  sum?: string;
  pieces?: number;
  values?: Values;
}

const tag = (name: string, text: string | number | undefined) =>
  text === undefined ? '' : `<${name}>${text}</${name}>`;
const documentOf = ({
  id,
  number,
  operation = 'Заказ товара',
  sum,
  pieces,
  values = {},
}: Document) => `<Документ>${tag('Ид', id)}${tag('Номер', number)}
  ${tag('ХозОперация', operation)}<Роль>Продавец</Роль>${tag('Сумма', sum)}
  ${
    pieces === undefined
      ? ''
      : `<Товары><Товар><Ид>x</Ид>${tag('Количество', pieces)}${tag('Сумма', sum)}<Коэффициент>1</Коэффициент></Товар>
    <Товар><Ид>d</Ид><Количество>1</Количество><Сумма>0</Сумма><ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>ТипНоменклатуры</Наименование><Значение>Услуга</Значение></ЗначениеРеквизита></ЗначенияРеквизитов></Товар></Товары>`
  }
  <ЗначенияРеквизитов>${Object.entries(values)
    .map(
      ([name, value]) =>
        `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`,
    )
    .join('')}</ЗначенияРеквизитов></Документ>`;
const fileOf = (documents: readonly Document[]) =>
  encodeWindows1251(`<?xml version="1.0" encoding="windows-1251"?>
<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.10"><Контейнер>${documents.map(documentOf).join('')}</Контейнер></КоммерческаяИнформация>`);

/** Sends documents as 1С does; resolves to the second line of the answer. */
async function say(...documents: Document[]): Promise<string> {
  const body = fileOf(documents);
  const { text } = await one.call('sale', 'file', { filename: 'orders.xml', body });
  const [word, detail = ''] = text.split('\n');
  expect(word).toBe('success');
  return detail;
}
const sayOf = ({ id, number }: Order, values: Values, more: Document = {}) =>
  say({ id, number, values, ...more });

async function refusals(): Promise<Pick<ExchangeEntry, 'file_name' | 'message'>[]> {
  const log = await scene.server.seller.get(`/companies/${supplier}/exchange/log`);
  return log
    .json<{ data: ExchangeEntry[] }>()
    .data.filter(({ mode }) => mode === 'order')
    .map(({ file_name, message }) => ({ file_name, message }));
}
const lastRefusal = async () => (await refusals())[0];
const kinds = ({ history }: Order) => history.map(({ kind }) => kind);

const CHANGED = 'Заказов: 1, изменено: 1';
const SAME = 'Заказов: 1, изменено: 0';
const REFUSED = 'Заказов: 1, изменено: 0, не принято: 1, причины в журнале обмена';

describe('what 1С says of orders', () => {
  test('is followed step by step, and harmless when it is said again', async () => {
    const made = await scene.make(4);
    const posted = { Проведен: 'true' };
    expect(await sayOf(made, posted, { sum: '4000.00', pieces: 4 })).toBe(CHANGED);
    expect(await scene.seen(made)).toMatchObject({ status: 'confirmed' });
    expect(await sayOf(made, posted, { sum: '4000.00', pieces: 4 })).toBe(SAME);
    const billed = { ...posted, 'Статус заказа': 'Выставлен счёт' };
    expect(await sayOf(made, billed)).toBe(CHANGED);
    const money = { 'Номер оплаты по 1С': '512', 'Дата оплаты по 1С': `${dayIn(0)}T00:00:00` };
    expect(await sayOf(made, { ...billed, ...money })).toBe(CHANGED);
    const gone = { ...posted, ...money, Отгружен: 'true', 'Дата отгрузки': `${dayIn(1)}T00:00:00` };
    expect(await sayOf(made, gone)).toBe(CHANGED);
    expect(await sayOf(made, gone)).toBe(SAME);
    const seen = await scene.seen(made);
    expect(seen).toMatchObject({
      status: 'shipped',
      paid: 400_000,
      payments: [{ sum: 400_000, paid_on: dayIn(0), reference: '512 в 1С' }],
      shipments: [{ shipped_on: dayIn(1), items: [{ quantity: 4 }] }],
    });
    expect(seen.history.at(-1)?.by).toBeTruthy();
    expect(kinds(seen)).toEqual(['placed', 'confirmed', 'invoiced', 'paid', 'shipped']);
  });

  test('of a day that there is not, as 1С writes an empty one, it is today', async () => {
    const made = await scene.make(4);
    const paid = { 'Статус заказа': 'Выставлен счёт', 'Номер оплаты по 1С': '7' };
    expect(await sayOf(made, { ...paid, 'Дата оплаты по 1С': '0000-01-01T00:00:00' })).toBe(
      CHANGED,
    );
    expect((await scene.seen(made)).payments).toMatchObject([{ paid_on: dayIn(0) }]);
  });

  test('a mark of deletion declines an order, and its stock is back on sale', async () => {
    const made = await scene.make(6);
    expect(await scene.server.stockOf(scene.offers[0] ?? '')).toBe(14);
    expect(await sayOf(made, { Проведен: 'false', ПометкаУдаления: 'true' })).toBe(CHANGED);
    expect(await sayOf(made, { Отменен: 'true' })).toBe(SAME);
    expect(await scene.seen(made)).toMatchObject({ status: 'declined' });
    expect(await scene.server.stockOf(scene.offers[0] ?? '')).toBe(20);
  });

  test('what the rules refuse is said in the log, and changes nothing', async () => {
    const made = await scene.make(4);
    await sayOf(made, { 'Статус заказа': 'Подтверждён' });
    const before = await scene.seen(made);
    expect(await sayOf(made, { Отгружен: 'true' })).toBe(REFUSED);
    expect(await lastRefusal()).toEqual({
      file_name: made.number,
      message: 'Отгрузка не отмечена: Заказ с предоплатой: сначала отметьте оплату',
    });
    expect(await sayOf(made, { Оплачен: 'true' })).toBe(REFUSED);
    expect((await lastRefusal())?.message).toMatch(/^Оплата не отмечена: /);
    expect(await scene.seen(made)).toEqual(before);
    await scene.server.seller.post(`/orders/${made.id}/invoice`);
    await sayOf(made, { Оплачен: 'true' });
    expect(await sayOf(made, { Отменен: 'true' })).toBe(REFUSED);
    expect((await lastRefusal())?.message).toMatch(/^Не отклонён: По заказу есть оплата/);
    const early = { Отгружен: 'true', 'Дата отгрузки по 1С': '2020-01-01T00:00:00' };
    expect(await sayOf(made, early)).toBe(REFUSED);
    expect((await lastRefusal())?.message).toMatch(/Заказ сделан позже/);
    expect(await scene.seen(made)).toMatchObject({ status: 'invoiced', paid: 400_000 });
  });

  test('other quantities or sums in 1С are nobody’s answer to the buyer', async () => {
    const made = await scene.make(4);
    const posted = { Проведен: 'true' };
    expect(await sayOf(made, posted, { sum: '4000.00', pieces: 3 })).toBe(REFUSED);
    expect(await sayOf(made, posted, { sum: '3900.00', pieces: 4 })).toBe(REFUSED);
    expect((await lastRefusal())?.message).toMatch(/другие количества или суммы/);
    // if only the number matches, it may be another order in 1С
    const other = { number: made.number, sum: '900.00', pieces: 1, values: { Отменен: 'true' } };
    expect(await say(other)).toBe(REFUSED);
    expect(await scene.seen(made)).toMatchObject({ status: 'new' });
    await sayOf(made, { 'Статус заказа': 'Выставлен счет' });
    expect(await sayOf(made, { Оплачен: 'true' }, { sum: '3000.00' })).toBe(REFUSED);
    expect(await scene.seen(made)).toMatchObject({ status: 'invoiced', paid: 0 });
  });

  test('money that was given back does not come again', async () => {
    const made = await scene.make(4);
    await sayOf(made, { 'Статус заказа': 'Выставлен счет', Оплачен: 'true' });
    const back = { sum: -400_000, paid_on: dayIn(0), reference: null };
    await scene.server.seller.post(`/orders/${made.id}/payments`, back);
    expect(await sayOf(made, { Оплачен: 'true' })).toBe(SAME);
    expect(await scene.seen(made)).toMatchObject({ paid: 0 });
  });

  test('states that are no answer, and days that are none, change nothing', async () => {
    const made = await scene.make(4);
    for (const values of [
      { Проведен: 'true', 'Статус заказа': 'Новый' },
      { Проведен: 'false', 'Статус заказа': 'Подтверждён' },
      { 'Дата отгрузки по 1С': 'T', 'Дата оплаты по 1С': 'T', 'Дата отгрузки': dayIn(3) },
      { 'Дата отгрузки по 1С': '0001-01-01T00:00:00', 'Дата оплаты по 1С': '2026-02-31' },
      {},
    ])
      expect(await sayOf(made, values as Values)).toBe(SAME);
    expect(await sayOf(made, { 'Статус заказа': 'Бурлит' })).toBe(REFUSED);
    expect((await lastRefusal())?.message).toMatch(/«Бурлит»/);
    expect(await sayOf(made, { 'Статус заказа': 'Закрыт', Проведен: 'false' })).toBe(REFUSED);
    expect(kinds(await scene.seen(made))).toEqual(['placed']);
  });

  test('an order of others is refused as one that is not there, and stays as it is', async () => {
    const { server, buyer } = scene;
    const [foreign = ''] = server.offers[1];
    await buyer.add([foreign, 4]);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { authorization: buyer.authorization, 'idempotency-key': crypto.randomUUID() },
      payload: {},
    });
    const [order] = answer.json<{ data: Order[] }>().data;
    if (!order) throw new Error(answer.body);
    expect(order.supplier.id).not.toBe(supplier);
    const values = { Проведен: 'true' };
    const mine = await scene.make(2);
    const reply = await say(
      { id: order.id, values },
      { number: order.number, values },
      { id: 'не ид', number: 'П-999999999', values },
      { id: mine.id, operation: 'Отпуск товара', values: { Отменен: 'true' } },
      { id: `${mine.id.toUpperCase()}`, values },
    );
    expect(reply).toBe('Заказов: 4, изменено: 1, не принято: 3, причины в журнале обмена');
    const [third, second, first] = await refusals();
    expect([first, second, third].map((entry) => entry?.file_name)).toEqual([
      order.id,
      order.number,
      'П-999999999',
    ]);
    for (const entry of [first, second, third])
      expect(entry?.message).toBe('Такого заказа у вашей компании в Протекторе нет');
    expect(await scene.seen(order)).toMatchObject({ status: 'new' });
    expect(await scene.seen(mine)).toMatchObject({ status: 'confirmed' });
    // an order that the company itself made is for its supplier to answer
    await server.db.query('update orders set buyer_id = $2 where id = $1', [order.id, supplier]);
    expect(await say({ id: order.id, values: { Отменен: 'true' } })).toBe(REFUSED);
  });

  test('a file that is broken, empty or no exchange is refused in words', async () => {
    const made = await scene.make(4);
    const whole = fileOf([{ id: made.id, values: { Проведен: 'true' } }]);
    const sent = async (body?: Buffer) => {
      const { text } = await one.call('sale', 'file', { filename: 'o.xml', ...(body && { body }) });
      return text;
    };
    expect(await sent(whole.subarray(0, -30))).toMatch(/^failure\nФайл XML повреждён/);
    expect(await sent(Buffer.from('<a/>'))).toMatch(/^failure\nЭто не файл CommerceML/);
    expect(await sent()).toMatch(/^failure\nФайл пришёл пустым/);
    expect(await sent(Buffer.alloc(10 * 1024 * 1024 + 1, 32))).toMatch(/^failure\n.*больше 10 МБ/);
    expect(await scene.seen(made)).toMatchObject({ status: 'new' });
    expect((await one.call('sale', 'import', { filename: 'o.xml' })).text).toMatch(/^success/);
  });

  test('who has left the company acts no longer through its 1С', async () => {
    const { db, seller } = scene.server;
    const made = await scene.make(4);
    await removeMembers({ db }, { account: seller.id });
    const body = fileOf([{ id: made.id, values: { Проведен: 'true' } }]);
    const { text } = await one.call('sale', 'file', { filename: 'orders.xml', body });
    expect(text).toMatch(/^failure\nУ того, на кого записан обмен, больше нет на это прав/);
    expect(await scene.seen(made)).toMatchObject({ status: 'new' });
  });
});
