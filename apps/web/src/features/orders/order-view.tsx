import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { ConfirmDialog } from '@org/ui/confirm-dialog';
import { DownloadIcon, RotateCcwIcon } from '@org/ui/icons';
import { useState } from 'react';
import { formatMoment } from '../../shared/format.ts';
import type { Order } from './atoms.ts';
import { type Answer, OrderAnswer } from './order-answer.tsx';
import { OrderItems } from './order-items.tsx';
import { deliveryText, partyText, statusLabels, statusText, statusTones } from './order-words.ts';
import * as css from './orders.css.ts';

export interface OrderViewProps {
  order: Order;
  isPending: boolean;
  onConfirm: (answer: Answer) => void;
  onDecline: (reason: string) => void;
  onCancel: () => Promise<unknown>;
  onRepeat: () => void;
  onExport: () => void;
}

/** An order to either of its sides, with what that side may do. */
export function OrderView(props: OrderViewProps) {
  const { order, isPending, onConfirm, onDecline } = props;
  const canAnswer = order.allowed.includes('confirm');
  return (
    <div className={css.order}>
      <div>
        <Head {...props} />
        <Facts order={order} />
        {canAnswer ? (
          <OrderAnswer
            order={order}
            isPending={isPending}
            onConfirm={onConfirm}
            onDecline={onDecline}
          />
        ) : (
          <OrderItems order={order} />
        )}
      </div>
      <History order={order} />
    </div>
  );
}

function Head({ order, isPending, onCancel, onRepeat, onExport }: OrderViewProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={css.head}>
      <Badge tone={statusTones[order.status]}>{statusText(order)}</Badge>
      <span className={css.note}>{formatMoment(order.created_at)}</span>
      <div className={css.acts}>
        <Button variant="ghost" icon={<DownloadIcon size={16} />} onPress={onExport}>
          Скачать XLSX
        </Button>
        {order.side === 'buyer' && (
          <Button variant="ghost" icon={<RotateCcwIcon size={16} />} onPress={onRepeat}>
            Повторить
          </Button>
        )}
        {order.allowed.includes('cancel') && (
          <Button isDisabled={isPending} onPress={() => setAsking(true)}>
            Отменить заказ
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Отменить заказ ${order.number}?`}
        confirmLabel="Отменить заказ"
        cancelLabel="Оставить"
        closeLabel="Закрыть"
        isDestructive
        onConfirm={onCancel}
      >
        Товар вернётся поставщику в продажу. Поставщик получит письмо.
      </ConfirmDialog>
    </div>
  );
}

function Facts({ order }: { order: Order }) {
  const { contact } = order;
  const person = [contact.full_name, contact.phone && `+${contact.phone}`, contact.email];
  const facts = [
    ['Поставщик', partyText(order.supplier)],
    ['Покупатель', partyText(order.buyer)],
    ['Контакт', person.filter(Boolean).join(', ')],
    ['Получение', deliveryText(order)],
    ['Комментарий', order.comment],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(
        ([term, fact]) =>
          fact && (
            <div key={term} style={{ display: 'contents' }}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.fact}>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function History({ order }: { order: Order }) {
  return (
    <section aria-label="История">
      <h2 className={css.heading}>История</h2>
      <ol>
        {order.history.map(({ status, at, by, comment }) => (
          <li key={at + status} className={css.event}>
            {status === 'new' ? 'Заказ сделан' : statusLabels[status]}
            <div className={css.note}>
              {formatMoment(at)}
              {by && `, ${by}`}
            </div>
            {comment && <div>{comment}</div>}
          </li>
        ))}
      </ol>
    </section>
  );
}
