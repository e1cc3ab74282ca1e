import type { ReactNode } from 'react';
import { formatMoney } from '../../../shared/format/format.ts';
import type { Trade } from '../orders.atoms.ts';
import type { Period } from './purchase-period.ts';
import * as css from './purchases.css.ts';
import {
  deliveryShare,
  deliveryText,
  marketText,
  missedText,
  spentText,
} from './purchases-words.ts';

interface FigureProps {
  name: string;
  tone?: keyof typeof css.amounts;
  amount: string;
  children: ReactNode;
}

const Figure = ({ name, tone = 'plain', amount, children }: FigureProps) => (
  <div className={css.figure}>
    <dt className={css.note}>{name}</dt>
    <dd className={css.amounts[tone]}>{amount}</dd>
    <dd className={css.note}>{children}</dd>
  </div>
);

const UNKNOWN = { tone: 'unknown', amount: '—' } as const;

function saving({ total: { market } }: Trade): Omit<FigureProps, 'children'> {
  const saved = market.sum - market.paid;
  if (market.quantity === 0) return { name: 'Дешевле рынка', ...UNKNOWN };
  return saved < 0
    ? { name: 'Дороже рынка', amount: formatMoney(-saved) }
    : { name: 'Дешевле рынка', tone: 'good', amount: formatMoney(saved) };
}

/** What was spent, saved, could have been saved, and paid for delivery. */
export function PurchasesFigures({ trade, period }: { trade: Trade; period: Period }) {
  const { total, missed } = trade;
  return (
    <dl className={css.figures}>
      <Figure name="Потратили" amount={formatMoney(total.sum)}>
        {spentText(trade, period)}
      </Figure>
      <Figure {...saving(trade)}>{marketText(trade)}</Figure>
      {missed && (
        <Figure
          name="Могли ещё сберечь"
          {...(missed.of === 0
            ? UNKNOWN
            : {
                tone: missed.sum > 0 ? 'advice' : 'plain',
                amount: formatMoney(missed.sum),
              })}
        >
          {missedText(missed)}
        </Figure>
      )}
      <Figure name="Доставка" amount={deliveryShare(total)}>
        {deliveryText(trade, period)}
      </Figure>
    </dl>
  );
}
