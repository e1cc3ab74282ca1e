import { Text } from '@org/ui/text';
import { formatMoney } from '../../shared/format/format.ts';
import { formatDay } from '../../shared/format/format-day.ts';
import * as css from './cart.css.ts';
import {
  type CartSupplier,
  type ExcessQuantities,
  sumOf,
  totalOf,
  vatOf,
} from './checkout-rules.ts';
import { knownCost, lastDayOf } from './receiving.ts';

export interface CheckoutSumsProps {
  /** The groups that are ordered now. */
  groups: readonly CartSupplier[];
  excess: ExcessQuantities;
}

/** What the orders cost: by supplier, with the delivery and the VAT. */
export function CheckoutSums({ groups, excess }: CheckoutSumsProps) {
  const shipments = groups.flatMap((group) => group.shipments);
  const delivery = knownCost(shipments);
  const isKnown = shipments.every(({ cost }) => cost !== null);
  const lastDay = lastDayOf(shipments);
  return (
    <>
      <div className={css.sums}>
        {groups.map((group) => (
          <div key={group.supplier.id} className={css.pair}>
            <span>{group.supplier.name}</span>
            <span className={css.amount}>{formatMoney(sumOf(group, excess))}</span>
          </div>
        ))}
        {groups.length > 0 && (
          <div className={css.pair}>
            <span>Доставка</span>
            <span className={css.amount}>
              {isKnown || delivery > 0 ? formatMoney(delivery) : 'после заказа'}
            </span>
          </div>
        )}
      </div>
      <div className={css.sums}>
        <div className={css.totalPair}>
          <span>{isKnown ? 'С доставкой' : 'Итого'}</span>
          <span className={css.total}>{formatMoney(totalOf(groups, excess) + delivery)}</span>
        </div>
        {!isKnown && (
          <Text size={13} tone="secondary">
            Без доставки, которую посчитают после заказа
          </Text>
        )}
        {vatOf(groups, excess).map(({ vat_rate, sum, vat }) => (
          <div key={vat_rate} className={css.pair}>
            <span>{vat_rate === null ? 'без НДС' : `в том числе НДС ${vat_rate} %`}</span>
            <span className={css.amount}>{formatMoney(vat_rate === null ? sum : vat)}</span>
          </div>
        ))}
        {lastDay && (
          <div className={css.pair}>
            <span>последнее получение</span>
            <span className={css.amount}>{formatDay(lastDay)}</span>
          </div>
        )}
      </div>
    </>
  );
}
