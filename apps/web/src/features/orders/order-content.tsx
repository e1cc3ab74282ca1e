import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, messageOf } from '../../shared/api.ts';
import { tellAdjusted } from '../../shared/cart/adjusted.ts';
import { keepCart } from '../../shared/cart/cart.ts';
import { tell } from '../../shared/messages.ts';
import { paths } from '../../shared/paths.ts';
import { saveFile } from '../../shared/save-file.ts';
import { keepOrder, type Order, orderAtom } from './atoms.ts';
import { OrderView } from './order-view.tsx';

/** One order to whoever may see it. */
export function OrderContent({ id }: { id: string }) {
  const { data: order, error, refetch } = useAtomValue(orderAtom(id));
  const [isPending, setPending] = useState(false);
  const navigate = useNavigate();
  if (!order && error) throw error;
  if (!order)
    return (
      <div aria-busy="true">
        <Skeleton width="100%" height={320} shape="box" />
      </div>
    );

  const path = { id };
  /** Takes the order further; what the other side did meanwhile is said and shown. */
  const act = async (call: Promise<Order>, said: string) => {
    setPending(true);
    try {
      keepOrder(await call);
      tell.success(said);
    } catch (failure) {
      tell.error(messageOf(failure));
      await refetch();
    } finally {
      setPending(false);
    }
  };
  const attempt = (work: () => Promise<unknown>) =>
    void work().catch((failure) => tell.error(messageOf(failure)));

  return (
    <OrderView
      // an answer begun for one order is none for another
      key={id}
      order={order}
      isPending={isPending}
      onConfirm={(body) =>
        void act(api.POST('/orders/{id}/confirm', { params: { path }, body }), 'Заказ подтверждён')
      }
      onDecline={(reason) =>
        void act(
          api.POST('/orders/{id}/decline', { params: { path }, body: { reason } }),
          'Заказ отклонён',
        )
      }
      onCancel={() =>
        act(api.POST('/orders/{id}/cancel', { params: { path }, body: {} }), 'Заказ отменён')
      }
      onRepeat={() =>
        attempt(async () => {
          const { cart, adjusted } = await api.POST('/orders/{id}/repeat', { params: { path } });
          await keepCart(cart);
          tellAdjusted(adjusted);
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
