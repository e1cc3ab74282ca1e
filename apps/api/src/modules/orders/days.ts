import { invalid } from '../../contract/refusal.ts';
import { moscowDayAfter } from '../../trade/moscow.ts';
import type { OrderRow } from './order-rows.ts';

/**
 * Tolerance in days: the day begins in Russia up to nine hours earlier than in Moscow, and ends up to an hour later.
 */
const ZONES = 1;
/** In days: how far ahead a shipment may be dated, and how long before its order an advance payment. */
const MAX_DAYS = { ahead: 30, advance: 366 };

/** Throws 422 for a day on which the order's goods can't have left: documents and the day of payment depend on it. */
export function assertShippedOn({ created_at }: Pick<OrderRow, 'created_at'>, day: string) {
  if (day < moscowDayAfter(created_at, -ZONES))
    throw invalid({ shipped_on: ['Заказ сделан позже: укажите день не раньше заказа'] });
  if (day > moscowDayAfter(new Date(), MAX_DAYS.ahead))
    throw invalid({ shipped_on: [`Укажите день не позже чем через ${MAX_DAYS.ahead} дней`] });
}

/** Throws 422 for a day on which the order's money can't have come. */
export function assertPaidOn({ created_at }: Pick<OrderRow, 'created_at'>, day: string) {
  if (day < moscowDayAfter(created_at, -MAX_DAYS.advance))
    throw invalid({ paid_on: ['Слишком давно: укажите день оплаты этого заказа'] });
  if (day > moscowDayAfter(new Date(), ZONES))
    throw invalid({ paid_on: ['Этот день ещё не наступил'] });
}
