import { Button } from '@org/ui/button';
import { PercentIcon } from '@org/ui/icons';
import { useCall } from '../../shared/hooks/use-call.ts';
import * as css from './requests.css.ts';

/** Moves the cart into a request, which compares the ways to buy the same. Decision 479. */
export function CartToRequest({ onMove }: { onMove: () => Promise<unknown> }) {
  const { isPending, run } = useCall(onMove);
  return (
    <div className={css.ofCart}>
      <Button
        icon={<PercentIcon size={16} />}
        isPending={isPending}
        pendingText="Собираем"
        onPress={run}
      >
        Собрать дешевле
      </Button>
      <p>Корзина станет заявкой: она сравнит всех поставщиков по цене с доставкой и по сроку.</p>
    </div>
  );
}
