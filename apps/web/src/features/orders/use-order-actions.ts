import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../shared/api/api.ts';
import { cacheCart } from '../../shared/cart/cart.ts';
import { formatPieces } from '../../shared/format/format.ts';
import { toast, toastError } from '../../shared/page/messages.ts';
import { paths } from '../../shared/page/paths.ts';
import type { OrderActions } from './actions.ts';
import { downloadFile, uploadFiles } from './order-files.ts';
import { cacheOrder, type Order } from './orders.atoms.ts';

const saidOf = <Cause>(reason: string, cause: Cause | undefined) => ({
  ...(cause !== undefined && { cause }),
  ...(reason && { reason }),
});

/** The actions on an order. If the other side has done something meanwhile, that is shown. */
export function useOrderActions(id: string, refetch: () => Promise<unknown>) {
  const [isPending, setPending] = useState(false);
  const navigate = useNavigate();
  const attempt = async (work: () => Promise<void>) => {
    setPending(true);
    try {
      await work();
    } catch (failure) {
      await refetch();
      throw failure;
    } finally {
      setPending(false);
    }
  };
  const run = (call: Promise<Order>, successText: string) =>
    attempt(async () => {
      cacheOrder(await call);
      toast.success(successText);
    });
  const params = { path: { id } };
  const photo = useCallback(
    (fileId: string) =>
      downloadFile(id, fileId).then(
        ({ blob }) => blob,
        (failure: unknown) => {
          toastError(failure);
          return undefined;
        },
      ),
    [id],
  );
  const actions: OrderActions = {
    confirm: (body) =>
      run(api.POST('/orders/{id}/confirm', { params, body }), 'Ответ отправлен покупателю'),
    decline: (reason, cause) =>
      run(
        api.POST('/orders/{id}/decline', { params, body: saidOf(reason, cause) }),
        'Заказ отклонён',
      ),
    accept: (refuse) =>
      run(api.POST('/orders/{id}/accept', { params, body: { refuse } }), 'Изменения приняты'),
    cancel: (reason, cause) =>
      run(
        api.POST('/orders/{id}/cancel', { params, body: saidOf(reason, cause) }),
        'Заказ отменён',
      ),
    extend: (until) =>
      run(api.POST('/orders/{id}/extend', { params, body: { until } }), 'Резерв продлён'),
    invoice: () => run(api.POST('/orders/{id}/invoice', { params }), 'Счёт выставлен'),
    pay: (body) => run(api.POST('/orders/{id}/payments', { params, body }), 'Оплата отмечена'),
    ship: (body) => run(api.POST('/orders/{id}/shipments', { params, body }), 'Отгрузка отмечена'),
    release: (reason) =>
      run(api.POST('/orders/{id}/release', { params, body: { reason } }), 'Остаток снят'),
    receive: (shipment_id, { items = [] }, photos) =>
      run(receive(id, shipment_id, items, photos), 'Товар принят'),
    ...disputes(id, run),
    photo,
    instead: () =>
      attempt(async () => {
        const { cart, missing } = await api.POST('/orders/{id}/instead', { params });
        await cacheCart(cart);
        if (missing > 0) toast.info(`Ещё ${formatPieces(missing)} нет ни у кого`);
        else toast.success('Недостающее в корзине: проверьте и оформите');
        navigate(paths.cart);
      }),
  };
  return { actions, isPending };
}

type Run = (call: Promise<Order>, successText: string) => Promise<void>;

/** What the sides ask of each other about an order. */
function disputes(id: string, run: Run) {
  const params = { path: { id } };
  return {
    claim: (body, photos) => run(claim(id, body, photos), 'Претензия отправлена поставщику'),
    answerClaim: (claim_id, body) =>
      run(
        api.POST('/orders/{id}/claims/{claim_id}/answer', {
          params: { path: { id, claim_id } },
          body,
        }),
        body.accept ? 'Претензия принята' : 'Претензия отклонена',
      ),
    withdrawClaim: (claim_id) =>
      run(
        api.POST('/orders/{id}/claims/{claim_id}/withdraw', {
          params: { path: { id, claim_id } },
        }),
        'Претензия отозвана',
      ),
    appeal: (reason) =>
      run(
        api.POST('/orders/{id}/appeal', { params, body: saidOf(reason, undefined) }),
        'Спросили покупателя',
      ),
    answerAppeal: (agree) =>
      run(
        api.POST('/orders/{id}/appeal/answer', { params, body: { agree } }),
        'Спасибо, ответ отправлен поставщику',
      ),
  } satisfies Partial<OrderActions>;
}

type Input<Name extends keyof OrderActions> = Parameters<OrderActions[Name]>;

/** Uploads the photos first, so that a claim is made whole or not at all. */
async function claim(id: string, body: Input<'claim'>[0], files: Input<'claim'>[1]) {
  const photos = await uploadFiles(id, files);
  return api.POST('/orders/{id}/claims', { params: { path: { id } }, body: { ...body, photos } });
}

async function receive(
  id: string,
  shipment_id: string,
  lines: NonNullable<Input<'receive'>[1]['items']>,
  files: Input<'receive'>[2],
) {
  const items = [];
  for (const line of lines)
    items.push({ ...line, photos: await uploadFiles(id, files.get(line.id) ?? []) });
  return api.POST('/orders/{id}/shipments/{shipment_id}/receive', {
    params: { path: { id, shipment_id } },
    body: { items },
  });
}
