/// <reference path="./rubles.d.ts" />
import type { Order, OrderItem, OrderParty, VatPart } from '@org/api-client/schema';
import { fullName } from '@org/trade/full-name';
import { deliveriesOf, piecesOf, priceOf } from '@org/trade/order-money';
import { rubles } from 'rubles';
import type { DocumentCell, DocumentRow } from '../../../spreadsheet/spreadsheet-xlsx.ts';
import { longDay } from '../../../trade/moscow.ts';
import { formatMoney } from '../../../trade/trade-words.ts';

/** Widths of the document's columns, in characters. */
export const ORDER_WIDTHS = [5, 56, 18, 8, 12, 16, 12, 16, 18];
const COLUMNS = ORDER_WIDTHS.length;
const HEADINGS = [
  '№',
  'Товар',
  'Артикул',
  'Ед.',
  'Кол-во',
  'Цена, ₽',
  'Ставка НДС',
  'Сумма НДС, ₽',
  'Сумма с НДС, ₽',
];

const wide = (value: string, look: DocumentCell['look'] = 'plain'): DocumentRow => [
  { value, look, span: COLUMNS },
];

/** «ООО «Шинторг Урал», ИНН 7707083893, КПП 773601001» */
const partyText = ({ name, inn, kpp }: OrderParty) =>
  [name, inn && `ИНН ${inn}`, kpp && `КПП ${kpp}`].filter(Boolean).join(', ');

const party = (role: string, text: string): DocumentRow => [
  { value: role, span: 2 },
  { value: text, look: 'strong', span: COLUMNS - 2 },
];

const rateText = (rate: OrderItem['vat_rate']) => (rate === null ? 'Без НДС' : `${rate} %`);

const line = (item: OrderItem, at: number): DocumentRow => [
  { value: at + 1, format: 'count', look: 'cell' },
  { value: fullName(item.product), look: 'cell' },
  { value: item.product.article, look: 'cell' },
  { value: 'шт.', look: 'cell' },
  { value: piecesOf(item), format: 'count', look: 'cell' },
  { value: priceOf(item), format: 'money', look: 'cell' },
  { value: rateText(item.vat_rate), look: 'cell' },
  { value: item.vat, format: 'money', look: 'cell' },
  { value: item.sum, format: 'money', look: 'cell' },
];

const deliveryLine = (
  { warehouse, vat_rate, sum, vat }: Order['receiving'][number] & VatPart,
  at: number,
): DocumentRow => [
  { value: at + 1, format: 'count', look: 'cell' },
  { value: `Доставка: ${warehouse.name}`, look: 'cell' },
  { value: '', look: 'cell' },
  { value: 'шт.', look: 'cell' },
  { value: 1, format: 'count', look: 'cell' },
  { value: sum, format: 'money', look: 'cell' },
  { value: rateText(vat_rate), look: 'cell' },
  { value: vat, format: 'money', look: 'cell' },
  { value: sum, format: 'money', look: 'cell' },
];
const total = (label: string, sum: number): DocumentRow => [
  { value: label, look: 'strong', span: COLUMNS - 1, align: 'right' },
  { value: sum, format: 'money', look: 'strong' },
];

/** A sum as documents write it out: «Сто двадцать рублей 05 копеек». */
export function sumInWords(kopecks: number): string {
  const words = rubles((kopecks / 100).toFixed(2)) ?? `ноль рублей 00 копеек`;
  const whole = /^\d/.test(words) ? `ноль рублей ${words}` : words;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

const STATUS: Record<Order['status'], string> = {
  new: 'ждёт подтверждения поставщика',
  offered: 'изменён поставщиком, ждёт ответа покупателя',
  confirmed: 'подтверждён поставщиком',
  invoiced: 'выставлен счёт',
  shipped: 'отгружен',
  received: 'получен',
  closed: 'закрыт',
  declined: 'отклонён поставщиком',
  cancelled: 'отменён покупателем',
};

const vatRows = ({ vat_split }: Order): DocumentRow[] =>
  vat_split.map(({ vat_rate, sum, vat }) =>
    vat_rate === null ? total('Без НДС', sum) : total(`В том числе НДС ${vat_rate} %`, vat),
  );

const deliveryText = ({ delivery, items }: Order) => {
  if (delivery.kind === 'delivery') return `Доставка: ${delivery.address ?? 'адрес не указан'}`;
  const places = new Set(items.map(({ city, warehouse }) => `${city}, ${warehouse}`));
  return `Самовывоз: ${[...places].join('; ')}`;
};

/** An order as a document for accounting: the parties, the lines, the VAT by rate, the sum in words. */
export function orderDocument(order: Order): DocumentRow[] {
  const { contact, buyer, supplier, items } = order;
  const deliveries = deliveriesOf(order);
  const contacts = [contact.full_name, contact.phone && `+${contact.phone}`, contact.email];
  return [
    wide(`Заказ № ${order.number} от ${longDay(new Date(order.created_at))}`, 'title'),
    wide(`Состояние: ${STATUS[order.status]}`),
    [],
    party('Поставщик', partyText(supplier)),
    party('Покупатель', partyText(buyer)),
    party('Контактное лицо', contacts.filter(Boolean).join(', ')),
    wide(deliveryText(order)),
    ...(order.comment ? [wide(`Комментарий: ${order.comment}`)] : []),
    [],
    HEADINGS.map((value) => ({ value, look: 'heading' as const, align: 'center' as const })),
    ...items.map(line),
    ...deliveries.map((one, at) => deliveryLine(one, items.length + at)),
    ...(order.credited_sum > 0 ? [total('Снято по претензиям', -order.credited_sum)] : []),
    total('Итого с НДС', order.payable),
    ...vatRows(order),
    [],
    wide(
      `Всего наименований ${items.length + deliveries.length}, на сумму ${formatMoney(order.payable)}`,
    ),
    wide(sumInWords(order.payable), 'strong'),
    [],
    [
      { value: 'Поставщик ____________________', span: 2 },
      null,
      { value: 'Покупатель ____________________', span: 6 },
    ],
  ];
}
