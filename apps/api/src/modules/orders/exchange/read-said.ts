import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { FileProblem } from '../../../tables/cells/table-file-problem.ts';
import {
  childOf,
  childrenOf,
  readElements,
  textAt,
  type XmlNode,
} from '../../../tables/formats/format-xml.ts';

/** What 1С says of an order. */
export interface OrderReport {
  id: string;
  number: string;
  /** «Статус заказа», as 1С words it */
  status: string;
  /** undefined where 1С doesn't say */
  isPosted: boolean | undefined;
  isOff: boolean;
  isShipped: boolean;
  shippedOn: string | undefined;
  isPaid: boolean;
  paidOn: string | undefined;
  paymentNumber: string;
  /** kopecks of the whole document */
  sum: number | undefined;
  /** what is sold, without services; undefined where the document names none */
  goods: { pieces: number; sum: number } | undefined;
}

const MAX_REPORTS = 2000;
const LONGEST = 200;
const TOO_MANY = `В файле больше ${MAX_REPORTS} заказов`;

const textOf = (node: XmlNode, name: string) => textAt(node, name).slice(0, LONGEST);
const numberOf = (text: string) => Number(text.replaceAll(/\s/g, '').replace(',', '.'));
const kopecks = (text: string) => {
  const sum = Math.round(numberOf(text) * 100);
  return text === '' || !Number.isSafeInteger(sum) ? undefined : sum;
};
const flag = (text: string | undefined) => (text ? /^(true|1|да|истина)$/i.test(text) : undefined);

/**
 * Returns the day of a moment as 1С writes it; undefined for no moment, which 1С writes as «T», or with the year 1 or
 * 0.
 */
function dayOf(text = ''): string | undefined {
  const [, iso, d, m, y] = /^(?:(\d{4}-\d\d-\d\d)|(\d\d)\.(\d\d)\.(\d{4}))/.exec(text) ?? [];
  const day = iso ?? `${y}-${m}-${d}`;
  return isValid(parseISO(day)) && !/^000[01]/.test(day) ? day : undefined;
}

function valuesOf(node: XmlNode): ReadonlyMap<string, string> {
  const values = childOf(node, 'ЗначенияРеквизитов');
  return new Map(
    (values ? childrenOf(values, 'ЗначениеРеквизита') : []).map((one) => [
      textOf(one, 'Наименование').toLowerCase().replaceAll('ё', 'е'),
      textOf(one, 'Значение'),
    ]),
  );
}

const isService = (good: XmlNode) => {
  const values = valuesOf(good);
  return [values.get('типноменклатуры'), values.get('видноменклатуры')].some(
    (kind) => kind?.toLowerCase() === 'услуга',
  );
};

function goodsOf(node: XmlNode): OrderReport['goods'] {
  const list = childOf(node, 'Товары');
  const goods = (list ? childrenOf(list, 'Товар') : []).filter((good) => !isService(good));
  if (goods.length === 0) return undefined;
  return {
    pieces: goods.reduce(
      (all, good) =>
        all + numberOf(textAt(good, 'Количество')) * numberOf(textAt(good, 'Коэффициент') || '1'),
      0,
    ),
    sum: goods.reduce((all, good) => all + (kopecks(textAt(good, 'Сумма')) ?? Number.NaN), 0),
  };
}

function parseOrderReport(node: XmlNode): OrderReport {
  const values = valuesOf(node);
  const [shippedOn, paidOn] = ['отгрузки', 'оплаты'].map((of) =>
    dayOf(values.get(`дата ${of} по 1с`)),
  );
  const shipment = values.get('номер отгрузки по 1с') ?? '';
  const paymentNumber = values.get('номер оплаты по 1с') ?? '';
  return {
    id: textOf(node, 'Ид'),
    number: textOf(node, 'Номер'),
    status: values.get('статус заказа') ?? '',
    isPosted: flag(values.get('проведен') || textOf(node, 'Проведен')),
    isOff: [
      values.get('пометкаудаления'),
      values.get('отменен'),
      textOf(node, 'ПометкаУдаления'),
    ].some(flag),
    isShipped: flag(values.get('отгружен')) ?? (shippedOn !== undefined || shipment !== ''),
    // a field without «по 1С» may be the planned day
    shippedOn: shippedOn ?? dayOf(values.get('дата отгрузки')),
    isPaid: flag(values.get('оплачен')) ?? (paidOn !== undefined || paymentNumber !== ''),
    paidOn: paidOn ?? dayOf(values.get('дата оплаты')),
    paymentNumber,
    sum: kopecks(textAt(node, 'Сумма')),
    goods: goodsOf(node),
  };
}

/** Reads what a file of 1С says of orders; documents of other kinds are left out. */
export async function readOrderReports(chunks: readonly Uint8Array[]): Promise<OrderReport[]> {
  const reports: OrderReport[] = [];
  let isKnown = false;
  async function* pieces() {
    yield* chunks;
  }
  await readElements(
    pieces(),
    ['Документ'],
    (node) => {
      if (textAt(node, 'ХозОперация').toLowerCase() !== 'заказ товара') return;
      if (reports.length === MAX_REPORTS) throw new FileProblem(TOO_MANY);
      reports.push(parseOrderReport(node));
    },
    (name) => {
      isKnown ||= name === 'КоммерческаяИнформация';
    },
  );
  if (!isKnown)
    throw new FileProblem('Это не файл CommerceML: нет элемента «КоммерческаяИнформация»');
  return reports;
}
