import type { Order, OrderPage } from '@org/api-client/schema';
import { XMLParser } from 'fast-xml-parser';
import { readXlsx } from 'hucre/xlsx';
import { expect } from 'vitest';
import { oneC } from '../../../testing/price-lists/one-c.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { User, Visitor } from '../../../testing/visitor.ts';
import { formatMoney } from '../../../trade/trade-words.ts';
import { selectDocument } from '../documents/documents.sql.ts';
import { invoiceForm } from '../documents/invoice.ts';
import { updXml } from '../documents/upd-xml.ts';
import { orderLetter, orderNotice } from '../orders.jobs.ts';

const parser = new XMLParser({
  parseTagValue: false,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['Документ', 'Товар'].includes(name),
});
/** An order as 1С is told of it. */
export interface OrderTelling {
  Ид: string;
  Сумма: string;
  Товары: { Товар: { Сумма: string; Налоги: { Налог: { Сумма: string } } }[] };
}
const kopecks = (roubles: string | undefined) => Math.round(Number(roubles) * 100);
export const sumOf = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Where the sums of orders are read. */
export interface Books {
  db: TestApp['db'];
  /** one of the sides */
  reader: Visitor;
  /** what 1С of a supplier is told */
  told: (supplier: string | null) => Promise<OrderTelling[]>;
}

/** Reads as a visitor; fails if it is refused. */
export const readAs =
  (reader: Visitor) =>
  async <Answer>(path: string): Promise<Answer> => {
    const answer = await reader.get(path);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Answer>();
  };

/** Connects 1С to a company of the user's; it is told of all orders. */
export async function orders1c(server: TestApp, user: User, supplier: string) {
  const answer = await user.post(`/companies/${supplier}/exchange`);
  expect(answer.statusCode, answer.body).toBe(201);
  const { exchange, password } = answer.json();
  await server.db.query(
    `update exchange set orders_taken_until = '2000-01-01' where company_id = $1`,
    [supplier],
  );
  const one = oneC(server, { login: exchange.login, password });
  await one.signIn('sale');
  await one.call('sale', 'init');
  return async (): Promise<OrderTelling[]> =>
    parser.parse((await one.call('sale', 'query')).text).КоммерческаяИнформация?.Документ ?? [];
}

/** Checks that the order costs the same wherever it stands. */
export async function assertOneSum(
  { db, reader, told: tellingsOf }: Books,
  id: string,
): Promise<Order> {
  const read = readAs(reader);
  const order = await read<Order>(`/orders/${id}`);
  const { goods, delivery_cost, credited_sum, payable, vat, paid, due } = order;
  expect(payable).toBe(goods + delivery_cost - credited_sum);
  expect(sumOf(order.vat_split.map((part) => part.sum))).toBe(payable);
  expect(sumOf(order.vat_split.map((part) => part.vat))).toBe(vat);

  const { data } = await read<OrderPage>(`/orders?q=${order.number}`);
  expect(data).toMatchObject([{ id, goods, delivery_cost, payable, paid, due }]);
  const { rows } = await db.query('select * from orders p, order_money(p) where p.id = $1', [id]);
  expect(rows[0]).toMatchObject({
    goods,
    delivery: delivery_cost,
    credited: credited_sum,
    payable,
    paid,
    due,
  });

  const list = await readXlsx(
    (await reader.get(`/order-list/export?q=${order.number}`)).rawPayload,
  );
  const [head = [], ...cells] = list.sheets[0]?.rows ?? [];
  const cell = (title: string) => Math.round(Number(cells[0]?.[head.indexOf(title)]) * 100);
  expect([cell('Сумма с НДС, ₽'), cell('Оплачено, ₽'), cell('Осталось оплатить, ₽')]).toEqual([
    payable,
    paid,
    due,
  ]);
  const sheet = await readXlsx((await reader.get(`/orders/${id}/export`)).rawPayload);
  const total = sheet.sheets[0]?.rows.find((row) => row[0] === 'Итого с НДС');
  expect(Math.round(Number(total?.find((value) => typeof value === 'number')) * 100)).toBe(payable);

  const letter = orderLetter(order, { kind: 'placed', comment: null, side: 'buyer' }, '');
  expect(letter.subject).toContain(`на ${formatMoney(payable)}`);
  expect(letter.paragraphs[0]).toContain(`Сумма ${formatMoney(payable)}.`);
  expect(orderNotice(order, { event: 1, kind: 'placed', side: 'buyer' }).body).toContain(
    formatMoney(payable),
  );

  const exported = (await tellingsOf(order.supplier.id)).find(({ Ид }) => Ид === id);
  const goodsToldOf = exported?.Товары.Товар ?? [];
  expect(kopecks(exported?.Сумма)).toBe(payable);
  expect(sumOf(goodsToldOf.map(({ Сумма }) => kopecks(Сумма)))).toBe(payable);
  expect(sumOf(goodsToldOf.map(({ Налоги }) => kopecks(Налоги.Налог.Сумма)))).toBe(vat);
  return order;
}

/** The sum and the tax that a document prints. */
export async function printed(
  db: TestApp['db'],
  order: Pick<Order, 'id'>,
  { id, kind }: Order['documents'][number],
) {
  const document = await selectDocument(db, order.id, id);
  if (!document) throw new Error('There is no such document.');
  if (kind === 'invoice') {
    const text = JSON.stringify(invoiceForm(document));
    const money = (name: string) =>
      kopecks(
        new RegExp(`${name}: ([\\d\\s]+,\\d\\d) руб`)
          .exec(text)?.[1]
          ?.replaceAll(/\s/g, '')
          .replace(',', '.') ?? '0',
      );
    return { sum: money('Итого'), vat: money('НДС') };
  }
  const xml = new TextDecoder('windows-1251').decode(
    updXml(document, document.id, document.created_at).bytes,
  );
  const { ВсегоОпл } = parser.parse(xml).Файл.Документ[0].ТаблСчФакт;
  return {
    sum: kopecks(ВсегоОпл.СтТовУчНалВсего),
    vat: kopecks(ВсегоОпл.СумНалВсего.СумНал ?? '0'),
  };
}
