import { causeText } from '@org/trade/order-causes';
import { isOff } from '@org/trade/order-money';
import { readRoubles } from '@org/trade/read-roubles';
import { writeRoubles } from '@org/trade/roubles';
import { Button } from '@org/ui/button';
import { DateField } from '@org/ui/date-field';
import { Inline } from '@org/ui/inline';
import { DialogActions, Modal, ModalTrigger } from '@org/ui/modal';
import { Progress } from '@org/ui/progress';
import { Text } from '@org/ui/text';
import { TextField } from '@org/ui/text-field';
import { Timeline } from '@org/ui/timeline';
import { type ReactNode, useState } from 'react';
import { Form, type FormProps, SubmitButton } from '../../shared/form/form.tsx';
import { countOf, DAYS, formatMoney } from '../../shared/format/format.ts';
import { today } from '../../shared/format/format-day.ts';
import { formatDayOfYear, formatMoment } from '../../shared/format/format-moment.ts';
import { toastErrorOf } from '../../shared/page/messages.ts';
import { PairList } from '../../shared/page/pair-list.tsx';
import type { ModeProps } from './actions.ts';
import * as css from './order.css.ts';
import { OrderClaims } from './order-claims.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderProgress } from './order-progress.tsx';
import {
  deliveryCostText,
  deliveryText,
  eventText,
  isOverdue,
  type OrderEvent,
  partyText,
  receivingText,
  vatText,
} from './order-words.ts';
import type { Order } from './orders.atoms.ts';

/** Asks the buyer whether the order was changed or declined at their wish, as the supplier says. */
function AppealQuestion({ order, actions, isPending }: ModeProps) {
  if (!order.allowed.includes('answer_appeal')) return null;
  const comment = order.history.findLast(({ kind }) => kind === 'appealed')?.comment;
  const answer = (agree: boolean) => () => toastErrorOf(actions.answerAppeal(agree));
  return (
    <section className={css.now} aria-label="Вопрос поставщика">
      <div>
        <h2 className={css.nowTitle}>Вы сами просили изменить или отменить этот заказ?</h2>
        <Text tone="secondary">
          {comment ? `Поставщик пишет: «${comment}». ` : 'Так говорит поставщик. '}
          Если да, заказ не ухудшит его показатели.
        </Text>
      </div>
      <div className={css.acts}>
        <Button isDisabled={isPending} onPress={answer(true)}>
          Да, просили
        </Button>
        <Button variant="ghost" isDisabled={isPending} onPress={answer(false)}>
          Нет, не просили
        </Button>
      </div>
    </section>
  );
}

const causeOf = ({ details, comment }: OrderEvent) => causeText(details.cause, comment);

/** What happened to an order, the newest first. */
function OrderHistory({ order }: { order: Order }) {
  return (
    <section className={css.section} aria-label="История">
      <h2 className={css.heading}>История</h2>
      <Timeline
        label="История"
        events={order.history.toReversed().map((event, at) => ({
          id: event.at + event.kind,
          title: eventText(event),
          when: <time dateTime={event.at}>{formatMoment(event.at)}</time>,
          details: (event.by || causeOf(event)) && <EventDetails event={event} />,
          tone: at === 0 ? ('current' as const) : undefined,
        }))}
      />
    </section>
  );
}

/** Who did it, and what they said. */
function EventDetails({ event }: { event: OrderEvent }) {
  const words = causeOf(event);
  return (
    <>
      {event.by}
      {words && <div>«{words}»</div>}
    </>
  );
}

/** The supplier records a payment, or a refund if more was paid than is owed. */
export function PayButton({ order, actions, isPending }: ModeProps) {
  const owed = order.due;
  const isRefund = owed < 0;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [date, setDate] = useState(today);
  const [reference, setReference] = useState('');
  const text = typed ?? writeRoubles(Math.abs(owed));
  const { kopecks: sum, error } = readRoubles(text, { least: 1, most: Math.abs(owed) });
  if (owed === 0) return null;
  const send = async () => {
    // the form is not sent while a field is invalid
    if (sum === undefined) return;
    const number = reference.trim();
    const body = {
      sum: isRefund ? -sum : sum,
      paid_on: date,
      expected_paid: order.paid,
      ...(number && { reference: number }),
    };
    await actions.pay(body);
    setTyped(undefined);
    setOpen(false);
  };
  const label = isRefund ? 'Отметить возврат' : 'Отметить оплату';
  return (
    <ModalTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button size="s" isDisabled={isPending}>
        {label}
      </Button>
      <Modal title={label} isBusy={isPending}>
        <Form label={label} send={send}>
          <TextField
            name="sum"
            label="Сумма"
            isRequired
            suffix="₽"
            inputMode="decimal"
            autoFocus
            value={text}
            onChange={setTyped}
            // a field that is said to be valid would not show what the server refuses
            {...(error !== undefined && { isInvalid: true })}
            errorMessage={error ?? 'Укажите сумму'}
          />
          <DateField
            name="paid_on"
            label="День оплаты"
            isRequired
            value={date || null}
            maxValue={today()}
            onChange={(day) => setDate(day ?? '')}
            {...((!date || date > today()) && { isInvalid: true })}
            errorMessage="Укажите день оплаты, не позже сегодняшнего"
          />
          <TextField
            name="reference"
            label="Номер платёжного поручения"
            optionalText="необязательно"
            maxLength={100}
            value={reference}
            onChange={setReference}
          />
          <DialogActions>
            <Button slot="close">Не сейчас</Button>
            <SubmitButton pendingText="Отмечаем">{label}</SubmitButton>
          </DialogActions>
        </Form>
      </Modal>
    </ModalTrigger>
  );
}

const termsText = ({ pay_days }: Order) => {
  if (pay_days === null) return 'после ответа поставщика';
  return pay_days === 0 ? 'предоплата' : `отсрочка ${countOf(pay_days, DAYS)}`;
};

/** The terms of payment, and what has been paid. */
function OrderPayment(props: ModeProps) {
  const { order } = props;
  const isLate = isOverdue(order);
  const owed = order.due;
  return (
    <section className={css.block}>
      <Inline gap={3} align="baseline" justify="between" shouldWrap={false}>
        <h2 className={css.heading}>Оплата</h2>
        {order.allowed.includes('pay') && <PayButton {...props} />}
      </Inline>
      <PairList
        align="end of a narrow column"
        pairs={[
          ['Условия', termsText(order)],
          [
            'Срок',
            order.pay_until && (
              <span className={isLate ? css.late : undefined}>
                до {formatDayOfYear(order.pay_until)}
                {isLate && ', просрочено'}
              </span>
            ),
          ],
          ['Оплачено', `${formatMoney(order.paid)} из ${formatMoney(order.payable)}`],
          [owed < 0 ? 'Вернуть' : 'Осталось', owed !== 0 && formatMoney(Math.abs(owed))],
        ]}
      />
      {order.payable > 0 && (
        <Progress
          label="Оплачено"
          isLabelHidden
          value={Math.min(order.paid, order.payable)}
          maxValue={order.payable}
        />
      )}
      {order.credit && (
        <p className={css.note}>
          Лимит {formatMoney(order.credit.limit)}, занято {formatMoney(order.credit.used)}
          {order.credit.overdue > 0 && (
            <span className={css.late}>, просрочено {formatMoney(order.credit.overdue)}</span>
          )}
        </p>
      )}
      {order.payments.map(({ id, sum, paid_on, reference }) => (
        <div key={id} className={css.note}>
          {formatDayOfYear(paid_on)}: {sum < 0 ? 'возврат ' : ''}
          {formatMoney(Math.abs(sum))}
          {reference && `, № ${reference}`}
        </div>
      ))}
    </section>
  );
}

/** What both sides agreed on: payment, delivery, the parties and the sum. */
function OrderSide(props: ModeProps) {
  const { order } = props;
  const { contact } = order;
  const person = [contact.full_name, contact.phone && `+${contact.phone}`, contact.email];
  return (
    <>
      <OrderPayment {...props} />
      <OrderDocuments order={order} />
      <section className={css.block}>
        <h2 className={css.heading}>Получение</h2>
        <PairList
          align="end of a narrow column"
          pairs={[
            ...(order.receiving.length > 0
              ? order.receiving.map((one) => [one.warehouse.name, receivingText(one)] as const)
              : [['Куда', deliveryText(order)] as const]),
            ['Контакт', person.filter(Boolean).join(', ')],
            ['Комментарий', order.comment],
          ]}
        />
      </section>
      <section className={css.block}>
        <h2 className={css.heading}>Стороны</h2>
        <PairList
          align="end of a narrow column"
          pairs={[
            ['Поставщик', partyText(order.supplier)],
            ['Покупатель', partyText(order.buyer)],
          ]}
        />
      </section>
      <section className={css.block}>
        <h2 className={css.heading}>{isOff(order.status) ? 'Сумма заказа' : 'К оплате'}</h2>
        <PairList
          align="end of a narrow column"
          pairs={[
            ['Товары', formatMoney(order.goods)],
            ['Доставка', deliveryCostText(order)],
            ['По претензиям', order.credited_sum > 0 && `−${formatMoney(order.credited_sum)}`],
          ]}
        />
        <Text as="div" size={22} weight="bold" tone="inherit" align="end">
          {formatMoney(order.payable)}
        </Text>
        {order.vat_split.map((part) => (
          <div key={part.vat_rate} className={css.note}>
            {vatText(part)}
          </div>
        ))}
      </section>
    </>
  );
}

interface OrderLayoutProps extends ModeProps {
  now: ReactNode;
  lines: ReactNode;
  /** Shown first beside the lines. */
  side?: ReactNode;
}

/** Lays out the parts of an order's page; in one column, what is done comes before what is said about it. */
export function OrderLayout({
  order,
  talk,
  actions,
  isPending,
  now,
  lines,
  side,
}: OrderLayoutProps) {
  return (
    <div>
      <OrderProgress order={order} />
      <AppealQuestion order={order} actions={actions} isPending={isPending} />
      {now}
      <div className={css.columns}>
        <div className={css.lines}>{lines}</div>
        {side && <div className={css.beside}>{side}</div>}
        <div className={css.history}>
          <OrderClaims order={order} actions={actions} isPending={isPending} />
          {talk}
          <OrderHistory order={order} />
        </div>
        <aside className={css.terms} aria-label="Условия заказа">
          <OrderSide order={order} actions={actions} isPending={isPending} />
        </aside>
      </div>
    </div>
  );
}

/** The page of an order as a form, where something is sent with the action of its reader. */
export const OrderForm = ({
  label,
  send,
  ...layout
}: OrderLayoutProps & Pick<FormProps, 'label' | 'send'>) => (
  <Form label={label} send={send}>
    <OrderLayout {...layout} />
  </Form>
);
