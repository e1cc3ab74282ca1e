import { Button } from '@org/ui/button';
import { PercentIcon } from '@org/ui/icons';
import { Inline } from '@org/ui/inline';
import { useCall } from '../../shared/page/use-call.ts';

/** Moves the cart into a request, which compares the ways to buy the same. Decision 479. */
export function CartToRequest({ onMove }: { onMove: () => Promise<unknown> }) {
  const { isPending, run } = useCall(onMove);
  return (
    <Inline gap={4} rowGap={2}>
      <Button
        icon={<PercentIcon size={16} />}
        isPending={isPending}
        pendingText="Собираем"
        onPress={run}
      >
        Собрать дешевле
      </Button>
      <p>Корзина станет заявкой: она сравнит всех поставщиков по цене с доставкой и по сроку.</p>
    </Inline>
  );
}
