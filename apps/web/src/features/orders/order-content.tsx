import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { api } from '../../shared/api/api.ts';
import { cacheCart } from '../../shared/cart/cart.ts';
import { toastLineProblems } from '../../shared/cart/line-problems.ts';
import { Loading } from '../../shared/page/loading.tsx';
import { toastError } from '../../shared/page/messages.ts';
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
  if (!order) return <Loading />;

  const path = { id };
  const attempt = (work: () => Promise<unknown>) => void work().catch(toastError);

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
      onExport={async () => {
        const file = await api.download('get', '/orders/{id}/export', { params: { path } });
        saveFile(file, `Заказ ${order.number}.xlsx`);
      }}
    />
  );
}
