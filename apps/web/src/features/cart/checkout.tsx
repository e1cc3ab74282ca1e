import { Select } from '@org/ui/select';
import { Text } from '@org/ui/text';
import { TextArea } from '@org/ui/text-area';
import { type ReactNode, type Ref, useState } from 'react';
import type { Owner } from '../../shared/addresses/addresses.atoms.ts';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { countOf, ORDERS } from '../../shared/format/format.ts';
import * as css from './cart.css.ts';
import { totalOf } from './checkout-rules.ts';
import { CheckoutSums, type CheckoutSumsProps } from './checkout-sums.tsx';
import { knownCost } from './receiving.ts';

/** How the orders are to be made. */
export interface CheckoutChoice {
  company_id: string | null;
  comment: string | null;
}

export interface CheckoutProps extends CheckoutSumsProps {
  ref?: Ref<HTMLElement>;
  /** Why the chosen groups can't be ordered yet. */
  blocks: readonly string[];
  /** Why other groups stay in the cart. */
  left: readonly string[];
  companies: readonly Owner[];
  /** Says what a sum means for the limits of the user in a company. @default nothing */
  limitNote?: ((company: string, sum: number) => ReactNode) | undefined;
  /** Makes the orders. If it rejects, the errors are shown as in every form: at the fields that they name. */
  onOrder: (choice: CheckoutChoice) => Promise<unknown>;
}

const MYSELF = 'myself';

/** The check-out: the buyer, the destination, the cost, and the button that orders. */
export function Checkout(props: CheckoutProps) {
  const { ref, groups, excess, blocks, left, companies, limitNote, onOrder } = props;
  const [company, setCompany] = useState<string>();
  const [comment, setComment] = useState('');
  const buyer = company ?? companies[0]?.id ?? MYSELF;
  const sum = totalOf(groups, excess) + knownCost(groups.flatMap(({ shipments }) => shipments));
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
        <CheckoutSums groups={groups} excess={excess} />
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
      {/* below the button, which must not move when the limits come */}
      {buyer !== MYSELF && groups.length > 0 && limitNote?.(buyer, sum)}
      {[...blocks, ...left].map((reason) => (
        <Text key={reason} size={13} tone="secondary">
          {reason}.
        </Text>
      ))}
    </aside>
  );
}
