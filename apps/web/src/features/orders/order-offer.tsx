import { BUYER_CAUSES } from '@org/trade/order-causes';
import { priceOf } from '@org/trade/order-money';
import { Button } from '@org/ui/button';
import { SegmentedControl } from '@org/ui/segmented-control';
import { useState } from 'react';
import { countOf, formatMoney, formatPieces, formatShare } from '../../shared/format/format.ts';
import { toastErrorOf } from '../../shared/page/messages.ts';
import type { ModeProps } from './actions.ts';
import { withoutRefused } from './answers.ts';
import { InsteadButton } from './instead-button.tsx';
import * as css from './order.css.ts';
import { OrderLayout } from './order-layout.tsx';
import { OrderLines } from './order-lines.tsx';
import { isChanged, orderedOf } from './order-sums.ts';
import type { Order } from './orders.atoms.ts';
import { ReasonButton } from './reason-button.tsx';
import { TurnNote } from './turn-note.tsx';

const CHOICES = [
  { value: 'take', label: 'Принять' },
  { value: 'refuse', label: 'Отказаться' },
] as const;

interface OfferedTermsProps {
  item: Order['items'][number];
  isRefused: boolean;
  onChoice: (choice: string | undefined) => void;
}

/** What the supplier would change in a line, and the buyer's choice. */
function OfferedTerms({ item, isRefused, onChoice }: OfferedTermsProps) {
  if (!isChanged(item)) return null;
  const { quantity, confirmed_quantity, bulk_price, offered_price } = item;
  const short = quantity - (confirmed_quantity ?? 0);
  const facts = [
    short > 0 && `Не хватает ${formatPieces(short)}`,
    offered_price !== null &&
      `${short > 0 ? 'цена' : 'Цена'} ${formatMoney(priceOf(item))}: ${formatShare(offered_price / bulk_price - 1)}`,
  ];
  return (
    <div className={css.strip}>
      <span>{facts.filter(Boolean).join(', ')}</span>
      {confirmed_quantity !== 0 && (
        <SegmentedControl
          label={`Условия: ${item.product.title}`}
          size="s"
          options={CHOICES}
          value={[isRefused ? 'refuse' : 'take']}
          onChange={([choice]) => onChoice(choice)}
        />
      )}
    </div>
  );
}

/** The supplier's counter-offer, which the buyer accepts or refuses line by line. */
export function OrderOffer({ order, actions, isPending, talk }: ModeProps) {
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const next = withoutRefused(order, refused);
  const changed = order.items.filter(isChanged).length;
  const choose = (id: string, choice: string | undefined) => {
    const others = new Set(refused);
    others.delete(id);
    setRefused(choice === 'refuse' ? others.add(id) : others);
  };
  return (
    <OrderLayout
      order={order}
      actions={actions}
      isPending={isPending}
      talk={talk}
      now={
        <TurnNote
          order={order}
          title={`Поставщик изменил ${countOf(changed, ['строку', 'строки', 'строк'])}`}
          actions={
            <>
              <Button
                variant="primary"
                size="l"
                isDisabled={next.quantity === 0}
                isPending={isPending}
                pendingText="Принимаем"
                onPress={() => toastErrorOf(actions.accept([...refused]))}
              >
                {`Принять, ${formatMoney(next.payable)}`}
              </Button>
              <InsteadButton order={order} actions={actions} isPending={isPending} />
              <CancelButton order={order} actions={actions} isPending={isPending} />
            </>
          }
        >
          {next.quantity === 0
            ? 'Вы отказались от всего: отмените заказ'
            : `Готовы отгрузить ${order.quantity} из ${formatPieces(orderedOf(order))}, вместо ${formatMoney(order.ordered_sum)} выходит ${formatMoney(next.payable)}`}
        </TurnNote>
      }
      lines={
        <OrderLines
          order={next}
          strip={(item) => (
            <OfferedTerms
              item={order.items.find(({ id }) => id === item.id) ?? item}
              isRefused={refused.has(item.id)}
              onChoice={(choice) => choose(item.id, choice)}
            />
          )}
        />
      }
    />
  );
}

/** The button that cancels the order, as long as the buyer may. */
export function CancelButton({ order, actions, isPending }: ModeProps) {
  if (!order.allowed.includes('cancel')) return null;
  return (
    <ReasonButton
      label="Отменить заказ"
      title={`Отменить заказ ${order.number}?`}
      hint="Товар вернётся поставщику в продажу. Поставщик увидит причину."
      causes={BUYER_CAUSES}
      isPending={isPending}
      onReason={actions.cancel}
    />
  );
}
