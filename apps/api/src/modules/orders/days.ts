import { invalid } from '../../http/problem.ts';
import { moscowDay } from '../../trade/moscow.ts';
import type { OrderRow } from './rows.ts';

const DAY_MS = 24 * 3600 * 1000;
/** The day so many days after a moment. */
const dayAfter = (moment: Date, days: number) =>
  moscowDay(new Date(moment.getTime() + days * DAY_MS));

/** Russian days begin up to nine hours before Moscow's and end an hour after. */
const ZONES = 1;
/** Goods are booked at most so many days ahead; money is of an advance that is no older. */
const MOST = { ahead: 30, advance: 366 };

/** Refuses a day on which the order's goods can't have left: papers, and when they are to be paid, go by it. */
export function assertShippedOn({ created_at }: Pick<OrderRow, 'created_at'>, day: string) {
  if (day < dayAfter(created_at, -ZONES))
    throw invalid({ shipped_on: ['Заказ сделан позже: укажите день не раньше заказа'] });
  if (day > dayAfter(new Date(), MOST.ahead))
    throw invalid({ shipped_on: [`Укажите день не позже чем через ${MOST.ahead} дней`] });
}

/** Refuses a day on which the order's money can't have come. */
export function assertPaidOn({ created_at }: Pick<OrderRow, 'created_at'>, day: string) {
  if (day < dayAfter(created_at, -MOST.advance))
    throw invalid({ paid_on: ['Слишком давно: укажите день оплаты этого заказа'] });
  if (day > dayAfter(new Date(), ZONES)) throw invalid({ paid_on: ['Этот день ещё не наступил'] });
}
