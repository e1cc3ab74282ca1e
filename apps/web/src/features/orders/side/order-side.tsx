import { Progress } from '@org/ui/progress';
import type { ReactNode } from 'react';
import { countOf, DAYS, formatMoney } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-moment.ts';
import type { ModeProps } from '../actions.ts';
import type { Order } from '../atoms.ts';
import * as css from '../order.css.ts';
import { isOverdue } from '../words/life-words.ts';
import { deliveryText, partyText, vatText } from '../words/order-words.ts';
import { receivingText } from '../words/receiving-words.ts';
import { owedOf } from '../words/sums.ts';
import { OrderDocuments } from './order-documents.tsx';
import { PayButton } from './pay-button.tsx';

type Facts = readonly (readonly [term: string, fact: ReactNode])[];

function FactList({ facts }: { facts: Facts }) {
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

/** What both sides agreed on: payment, delivery, the parties and the sum. */
export function OrderSide(props: ModeProps) {
  const { order } = props;
  const { contact } = order;
  const person = [contact.full_name, contact.phone && `+${contact.phone}`, contact.email];
  return (
    <>
      <Payment {...props} />
      <OrderDocuments order={order} />
      <section className={css.block}>
        <h2 className={css.heading}>Получение</h2>
        <FactList
          facts={[
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
        <FactList
          facts={[
            ['Поставщик', partyText(order.supplier)],
            ['Покупатель', partyText(order.buyer)],
          ]}
        />
      </section>
      <section className={css.block}>
        <h2 className={css.heading}>К оплате</h2>
        <FactList
          facts={[
            ['Товары', formatMoney(order.total)],
            [
              'Доставка',
              order.receiving.some(({ cost }) => cost === null)
                ? 'стоимость сообщит перевозчик'
                : order.delivery_cost !== null && formatMoney(order.delivery_cost),
            ],
          ]}
        />
        <div className={css.big}>{formatMoney(order.payable)}</div>
        {order.vat_split.map((part) => (
          <div key={part.vat_rate} className={css.note}>
            {vatText(part)}
          </div>
        ))}
      </section>
    </>
  );
}

const termsText = ({ pay_days }: Order) => {
  if (pay_days === null) return 'после ответа поставщика';
  return pay_days === 0 ? 'предоплата' : `отсрочка ${countOf(pay_days, DAYS)}`;
};

function Payment(props: ModeProps) {
  const { order } = props;
  const isLate = isOverdue(order);
  const owed = owedOf(order);
  return (
    <section className={css.block}>
      <div className={css.blockHead}>
        <h2 className={css.heading}>Оплата</h2>
        {order.allowed.includes('pay') && <PayButton {...props} />}
      </div>
      <FactList
        facts={[
          ['Условия', termsText(order)],
          [
            'Срок',
            order.pay_until && (
              <span className={isLate ? css.late : undefined}>
                до {formatDay(order.pay_until)}
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
          {formatDay(paid_on)}: {sum < 0 ? 'возврат ' : ''}
          {formatMoney(Math.abs(sum))}
          {reference && `, № ${reference}`}
        </div>
      ))}
    </section>
  );
}
