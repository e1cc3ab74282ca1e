import type { OrderCause, SupplierCause } from '@org/api-client/schema';
import { orderMoney } from '@org/trade/order-money';
import { addDays } from 'date-fns/addDays';
import { isFuture } from 'date-fns/isFuture';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { Problem } from '../../http/problem.ts';
import { formatMoney } from '../../trade/trade-words.ts';
import { lockAgreement, usedCredit } from './buyer-credit.sql.ts';
import { offersBack } from './order.ts';
import { act, type Call, type Db } from './order-act.handlers.ts';
import { updateConfirmed, updateDue, updatePayDays } from './order-life.sql.ts';
import type { OrderRow } from './order-rows.ts';

const HOLD_DAYS = { usual: 3, most: 60 };

/** Returns until when the stock is held. Throws 422 for a moment that is past or too far ahead. */
function heldUntil(until: string | undefined): Date {
  if (until === undefined) return addDays(Date.now(), HOLD_DAYS.usual);
  const moment = new Date(until);
  if (!(isFuture(moment) && moment <= addDays(Date.now(), HOLD_DAYS.most)))
    throw invalid({ until: [`Выберите время не позже чем через ${HOLD_DAYS.most} дней`] });
  return moment;
}

const causeOf = ({ cause }: { cause?: OrderCause | undefined }) => ({ ...(cause && { cause }) });

/** Who says that it was at the buyer's wish has the buyer asked: such an order doesn't count against him. */
const appealOf = (cause: SupplierCause | undefined) =>
  cause === 'buyer_wish' ? ({ kind: 'appealed' } as const) : undefined;

export const cancelOrder: Handler<'cancelOrder'> = (request) =>
  act(request, 'cancel', async (_tx, { items }) => ({
    kind: 'cancelled',
    status: 'cancelled',
    comment: request.body.reason,
    details: causeOf(request.body),
    returned: offersBack(items),
  }));

export const declineOrder = (request: Call<'declineOrder'>) => {
  const { cause = 'other', reason } = request.body;
  if (cause === 'other' && !reason?.trim())
    throw invalid({ reason: ['Напишите, почему отклоняете заказ'] });
  return act(request, 'decline', async (_tx, { items }) => ({
    kind: 'declined',
    status: 'declined',
    comment: reason,
    details: causeOf(request.body),
    and: appealOf(cause),
    returned: offersBack(items),
  }));
};

interface Answer {
  id: string;
  quantity: number;
  price?: number;
}

function assertAnswer(items: readonly Answer[], row: OrderRow) {
  const ordered = new Map(row.items.map(({ id, quantity }) => [id, quantity]));
  for (const [at, { id, quantity }] of items.entries()) {
    const most = ordered.get(id);
    if (most === undefined || items.findIndex((item) => item.id === id) < at)
      throw invalid({ [`items.${at}.id`]: ['Такой строки в заказе нет или она указана дважды'] });
    if (quantity > most)
      throw invalid({ [`items.${at}.quantity`]: [`Заказано ${most} — подтвердить больше нельзя`] });
  }
}

/** Returns the lines with the supplier's answers. */
const answered = (row: OrderRow, items: readonly Answer[]) => {
  const named = new Map(items.map((item) => [item.id, item]));
  return row.items.map((item) => {
    const { quantity = item.quantity, price = item.bulk_price } = named.get(item.id) ?? {};
    const offered_price = price === item.bulk_price ? null : price;
    return { ...item, confirmed_quantity: quantity, offered_price };
  });
};

/**
 * Resolves to after how many days an order is paid: as agreed with the buyer, within the buyer's limit. The agreement
 * is locked, so that two orders that are confirmed at once don't both use what is left of the limit.
 */
async function payDaysOf(tx: Db, { id, supplier_id, buyer_id }: OrderRow, sum: number) {
  if (supplier_id === null || buyer_id === null) return 0;
  const agreed = await lockAgreement(tx, supplier_id, buyer_id);
  if (!agreed || agreed.pay_days === 0) return 0;
  const left = agreed.credit_limit - (await usedCredit(tx, supplier_id, buyer_id, id));
  if (sum > left)
    throw new Problem(
      409,
      `Лимит покупателя превышен на ${formatMoney(sum - left)}: увеличьте его или подтвердите с предоплатой`,
    );
  return agreed.pay_days;
}

export const confirmOrder = (request: Call<'confirmOrder'>) => {
  const { items = [], cause, comment, until, prepaid = false } = request.body;
  const due = heldUntil(until);
  return act(request, 'confirm', async (tx, row) => {
    assertAnswer(items, row);
    const lines = answered(row, items);
    const pieces = lines.reduce((all, item) => all + item.confirmed_quantity, 0);
    if (pieces === 0) throw invalid({ items: ['Не подтверждено ни одной шины: отклоните заказ'] });
    const sum = orderMoney({ ...row, items: lines }).payable;
    await updateConfirmed(tx, lines);
    await updateDue(tx, row.id, due);
    await updatePayDays(tx, row.id, prepaid ? 0 : await payDaysOf(tx, row, sum));
    const isChanged = lines.some(
      (item) => item.confirmed_quantity < item.quantity || item.offered_price !== null,
    );
    const status = isChanged ? 'offered' : 'confirmed';
    const details = {
      ...{ pieces, sum, until: due.toISOString() },
      ...(isChanged && causeOf(request.body)),
    };
    const returned = lines.map((item) => ({
      offer_id: item.offer_id,
      quantity: item.quantity - item.confirmed_quantity,
    }));
    const and = isChanged ? appealOf(cause) : undefined;
    return { kind: status, status, comment, details, and, returned };
  });
};

export const acceptOffer: Handler<'acceptOffer'> = (request) => {
  const refused = new Set(request.body.refuse);
  return act(request, 'accept', async (tx, row) => {
    const changed = row.items.filter(
      (item) => (item.confirmed_quantity ?? 0) < item.quantity || item.offered_price !== null,
    );
    const known = new Set(changed.map(({ id }) => id));
    const unknown = (request.body.refuse ?? []).findIndex((id) => !known.has(id));
    if (unknown >= 0)
      throw invalid({
        [`refuse.${unknown}`]: ['Отказаться можно только от строки, которую изменил поставщик'],
      });
    const lines = row.items.map((item) => ({
      ...item,
      confirmed_quantity: refused.has(item.id) ? 0 : (item.confirmed_quantity ?? 0),
    }));
    const pieces = lines.reduce((all, item) => all + item.confirmed_quantity, 0);
    if (pieces === 0) throw invalid({ refuse: ['Ничего не остаётся: отмените заказ'] });
    await updateConfirmed(tx, lines);
    const sum = orderMoney({ ...row, items: lines }).payable;
    return {
      kind: 'accepted',
      status: 'confirmed',
      details: { pieces, sum },
      returned: offersBack(row.items.filter(({ id }) => refused.has(id))),
    };
  });
};

export const extendReserve: Handler<'extendReserve'> = (request) => {
  const due = heldUntil(request.body.until);
  return act(request, 'extend', async (tx, { id, status }) => {
    await updateDue(tx, id, due);
    return { kind: 'extended', status, details: { until: due.toISOString() } };
  });
};
