import { Button } from '@org/ui/button';
import { formatPieces } from '../../shared/format/format.ts';
import { toastErrorOf } from '../../shared/page/messages.ts';
import type { ModeProps } from './actions.ts';
import { missingOf } from './order-sums.ts';

/** Puts what was declined or short into the cart, from the next best suppliers, in one press. */
export function InsteadButton({ order, actions, isPending }: ModeProps) {
  const missing = missingOf(order);
  if (order.side !== 'buyer' || missing === 0) return null;
  return (
    <Button size="l" isDisabled={isPending} onPress={() => toastErrorOf(actions.instead())}>
      {`Взять ${formatPieces(missing)} у других`}
    </Button>
  );
}
