import { Checkbox } from '@org/ui/checkbox';
import { Heading } from '@org/ui/heading';
import { Inline } from '@org/ui/inline';
import { Link } from '@org/ui/link';
import { Progress } from '@org/ui/progress';
import { Text } from '@org/ui/text';
import type { ReactNode } from 'react';
import { countOf, formatMoney, formatPieces, WAREHOUSES } from '../../shared/format/format.ts';
import { paths } from '../../shared/page/paths.ts';
import { ReliabilityNote } from '../../shared/reliability/reliability-note.tsx';
import * as css from './cart.css.ts';
import {
  type CartSupplier,
  deferReasonOf,
  type ExcessQuantities,
  isCounted,
  leftOf,
  sumOf,
} from './checkout-rules.ts';
import { type CartShipment, knownCost } from './receiving.ts';

export interface SupplierGroupProps {
  group: CartSupplier;
  /** Whether the group is ordered now. */
  isChosen: boolean;
  onChosenChange: (isChosen: boolean) => void;
  excess: ExcessQuantities;
  /** The rows, warehouse by warehouse. */
  children: ReactNode;
}

/** The lines of one supplier: they become one order, once they reach its minimum. */
export function SupplierGroup(props: SupplierGroupProps) {
  const { group, isChosen, onChosenChange, excess, children } = props;
  const { supplier, items, shipments } = group;
  const left = leftOf(group, excess);
  const pieces = items.reduce(
    (sum, item) => sum + (isCounted(item, excess) ? item.quantity : 0),
    0,
  );
  return (
    <section className={css.group} aria-label={supplier.name}>
      <div className={css.groupHead}>
        <Checkbox
          aria-label={`Оформить заказ у «${supplier.name}»`}
          isSelected={isChosen}
          isDisabled={deferReasonOf(group, excess) !== undefined}
          onChange={onChosenChange}
        />
        <div>
          <Inline>
            <Heading level={2} size={16}>
              <Link variant="quiet" href={paths.supplier(supplier.id)}>
                {supplier.name}
              </Link>
            </Heading>
            <ReliabilityNote reliability={supplier.reliability} />
          </Inline>
          <Text as="div" size={13} tone="secondary">
            {countOf(shipments.length, WAREHOUSES)}, {formatPieces(pieces)}
          </Text>
        </div>
        <Minimum group={group} excess={excess} />
      </div>
      {children}
      <div className={css.groupFoot}>
        <Text as="span" size={13} tone="secondary">
          {deliveryWords(shipments)}
          {left > 0 && (
            <>
              . <Link href={paths.supplier(supplier.id)}>Подобрать на {formatMoney(left)}</Link>
            </>
          )}
        </Text>
        <span>
          {formatPieces(pieces)} на{' '}
          <span className={css.groupSum}>{formatMoney(sumOf(group, excess))}</span>
        </span>
      </div>
    </section>
  );
}

function deliveryWords(shipments: readonly CartShipment[]): string {
  if (shipments.every(({ kind }) => kind === 'pickup')) return 'Самовывоз';
  const known = `Доставка ${formatMoney(knownCost(shipments))}`;
  if (shipments.some(({ cost }) => cost === null))
    return knownCost(shipments) > 0 ? `${known} и по тарифу` : 'Доставку посчитают после заказа';
  const [only, ...others] = shipments;
  return others.length === 0 && only?.cost && only.free_from
    ? `${known}, бесплатно от ${formatMoney(only.free_from)}`
    : known;
}

function Minimum({ group, excess }: Pick<SupplierGroupProps, 'group' | 'excess'>) {
  const { min_order_sum } = group.terms;
  const left = leftOf(group, excess);
  if (min_order_sum === 0) return null;
  return (
    <div className={css.minimum}>
      <Progress
        label="Минимальный заказ"
        isLabelHidden
        value={min_order_sum - left}
        maxValue={min_order_sum}
      />
      {left === 0 ? (
        <span>Минимальный заказ {formatMoney(min_order_sum)} набран</span>
      ) : (
        <span>
          До минимального заказа {formatMoney(min_order_sum)} не хватает <b>{formatMoney(left)}</b>
        </span>
      )}
    </div>
  );
}
