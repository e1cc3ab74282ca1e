import { Progress } from '@org/ui/progress';
import { countOf, DAYS, formatMoney } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-moment.ts';
import type { ModeProps } from '../actions.ts';
import * as css from '../order.css.ts';
import type { Order } from '../orders.atoms.ts';
import { isOverdue } from '../words/life-words.ts';
import { PayButton } from './pay-button.tsx';
import { FactList } from './side-fact-list.tsx';

const termsText = ({ pay_days }: Order) => {
  if (pay_days === null) return 'после ответа поставщика';
  return pay_days === 0 ? 'предоплата' : `отсрочка ${countOf(pay_days, DAYS)}`;
};

/** The terms of payment, and what has been paid. */
export function OrderPayment(props: ModeProps) {
  const { order } = props;
  const isLate = isOverdue(order);
  const owed = order.due;
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
