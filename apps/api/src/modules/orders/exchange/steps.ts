import { lineSum } from '../../../trade/vat.ts';
import { formatMoney } from '../../../trade/words.ts';
import { priceOf } from '../order.ts';
import type { OrderRow } from '../rows.ts';
import type { Said } from './read-said.ts';

export type Step = 'decline' | 'confirm' | 'invoice' | 'pay' | 'ship';
type Meaning = 'waiting' | 'off' | 'confirmed' | 'invoiced' | 'paid' | 'shipped' | 'over';

/** What configurations of 1С call the states of an order, and what we have called them to 1С. */
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
const meaningOf = ({ status }: Said) => BY_WORD.get(plain(status));

/**
 * The steps that lead to what 1С says, in their order, whether they are done or not. A status that says that nothing is agreed
 * counts more than «Проведен», which some configurations set by themselves; one that isn't posted is no answer.
 */
export function stepsOf(said: Said): Step[] {
  const meaning = meaningOf(said);
  if (said.isOff || meaning === 'off') return ['decline'];
  const isPaid = said.isPaid || meaning === 'paid';
  const isShipped = said.isShipped || meaning === 'shipped';
  const isAgreed =
    meaning === undefined ? said.isPosted : meaning !== 'waiting' && said.isPosted !== false;
  return [
    ...(isAgreed || isPaid || isShipped ? (['confirm'] as const) : []),
    ...(meaning === 'invoiced' && said.isPosted !== false ? (['invoice'] as const) : []),
    ...(isPaid ? (['pay'] as const) : []),
    ...(isShipped ? (['ship'] as const) : []),
  ];
}

/** What a payment is known by when 1С says it again. */
export const referenceOf = ({ paymentNumber }: Said) =>
  (paymentNumber === '' ? 'Оплачен в 1С' : `${paymentNumber} в 1С`).slice(0, 100);

const HAVE_LEFT = ['shipped', 'received', 'closed'];

/** Whether a step has been taken already, here or by what 1С has said before: then it is not taken again. */
export function isDone(step: Step, row: OrderRow, said: Said): boolean {
  const { status, paid, payable, payments } = row;
  const isOff = status === 'declined' || status === 'cancelled';
  if (step === 'decline') return isOff;
  if (isOff) return false;
  if (step === 'confirm') return status !== 'new';
  if (step === 'invoice') return status === 'invoiced' || HAVE_LEFT.includes(status);
  if (step === 'ship') return HAVE_LEFT.includes(status);
  // money that was given back since doesn't come again
  return paid >= payable || payments.some(({ reference }) => reference === referenceOf(said));
}

const OTHER_GOODS = 'в 1С другие количества или суммы, чем в заказе: ответьте на него в Протекторе';

const isAsOrdered = ({ items }: OrderRow, { goods }: Said) => {
  if (!goods) return true;
  const lines = items.map((item) => ({
    ...item,
    quantity: item.confirmed_quantity ?? item.quantity,
    bulk_price: priceOf(item),
  }));
  const pieces = lines.reduce((all, { quantity }) => all + quantity, 0);
  const sum = lines.reduce((all, line) => all + lineSum(line).sum, 0);
  // a kopeck a line is rounding
  return goods.pieces === pieces && Math.abs(goods.sum - sum) <= lines.length;
};

/** Why what 1С says can't be said here, besides what the table of rules has against it. */
export function discordOf(step: Step, row: OrderRow, said: Said): string | undefined {
  if (step === 'decline')
    // a number may be another order's in 1С
    return said.id.toLowerCase() === row.id || isAsOrdered(row, said) ? undefined : OTHER_GOODS;
  if (!isAsOrdered(row, said)) return OTHER_GOODS;
  if (step === 'pay' && said.sum !== undefined && said.sum !== row.payable)
    return `в 1С заказ на ${formatMoney(said.sum)}, а к оплате ${formatMoney(row.payable)}: отметьте оплату в Протекторе`;
  return undefined;
}

/** What of a status can't be followed at all. */
export function unclear(said: Said, row: OrderRow): string | undefined {
  const meaning = meaningOf(said);
  if (meaning === 'over' && ['new', 'offered', 'confirmed', 'invoiced'].includes(row.status))
    return stepsOf(said).includes('ship')
      ? undefined
      : `Статус «${said.status}» бывает после отгрузки, а в 1С её нет`;
  if (said.status !== '' && meaning === undefined && stepsOf(said).length === 0)
    return `Статус «${said.status}» Протектору не известен`;
  return undefined;
}
