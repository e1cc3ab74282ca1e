import { encodeWindows1251, writeXml, type XmlNode } from '../../../print/xml.ts';
import { moscowDay, moscowTime } from '../../../trade/moscow.ts';
import { numberOf } from '../../../trade/order-number.ts';
import { lineSum } from '../../../trade/vat.ts';
import type { ExportedOrder } from './queries.ts';

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
const isOff = ({ status }: ExportedOrder) => status === 'declined' || status === 'cancelled';

const values = (pairs: readonly (readonly [string, string])[]): XmlNode => ({
  name: 'ЗначенияРеквизитов',
  children: pairs.map(([name, value]) => ({
    name: 'ЗначениеРеквизита',
    children: [leaf('Наименование', name), leaf('Значение', value)],
  })),
});

function good(line: ExportedOrder['items'][number]): XmlNode {
  const { sum, vat } = lineSum(line);
  const rate = line.vat_rate === null ? 'Без НДС' : String(line.vat_rate);
  return {
    name: 'Товар',
    children: [
      leaf('Ид', line.code),
      leaf('Артикул', line.article),
      leaf('Наименование', line.title),
      {
        name: 'БазоваяЕдиница',
        attributes: { Код: '796', НаименованиеПолное: 'Штука', МеждународноеСокращение: 'PCE' },
        text: 'шт',
      },
      leaf('ЦенаЗаЕдиницу', rubles(line.bulk_price)),
      leaf('Количество', line.quantity),
      leaf('Сумма', rubles(sum)),
      {
        name: 'СтавкиНалогов',
        children: [
          { name: 'СтавкаНалога', children: [leaf('Наименование', 'НДС'), leaf('Ставка', rate)] },
        ],
      },
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
        ['ВидНоменклатуры', 'Товар'],
        ['ТипНоменклатуры', 'Товар'],
      ]),
    ],
  };
}

function documentOf(order: ExportedOrder): XmlNode {
  const { id, number, buyer, buyer_id, created_at, items, comment } = order;
  const sum = items.reduce((total, item) => total + lineSum(item).sum, 0);
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
      leaf('Сумма', rubles(sum)),
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
      { name: 'Товары', children: items.map(good) },
      values([
        ['Статус заказа', STATES[order.status]],
        ['Отменен', String(isOff(order))],
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
