import { Button } from '@org/ui/button';
import { TextArea } from '@org/ui/text-area';
import { useState } from 'react';
import type { Order } from './atoms.ts';
import { OrderItems } from './order-items.tsx';
import * as css from './orders.css.ts';

export interface Answer {
  items: { id: string; quantity: number }[];
  comment?: string;
}

export interface OrderAnswerProps {
  order: Order;
  isPending: boolean;
  onConfirm: (answer: Answer) => void;
  onDecline: (reason: string) => void;
}

/** The supplier's answer: all of it, less of some lines, or nothing with a reason. */
export function OrderAnswer({ order, isPending, onConfirm, onDecline }: OrderAnswerProps) {
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map());
  const [comment, setComment] = useState('');
  const [needsReason, setNeedsReason] = useState(false);
  const confirmed = order.items.map(({ id, quantity }) => quantities.get(id) ?? quantity);
  const isNothing = confirmed.every((quantity) => quantity === 0);
  const isPart = order.items.some(({ quantity }, at) => (confirmed[at] ?? 0) < quantity);
  const text = comment.trim();
  const confirm = () =>
    onConfirm({
      items: order.items.map(({ id }, at) => ({ id, quantity: confirmed[at] ?? 0 })),
      ...(text && { comment: text }),
    });
  return (
    <>
      <OrderItems
        order={order}
        confirming={quantities}
        onConfirming={(id, quantity) => setQuantities(new Map(quantities).set(id, quantity))}
      />
      <section className={css.answer} aria-label="Ответ покупателю">
        <TextArea
          label="Комментарий покупателю"
          optionalText={isNothing ? undefined : 'необязательно'}
          placeholder="Например, остальное через неделю"
          maxLength={500}
          value={comment}
          onChange={(value) => {
            setComment(value);
            setNeedsReason(false);
          }}
          isInvalid={needsReason}
          errorMessage={needsReason ? 'Напишите, почему отклоняете заказ' : undefined}
        />
        <div className={css.buttons}>
          <Button
            variant="primary"
            isDisabled={isNothing}
            isPending={isPending}
            pendingText="Подтверждаем"
            onPress={confirm}
          >
            {isPart ? 'Подтвердить частично' : 'Подтвердить заказ'}
          </Button>
          <Button
            variant="ghost"
            isDisabled={isPending}
            onPress={() => (text ? onDecline(text) : setNeedsReason(true))}
          >
            Отклонить
          </Button>
        </div>
      </section>
    </>
  );
}
