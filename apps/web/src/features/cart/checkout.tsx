import { Select } from '@org/ui/select';
import { TextArea } from '@org/ui/text-area';
import { type Ref, useState } from 'react';
import type { Owner } from '../../shared/addresses/atoms.ts';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { countOf, formatMoney, ORDERS } from '../../shared/format/format.ts';
import { formatDay } from '../../shared/format/format-day.ts';
import * as css from './cart.css.ts';
import {
  type CartSupplier,
  type ExcessQuantities,
  sumOf,
  totalOf,
  vatOf,
} from './checkout-rules.ts';
import { knownCost, lastDayOf } from './receiving.ts';

/** How the orders are to be made. */
export interface CheckoutChoice {
  company_id: string | null;
  comment: string | null;
}

export interface CheckoutProps {
  ref?: Ref<HTMLElement>;
  /** The groups that are ordered now. */
  groups: readonly CartSupplier[];
  excess: ExcessQuantities;
  /** Why the chosen groups can't be ordered yet. */
  blocks: readonly string[];
  /** Why other groups stay in the cart. */
  left: readonly string[];
  companies: readonly Owner[];
  /** Makes the orders. If it rejects, the errors are shown as in every form: at the fields that they name. */
  onOrder: (choice: CheckoutChoice) => Promise<unknown>;
}

const MYSELF = 'myself';

/** The check-out: the buyer, the destination, the cost, and the button that orders. */
export function Checkout(props: CheckoutProps) {
  const { ref, groups, excess, blocks, left, companies, onOrder } = props;
  const [company, setCompany] = useState<string>();
  const [comment, setComment] = useState('');
  const buyer = company ?? companies[0]?.id ?? MYSELF;
  const order = () =>
    onOrder({
      company_id: buyer === MYSELF ? null : buyer,
      comment: comment.trim() || null,
    });
  return (
    <aside ref={ref} tabIndex={-1} className={css.checkout} aria-label="Оформление">
      <h2 className={css.heading}>Оформление</h2>
      <Form label="Оформление" send={order}>
        <Select
          name="company_id"
          label="Покупатель"
          isRequired
          items={[
            ...companies.map(({ id, name }) => ({ value: id, label: name })),
            { value: MYSELF, label: 'Я лично' },
          ]}
          value={buyer}
          onChange={(value) => value && setCompany(value)}
        />
        <TextArea
          name="comment"
          label="Комментарий"
          optionalText="необязательно"
          placeholder="Например, позвонить за час"
          maxLength={1000}
          value={comment}
          onChange={setComment}
        />
        <Sums groups={groups} excess={excess} />
        <SubmitButton
          variant="signal"
          size="l"
          isWide
          isDisabled={groups.length === 0 || blocks.length > 0}
          pendingText="Оформляем"
        >
          {groups.length > 1 ? `Оформить ${countOf(groups.length, ORDERS)}` : 'Оформить заказ'}
        </SubmitButton>
      </Form>
      {[...blocks, ...left].map((reason) => (
        <p key={reason} className={css.small}>
          {reason}.
        </p>
      ))}
    </aside>
  );
}

function Sums({ groups, excess }: Pick<CheckoutProps, 'groups' | 'excess'>) {
  const shipments = groups.flatMap((group) => group.shipments);
  const delivery = knownCost(shipments);
  const isKnown = shipments.every(({ cost }) => cost !== null);
  const lastDay = lastDayOf(shipments);
  return (
    <>
      <div className={css.sums}>
        {groups.map((group) => (
          <div key={group.supplier.id} className={css.pair}>
            <span>{group.supplier.name}</span>
            <span className={css.amount}>{formatMoney(sumOf(group, excess))}</span>
          </div>
        ))}
        {groups.length > 0 && (
          <div className={css.pair}>
            <span>Доставка</span>
            <span className={css.amount}>
              {isKnown || delivery > 0 ? formatMoney(delivery) : 'после заказа'}
            </span>
          </div>
        )}
      </div>
      <div className={css.sums}>
        <div className={css.totalPair}>
          <span>{isKnown ? 'С доставкой' : 'Итого'}</span>
          <span className={css.total}>{formatMoney(totalOf(groups, excess) + delivery)}</span>
        </div>
        {!isKnown && <p className={css.small}>Без доставки, которую посчитают после заказа</p>}
        {vatOf(groups, excess).map(({ vat_rate, sum, vat }) => (
          <div key={vat_rate} className={css.pair}>
            <span>{vat_rate === null ? 'без НДС' : `в том числе НДС ${vat_rate} %`}</span>
            <span className={css.amount}>{formatMoney(vat_rate === null ? sum : vat)}</span>
          </div>
        ))}
        {lastDay && (
          <div className={css.pair}>
            <span>последнее получение</span>
            <span className={css.amount}>{formatDay(lastDay)}</span>
          </div>
        )}
      </div>
    </>
  );
}
