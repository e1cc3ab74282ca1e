import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { api, messageOf } from '../../shared/api/api.ts';
import { cacheCart } from '../../shared/cart/cart.ts';
import { toastLineProblems } from '../../shared/cart/line-problems.ts';
import { toast } from '../../shared/page/messages.ts';
import { paths } from '../../shared/paths.ts';
import { saveFile } from '../../shared/save-file.ts';
import { orderAtom } from './atoms.ts';
import { Messages } from './messages/messages.tsx';
import { OrderView } from './order-view.tsx';
import { useOrderActions } from './use-order-actions.ts';

/** One order to whoever may see it. */
export function OrderContent({ id }: { id: string }) {
  const { data: order, error, refetch } = useAtomValue(orderAtom(id));
  const { actions, isPending } = useOrderActions(id, refetch);
  const navigate = useNavigate();
  if (!order && error) throw error;
  if (!order)
    return (
      <div aria-busy="true">
        <Skeleton width="100%" height={320} shape="box" />
      </div>
    );

  const path = { id };
  const attempt = (work: () => Promise<unknown>) =>
    void work().catch((failure) => toast.error(messageOf(failure)));

  return (
    <OrderView
      // an answer begun for one order must not go to another
      key={id}
      order={order}
      isPending={isPending}
      actions={actions}
      talk={<Messages order={order} />}
      onRepeat={() =>
        attempt(async () => {
          const { cart, adjusted } = await api.POST('/orders/{id}/repeat', { params: { path } });
          await cacheCart(cart);
          toastLineProblems(adjusted);
          navigate(paths.cart);
        })
      }
      onExport={() =>
        attempt(async () => {
          const { blob, fileName } = await api.download('get', '/orders/{id}/export', {
            params: { path },
          });
          saveFile(blob, fileName ?? `Заказ ${order.number}.xlsx`);
        })
      }
    />
  );
}
