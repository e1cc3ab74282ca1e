import { isOff } from '@org/trade/order-money';
import { formatMoney } from '../../../shared/format/format.ts';
import type { ModeProps } from '../actions.ts';
import * as css from '../order.css.ts';
import { deliveryCostText, deliveryText, partyText, vatText } from '../words/order-words.ts';
import { receivingText } from '../words/receiving-words.ts';
import { OrderDocuments } from './order-documents.tsx';
import { OrderPayment } from './order-payment.tsx';
import { FactList } from './side-fact-list.tsx';

/** What both sides agreed on: payment, delivery, the parties and the sum. */
export function OrderSide(props: ModeProps) {
  const { order } = props;
  const { contact } = order;
  const person = [contact.full_name, contact.phone && `+${contact.phone}`, contact.email];
  return (
    <>
      <OrderPayment {...props} />
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
        <h2 className={css.heading}>{isOff(order.status) ? 'Сумма заказа' : 'К оплате'}</h2>
        <FactList
          facts={[
            ['Товары', formatMoney(order.goods)],
            ['Доставка', deliveryCostText(order)],
            ['По претензиям', order.credited_sum > 0 && `−${formatMoney(order.credited_sum)}`],
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
