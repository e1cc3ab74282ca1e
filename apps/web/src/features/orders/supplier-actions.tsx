import { SUPPLIER_CAUSES } from '@org/trade/order-causes';
import { Button } from '@org/ui/button';
import { millisecondsInWeek } from 'date-fns/constants';
import { toastErrorOf } from '../../shared/page/messages.ts';
import type { ModeProps } from './actions.ts';
import { ReasonButton } from './reason-button.tsx';

/** The supplier's actions on an order that is answered but not shipped. */
export function SupplierActions({ order, actions, isPending }: ModeProps) {
  const may = (action: (typeof order.allowed)[number]) => order.allowed.includes(action);
  return (
    <>
      {may('invoice') && (
        <Button
          variant={may('ship') ? 'secondary' : 'primary'}
          size="l"
          isPending={isPending}
          pendingText="Выставляем"
          onPress={() => toastErrorOf(actions.invoice())}
        >
          Выставить счёт
        </Button>
      )}
      {may('extend') && !may('ship') && (
        <Button
          variant="ghost"
          size="l"
          isDisabled={isPending}
          onPress={() =>
            toastErrorOf(actions.extend(new Date(Date.now() + millisecondsInWeek).toISOString()))
          }
        >
          Держать ещё неделю
        </Button>
      )}
      {may('decline') && (
        <ReasonButton
          label="Отклонить"
          title={`Отклонить заказ ${order.number}?`}
          hint="Покупатель увидит причину, товар вернётся в продажу."
          causes={SUPPLIER_CAUSES}
          isPending={isPending}
          onReason={actions.decline}
        />
      )}
      {may('appeal') && (
        <ReasonButton
          label="Спросить покупателя"
          title="Покупатель сам просил изменить или отменить заказ?"
          hint="Этот заказ ухудшает вашу надёжность. Если покупатель подтвердит, что просил сам, учитывать его не будем. Спросить можно один раз."
          isPending={isPending}
          onReason={actions.appeal}
        />
      )}
    </>
  );
}
