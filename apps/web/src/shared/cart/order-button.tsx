import { Button } from '@org/ui/button';
import { countOf } from '../format/format.ts';
import type { Buying } from './buying.ts';

/** «строку», «строки», «строк» */
const LINES = ['строку', 'строки', 'строк'] as const;

export interface OrderButtonProps {
  /** What is ordered; undefined while it is calculated, or if nothing is chosen. */
  buying: Buying | undefined;
  /** How many lines are chosen, as long as it is calculated. */
  count?: number;
  isOrdering: boolean;
  onOrder: () => void;
  /** Adds an address to deliver to. */
  onAddAddress: () => void;
}

/** Orders what can be; while an address is all that is missing, it asks for one. */
export function OrderButton({
  buying,
  count = 0,
  isOrdering,
  onOrder,
  onAddAddress,
}: OrderButtonProps) {
  const ready = buying?.lines.length ?? count;
  if (buying?.isAddressWanted && ready > 0)
    return (
      <Button variant="signal" size="l" isWide onPress={onAddAddress}>
        Указать адрес
      </Button>
    );
  return (
    <Button
      variant="signal"
      size="l"
      isWide
      isDisabled={ready === 0 || !buying || buying.blocks.length > 0}
      isPending={isOrdering}
      pendingText="Заказываем"
      onPress={onOrder}
    >
      {ready > 0 ? `Заказать ${countOf(ready, LINES)}` : 'Заказать'}
    </Button>
  );
}
