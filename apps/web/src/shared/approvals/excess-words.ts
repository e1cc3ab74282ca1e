import { excessOf } from '@org/trade/excess';
import { formatMoney } from '../format/format.ts';
import type { Approval, Approvals } from './approvals.atoms.ts';

type Excess = Approval['excess'];

const LIMITS: Record<Excess['period'], string> = {
  order: 'лимита на заказ',
  day: 'лимита на день',
  month: 'лимита на месяц',
};

/** «Выше лимита на месяц на 6 200 ₽» */
export const excessText = ({ period, over }: Pick<Excess, 'period' | 'over'>) =>
  `Выше ${LIMITS[period]} на ${formatMoney(over)}`;

/** By how much a sum exceeds the limit that it exceeds most; undefined if it keeps all of them. */
export const worstOf = (limits: Approvals['limits'], sum: number): Excess | undefined =>
  limits
    .flatMap((limit) => excessOf(limit, sum) ?? [])
    .toSorted((a, b) => b.over - a.over)
    .at(0);
