import { Button } from '@org/ui/button';
import { Text } from '@org/ui/text';
import { countOf, formatMoney, ORDERS } from '../../shared/format/format.ts';
import * as css from './cart.css.ts';
import { type CartSupplier, type ExcessQuantities, totalOf } from './checkout-rules.ts';
import { knownCost } from './receiving.ts';

interface BuyBarProps {
  groups: readonly CartSupplier[];
  excess: ExcessQuantities;
  onPress: () => void;
}

/** The bar for screens where the check-out is below the list: the sum, and a button that scrolls there. */
export function BuyBar({ groups, excess, onPress }: BuyBarProps) {
  const delivery = knownCost(groups.flatMap(({ shipments }) => shipments));
  return (
    <div className={css.buyBar}>
      <div>
        <div className={css.buySum}>{formatMoney(totalOf(groups, excess) + delivery)}</div>
        <Text as="div" size={13} tone="secondary">
          {groups.length === 0
            ? 'Пока нечего оформить'
            : `${countOf(groups.length, ORDERS)}, с НДС`}
        </Text>
      </div>
      <Button variant="signal" size="l" onPress={onPress}>
        К оформлению
      </Button>
    </div>
  );
}
