import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { useCall } from '../../shared/page/use-call.ts';

/** Says that a request was the cart, and takes that back. */
export function CartNote({ onTakeBack }: { onTakeBack: () => Promise<unknown> }) {
  const { isPending, run } = useCall(onTakeBack);
  return (
    <Note title="Это была ваша корзина.">
      Вернуть её можно, пока ничего не заказано.{' '}
      <Button isPending={isPending} onPress={run}>
        Вернуть в корзину
      </Button>
    </Note>
  );
}
