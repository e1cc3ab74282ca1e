import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { Select } from '@org/ui/select';
import { TextArea } from '@org/ui/text-area';
import { TextField } from '@org/ui/text-field';
import { type Ref, useState } from 'react';
import { countOf, formatMoney } from '../../shared/format.ts';
import { listWords } from '../../shared/list-words.ts';
import type { BuyerCompany } from './atoms.ts';
import * as css from './cart.css.ts';
import { type CartSupplier, totalOf, vatOf } from './checkout-rules.ts';

/** How the orders are to be made. */
export interface CheckoutChoice {
  company_id: string | null;
  delivery: { kind: 'delivery' | 'pickup'; address: string | null };
  comment: string | null;
}

export interface CheckoutProps {
  ref?: Ref<HTMLElement>;
  /** What is ordered now. */
  groups: readonly CartSupplier[];
  /** Why other groups stay in the cart. */
  left: readonly string[];
  companies: readonly BuyerCompany[];
  /** Why the last attempt failed. */
  error?: string;
  isPending: boolean;
  onOrder: (choice: CheckoutChoice) => void;
}

const MYSELF = 'myself';
export const ORDERS = ['заказ', 'заказа', 'заказов'] as const;

/** Who buys, where it goes, what it costs, and the button. */
export function Checkout({ ref, groups, left, companies, ...props }: CheckoutProps) {
  const { error, isPending, onOrder } = props;
  const [company, setCompany] = useState<string>();
  const [kind, setKind] = useState<'delivery' | 'pickup'>('delivery');
  const [address, setAddress] = useState('');
  const [comment, setComment] = useState('');
  const canPickUp = groups.length > 0 && groups.every(({ terms }) => terms.pickup);
  const buyer = company ?? companies[0]?.id ?? MYSELF;
  const order = () =>
    onOrder({
      company_id: buyer === MYSELF ? null : buyer,
      delivery:
        canPickUp && kind === 'pickup'
          ? { kind, address: null }
          : { kind: 'delivery', address: address.trim() || null },
      comment: comment.trim() || null,
    });
  return (
    <aside ref={ref} tabIndex={-1} className={css.checkout} aria-label="Оформление">
      <h2 className={css.heading}>Оформление</h2>
      <Select
        label="Покупатель"
        words={listWords('Найти компанию')}
        items={[
          ...companies.map(({ id, name }) => ({ value: id, label: name })),
          { value: MYSELF, label: 'Я лично' },
        ]}
        value={buyer}
        onChange={(value) => value && setCompany(value)}
      />
      {canPickUp && (
        <RadioGroup
          label="Получение"
          value={kind}
          onChange={(value) => setKind(value === 'pickup' ? 'pickup' : 'delivery')}
        >
          <Radio value="delivery">Доставка</Radio>
          <Radio value="pickup">Самовывоз</Radio>
        </RadioGroup>
      )}
      {!(canPickUp && kind === 'pickup') && (
        <TextField
          label="Куда доставить"
          optionalText="необязательно"
          maxLength={300}
          value={address}
          onChange={setAddress}
        />
      )}
      <TextArea
        label="Комментарий"
        optionalText="необязательно"
        placeholder="Например, позвонить за час"
        maxLength={1000}
        value={comment}
        onChange={setComment}
      />
      <Sums groups={groups} />
      {error && <Note tone="danger">{error}</Note>}
      <Button
        variant="signal"
        size="l"
        isWide
        isDisabled={groups.length === 0}
        isPending={isPending}
        pendingText="Оформляем"
        onPress={order}
      >
        {groups.length > 1 ? `Оформить ${countOf(groups.length, ORDERS)}` : 'Оформить заказ'}
      </Button>
      {left.map((reason) => (
        <p key={reason} className={css.small}>
          {reason}.
        </p>
      ))}
    </aside>
  );
}

function Sums({ groups }: { groups: readonly CartSupplier[] }) {
  return (
    <>
      {groups.length > 1 && (
        <div className={css.sums}>
          {groups.map(({ supplier, subtotal }) => (
            <div key={supplier.id} className={css.pair}>
              <span>{supplier.name}</span>
              <span className={css.amount}>{formatMoney(subtotal)}</span>
            </div>
          ))}
        </div>
      )}
      <div className={css.sums}>
        <div className={css.totalPair}>
          <span>Итого</span>
          <span className={css.total}>{formatMoney(totalOf(groups))}</span>
        </div>
        {vatOf(groups).map(({ vat_rate, sum, vat }) => (
          <div key={vat_rate} className={css.pair}>
            <span>{vat_rate === null ? 'без НДС' : `в том числе НДС ${vat_rate} %`}</span>
            <span className={css.amount}>{formatMoney(vat_rate === null ? sum : vat)}</span>
          </div>
        ))}
      </div>
    </>
  );
}
