import { Checkbox } from '@org/ui/checkbox';
import { Link } from '@org/ui/link';
import { Progress } from '@org/ui/progress';
import { Rating } from '@org/ui/rating';
import type { ReactNode } from 'react';
import { formatDeliveryDays, formatMoney, formatPieces } from '../../shared/format.ts';
import { formatRating } from '../../shared/format-rating.ts';
import { paths } from '../../shared/paths.ts';
import * as css from './cart.css.ts';
import { type CartSupplier, obstacleOf } from './checkout-rules.ts';

export interface SupplierGroupProps {
  group: CartSupplier;
  /** Whether it is ordered now. */
  isChosen: boolean;
  onChosenChange: (isChosen: boolean) => void;
  /** The rows. */
  children: ReactNode;
}

/** The lines of one supplier: they become one order, once they reach its minimum. */
export function SupplierGroup({ group, isChosen, onChosenChange, children }: SupplierGroupProps) {
  const { supplier, quantity, subtotal, delivery_days_min, delivery_days_max } = group;
  const delivery = formatDeliveryDays(delivery_days_min, delivery_days_max).toLowerCase();
  return (
    <section className={css.group} aria-label={supplier.name}>
      <div className={css.groupHead}>
        <Checkbox
          aria-label={`Оформить заказ у «${supplier.name}»`}
          isSelected={isChosen}
          isDisabled={obstacleOf(group) !== undefined}
          onChange={onChosenChange}
        />
        <div>
          <div className={css.supplier}>
            <h2 className={css.supplierName}>
              <Link variant="quiet" href={paths.supplier(supplier.id)}>
                {supplier.name}
              </Link>
            </h2>
            {supplier.rating !== null && (
              <Rating label="Оценка">{formatRating(supplier.rating)}</Rating>
            )}
          </div>
          <div className={css.small}>
            {supplier.city ? `${supplier.city}, доставка ${delivery}` : `Доставка ${delivery}`}
          </div>
        </div>
        <Minimum group={group} />
      </div>
      <ul>{children}</ul>
      <div className={css.groupFoot}>
        <span className={css.small}>
          {group.terms.pickup ? 'Есть самовывоз' : 'Только доставка'}
          {group.min_order_left > 0 && (
            <>
              .{' '}
              <Link href={paths.supplier(supplier.id)}>
                Подобрать на {formatMoney(group.min_order_left)}
              </Link>
            </>
          )}
        </span>
        <span>
          {formatPieces(quantity)} на <span className={css.groupSum}>{formatMoney(subtotal)}</span>
        </span>
      </div>
    </section>
  );
}

function Minimum({ group: { terms, subtotal, min_order_left } }: { group: CartSupplier }) {
  const { min_order_sum } = terms;
  if (min_order_sum === 0) return null;
  return (
    <div className={css.minimum}>
      <Progress
        label="Минимальный заказ"
        isLabelHidden
        value={Math.min(subtotal, min_order_sum)}
        maxValue={min_order_sum}
      />
      {min_order_left === 0 ? (
        <span>Минимальный заказ {formatMoney(min_order_sum)} набран</span>
      ) : (
        <span>
          До минимального заказа {formatMoney(min_order_sum)} не хватает{' '}
          <b>{formatMoney(min_order_left)}</b>
        </span>
      )}
    </div>
  );
}
