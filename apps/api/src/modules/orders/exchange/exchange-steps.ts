import { isOff, itemSum, type MoneyItem, orderMoney, piecesOf } from '@org/trade/order-money';
import { formatMoney } from '../../../trade/trade-words.ts';
import type { OrderRow } from '../order-rows.ts';
import type { OrderReport } from './read-said.ts';

export type Step = 'decline' | 'confirm' | 'invoice' | 'pay' | 'ship';
type Meaning = 'waiting' | 'off' | 'confirmed' | 'invoiced' | 'paid' | 'shipped' | 'over';

/** The names of an order's states in configurations of 1С, and those that we send to 1С. */
const MEANINGS: Record<Meaning, readonly string[]> = {
  waiting: [
    'новый',
    'черновик',
    'не согласован',
    'на согласовании',
    'ожидает подтверждения',
    'ждет согласия покупателя',
  ],
  off: ['отменен', 'отклонен', 'аннулирован', 'отказ'],
  confirmed: [
    'подтвержден',
    'согласован',
    'принят',
    'принят в работу',
    'в работе',
    'в резерве',
    'выполняется',
    'к выполнению',
    'к обеспечению',
    'к отгрузке',
  ],
  invoiced: ['выставлен счет', 'ожидает оплаты', 'ожидается оплата', 'ожидается предоплата'],
  paid: ['оплачен', 'оплачено'],
  shipped: ['отгружен', 'отгружено', 'отправлен'],
  over: ['получен', 'доставлен', 'закрыт', 'выполнен', 'исполнен', 'завершен'],
};
const BY_WORD = new Map(
  (Object.keys(MEANINGS) as Meaning[]).flatMap((meaning) =>
    MEANINGS[meaning].map((word) => [word, meaning] as const),
  ),
);

const plain = (status: string) => status.trim().toLowerCase().replaceAll('ё', 'е');
const meaningOf = ({ status }: OrderReport) => BY_WORD.get(plain(status));

/**
 * Returns the steps that lead to the state that 1С reports, in their order, including those already taken. A status
 * which says that nothing is agreed yet counts more than «Проведен», which some configurations set by themselves. A
 * status of a document that isn't posted confirms nothing. Decision 124.
 */
export function stepsOf(report: OrderReport): Step[] {
  const meaning = meaningOf(report);
  if (report.isOff || meaning === 'off') return ['decline'];
  const isPaid = report.isPaid || meaning === 'paid';
  const isShipped = report.isShipped || meaning === 'shipped';
  const isAgreed =
    meaning === undefined ? report.isPosted : meaning !== 'waiting' && report.isPosted !== false;
  return [
    ...(isAgreed || isPaid || isShipped ? (['confirm'] as const) : []),
    ...(meaning === 'invoiced' && report.isPosted !== false ? (['invoice'] as const) : []),
    ...(isPaid ? (['pay'] as const) : []),
    ...(isShipped ? (['ship'] as const) : []),
  ];
}

/** Returns the reference by which a payment is recognised when 1С reports it again. */
export const referenceOf = ({ paymentNumber }: OrderReport) =>
  (paymentNumber === '' ? 'Оплачен в 1С' : `${paymentNumber} в 1С`).slice(0, 100);

const HAVE_LEFT = ['shipped', 'received', 'closed'];

/** Whether a step has been taken already, here or because of an earlier file of 1С. Then it is not taken again. */
export function isDone(step: Step, row: OrderRow, report: OrderReport): boolean {
  const { status, payments } = row;
  if (step === 'decline') return isOff(status);
  if (isOff(status)) return false;
  if (step === 'confirm') return status !== 'new';
  if (step === 'invoice') return status === 'invoiced' || HAVE_LEFT.includes(status);
  if (step === 'ship') return HAVE_LEFT.includes(status);
  // a payment that was refunded since is not recorded again
  return (
    orderMoney(row).due <= 0 || payments.some(({ reference }) => reference === referenceOf(report))
  );
}

const OTHER_GOODS = 'в 1С другие количества или суммы, чем в заказе: ответьте на него в Протекторе';

const isAsOrdered = ({ items }: OrderRow, { goods }: OrderReport) => {
  if (!goods) return true;
  const fits = (countOf: (item: MoneyItem) => number) => {
    const pieces = items.reduce((all, item) => all + countOf(item), 0);
    const sum = items.reduce((all, item) => all + itemSum(item, countOf(item)).sum, 0);
    // a kopeck per line is a rounding difference
    return goods.pieces === pieces && Math.abs(goods.sum - sum) <= items.length;
  };
  // 1С may not have taken yet what accepted claims took off
  return fits(piecesOf) || fits((item) => piecesOf(item) - item.credited);
};

/** Returns why a step that 1С reports does not fit the order, apart from what the table of rules forbids. */
export function mismatchOf(step: Step, row: OrderRow, report: OrderReport): string | undefined {
  if (step === 'decline')
    // the same number may belong to another order in 1С
    return report.id.toLowerCase() === row.id || isAsOrdered(row, report) ? undefined : OTHER_GOODS;
  if (!isAsOrdered(row, report)) return OTHER_GOODS;
  const { payable } = orderMoney(row);
  if (step === 'pay' && report.sum !== undefined && report.sum !== payable)
    return `в 1С заказ на ${formatMoney(report.sum)}, а к оплате ${formatMoney(payable)}: отметьте оплату в Протекторе`;
  return undefined;
}

/** Returns why a status can't be applied at all; undefined if it can. */
export function statusProblem(report: OrderReport, row: OrderRow): string | undefined {
  const meaning = meaningOf(report);
  if (meaning === 'over' && ['new', 'offered', 'confirmed', 'invoiced'].includes(row.status))
    return stepsOf(report).includes('ship')
      ? undefined
      : `Статус «${report.status}» бывает после отгрузки, а в 1С её нет`;
  if (report.status !== '' && meaning === undefined && stepsOf(report).length === 0)
    return `Статус «${report.status}» Протектору не известен`;
  return undefined;
}
