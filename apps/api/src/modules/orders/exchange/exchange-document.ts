import type { VatPart } from '@org/api-client/schema';
import { fullName } from '@org/trade/full-name';
import {
  deliveriesOf,
  isOff,
  itemSum,
  orderMoney,
  piecesOf,
  priceOf,
} from '@org/trade/order-money';
import { encodeWindows1251, writeXml, type XmlNode } from '../../../print/print-xml.ts';
import { moscowDay, moscowTime } from '../../../trade/moscow.ts';
import { numberOf } from '../../../trade/order-number.ts';
import type { ExportedOrder } from './order-exchange.sql.ts';

const leaf = (name: string, text: string | number | null | undefined): XmlNode | undefined =>
  text === null || text === undefined || text === '' ? undefined : { name, text: String(text) };

const rubles = (kopecks: number) => (kopecks / 100).toFixed(2);

const STATES: Record<ExportedOrder['status'], string> = {
  new: 'Новый',
  offered: 'Ждёт согласия покупателя',
  confirmed: 'Подтверждён',
  invoiced: 'Выставлен счёт',
  shipped: 'Отгружен',
  received: 'Получен',
  closed: 'Закрыт',
  declined: 'Отклонён',
  cancelled: 'Отменён',
};

const values = (pairs: readonly (readonly [string, string])[]): XmlNode => ({
  name: 'ЗначенияРеквизитов',
  children: pairs.map(([name, value]) => ({
    name: 'ЗначениеРеквизита',
    children: [leaf('Наименование', name), leaf('Значение', value)],
  })),
});

/** A line of a document: goods, or a delivery, which 1С keeps as a service. */
interface Row extends VatPart {
  kind: 'Товар' | 'Услуга';
  code: string | null;
  article: string | null;
  title: string;
  country: string | null;
  declaration: string | null;
  price: number;
  pieces: number;
}

/** As programs that exchange with 1С name the delivery. */
const DELIVERY = 'ORDER_DELIVERY';

/** The lines, without the pieces of accepted claims, and the deliveries: together they cost what is to be paid. */
const rowsOf = (order: ExportedOrder): Row[] => [
  ...order.items.map((item): Row => {
    const pieces = piecesOf(item) - item.credited;
    const { code, product, country, customs_declaration: declaration, vat_rate } = item;
    const title = fullName(product);
    const itemFields = { code, article: product.article, title, country, declaration, vat_rate };
    return { ...itemFields, kind: 'Товар', price: priceOf(item), pieces, ...itemSum(item, pieces) };
  }),
  ...deliveriesOf(order).map(
    ({ warehouse, cost, vat_rate, sum, vat }): Row => ({
      ...{ kind: 'Услуга', code: DELIVERY, article: null, title: `Доставка: ${warehouse.name}` },
      ...{ country: null, declaration: null, price: cost ?? 0, pieces: 1, vat_rate, sum, vat },
    }),
  ),
];

function rowNode(row: Row): XmlNode {
  const { kind, code, article, title, country, declaration, price, pieces, vat_rate, sum, vat } =
    row;
  const rate = vat_rate === null ? 'Без НДС' : String(vat_rate);
  return {
    name: 'Товар',
    children: [
      leaf('Ид', code),
      leaf('Артикул', article),
      leaf('Наименование', title),
      {
        name: 'БазоваяЕдиница',
        attributes: { Код: '796', НаименованиеПолное: 'Штука', МеждународноеСокращение: 'PCE' },
        text: 'шт',
      },
      leaf('ЦенаЗаЕдиницу', rubles(price)),
      leaf('Количество', pieces),
      leaf('Сумма', rubles(sum)),
      {
        name: 'СтавкиНалогов',
        children: [
          { name: 'СтавкаНалога', children: [leaf('Наименование', 'НДС'), leaf('Ставка', rate)] },
        ],
      },
      leaf('СтранаПроисхождения', country),
      leaf('ГТД', declaration),
      {
        name: 'Налоги',
        children: [
          {
            name: 'Налог',
            children: [
              leaf('Наименование', 'НДС'),
              leaf('УчтеноВСумме', 'true'),
              leaf('Сумма', rubles(vat)),
            ],
          },
        ],
      },
      values([
        ['ВидНоменклатуры', kind],
        ['ТипНоменклатуры', kind],
      ]),
    ],
  };
}

function documentOf(order: ExportedOrder): XmlNode {
  const { id, number, buyer, buyer_id, created_at, comment } = order;
  return {
    name: 'Документ',
    children: [
      leaf('Ид', id),
      leaf('Номер', numberOf(number)),
      leaf('Дата', moscowDay(created_at)),
      leaf('ХозОперация', 'Заказ товара'),
      leaf('Роль', 'Продавец'),
      leaf('Валюта', 'руб'),
      leaf('Курс', 1),
      leaf('Сумма', rubles(orderMoney(order).payable)),
      {
        name: 'Контрагенты',
        children: [
          {
            name: 'Контрагент',
            children: [
              leaf('Ид', buyer_id ?? `${id}#buyer`),
              leaf('Наименование', buyer.name),
              leaf('Роль', 'Покупатель'),
              leaf('ПолноеНаименование', buyer.name),
              leaf('ИНН', buyer.inn),
              leaf('КПП', buyer.kpp),
            ],
          },
        ],
      },
      leaf('Время', moscowTime(created_at)),
      leaf('Комментарий', comment),
      { name: 'Товары', children: rowsOf(order).map(rowNode) },
      values([
        ['Статус заказа', STATES[order.status]],
        ['Отменен', String(isOff(order.status))],
        [
          'Дата изменения статуса',
          `${moscowDay(order.updated_at)} ${moscowTime(order.updated_at)}`,
        ],
      ]),
    ],
  };
}

/** Orders as documents of CommerceML, in windows-1251, as 1С reads them. */
export function ordersXml(orders: readonly ExportedOrder[], at = new Date()): Buffer {
  const root = writeXml({
    name: 'КоммерческаяИнформация',
    attributes: { ВерсияСхемы: '2.10', ДатаФормирования: `${moscowDay(at)}T${moscowTime(at)}` },
    children: orders.map(documentOf),
  });
  return encodeWindows1251(`<?xml version="1.0" encoding="windows-1251"?>\n${root}`);
}
