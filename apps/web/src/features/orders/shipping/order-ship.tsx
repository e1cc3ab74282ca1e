import { codesOf } from '@org/trade/marking-code';
import { useState } from 'react';
import { SubmitButton } from '../../../shared/form/form.tsx';
import { formatPieces } from '../../../shared/format/format.ts';
import type { ModeProps } from '../actions.ts';
import { OrderForm } from '../order-layout.tsx';
import { OrderNextStep } from '../order-next-step.tsx';
import { ReasonButton } from '../reason-button.tsx';
import { SupplierActions } from '../supplier-actions.tsx';
import { shippedOf, unshippedOf } from '../words/sums.ts';
import { codesProblem } from './codes.ts';
import { ShipFields, type ShipTerms, usualTerms } from './ship-fields.tsx';
import { leftOf, ShipLines } from './ship-lines.tsx';

/** The supplier ships: all that is left, or a part of it. */
export function OrderShip(props: ModeProps) {
  const { order, actions, isPending } = props;
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map());
  const [codes, setCodes] = useState<ReadonlyMap<string, string>>(new Map());
  const [terms, setTerms] = useState<ShipTerms>(usualTerms);
  const { carrier, waybill, date } = terms;
  const sent = order.items
    .map((item) => ({ id: item.id, quantity: quantities.get(item.id) ?? leftOf(item) }))
    .filter(({ quantity }) => quantity > 0);
  const pieces = sent.reduce((all, { quantity }) => all + quantity, 0);
  const codesFor = (id: string) => codesOf(codes.get(id) ?? '');
  const problemOf = (id: string, quantity: number) =>
    codesProblem(
      codesFor(id),
      quantity,
      sent.filter((other) => other.id !== id).flatMap((other) => codesFor(other.id)),
    );
  const nameOf = (id: string, field: string) => {
    const at = sent.findIndex((one) => one.id === id);
    return at < 0 ? undefined : `items.${at}.${field}`;
  };
  const reset = () => {
    setQuantities(new Map());
    setCodes(new Map());
  };
  const ship = async () => {
    const text = waybill.trim();
    const items = sent.map((one) => ({ ...one, codes: codesFor(one.id) }));
    const body = {
      carrier: carrier.trim(),
      shipped_on: date,
      items,
      expected_shipped: shippedOf(order),
    };
    await actions.ship({ ...body, ...(text && { waybill: text }) });
    reset();
  };
  return (
    <OrderForm
      {...props}
      label="Отгрузка"
      send={ship}
      now={
        <OrderNextStep
          order={order}
          title={`Соберите ${formatPieces(unshippedOf(order))}`}
          actions={
            <>
              <SubmitButton size="l" isDisabled={pieces === 0} pendingText="Отмечаем">
                {`Отгрузить ${formatPieces(pieces)}`}
              </SubmitButton>
              <SupplierActions order={order} actions={actions} isPending={isPending} />
              {order.allowed.includes('release') && (
                <ReasonButton
                  label="Остатка не будет"
                  title={`Снять ${formatPieces(unshippedOf(order))} с заказа?`}
                  hint="Покупатель увидит причину, товар вернётся в продажу."
                  isRequired
                  isPending={isPending}
                  onReason={actions.release}
                />
              )}
            </>
          }
        >
          {pieces === 0
            ? 'Выберите, что отгружаете'
            : 'Можно отгрузить частями: у каждой отгрузки свой номер и дата'}
        </OrderNextStep>
      }
      lines={
        <ShipLines
          order={order}
          quantities={quantities}
          codes={codes}
          nameOf={nameOf}
          problemOf={problemOf}
          onQuantity={(id, quantity) => setQuantities(new Map(quantities).set(id, quantity))}
          onCodes={(id, text) => setCodes(new Map(codes).set(id, text))}
        />
      }
      side={<ShipFields value={terms} onChange={setTerms} />}
    />
  );
}
