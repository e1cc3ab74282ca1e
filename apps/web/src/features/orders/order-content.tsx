import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { api } from '../../shared/api/api.ts';
import { useAttemptKey } from '../../shared/hooks/use-attempt-key.ts';
import { Loading } from '../../shared/page/loading.tsx';
import { toastError } from '../../shared/page/messages.ts';
import { paths } from '../../shared/paths.ts';
import { saveFile } from '../../shared/save-file.ts';
import { Messages } from './messages/messages.tsx';
import { OrderView } from './order-view.tsx';
import { orderAtom } from './orders.atoms.ts';
import { useOrderActions } from './use-order-actions.ts';

/** One order to whoever may see it. */
export function OrderContent({ id }: { id: string }) {
  const { data: order, error, refetch } = useAtomValue(orderAtom(id));
  const { actions, isPending } = useOrderActions(id, refetch);
  const navigate = useNavigate();
  const repeats = useAttemptKey();
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
          const header = { 'Idempotency-Key': repeats.keyFor(id) };
          const made = await api.POST('/requests/copies', {
            params: { header },
            body: { order_id: id },
          });
          repeats.answered();
          navigate(paths.request(made.id));
        })
      }
      onExport={async () => {
        const file = await api.download('get', '/orders/{id}/export', { params: { path } });
        saveFile(file, `Заказ ${order.number}.xlsx`);
      }}
    />
  );
}
