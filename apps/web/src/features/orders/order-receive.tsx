import { NumberStepper } from '@org/ui/number-stepper';
import { useState } from 'react';
import { SubmitButton } from '../../shared/form/form.tsx';
import { formatPieces } from '../../shared/format/format.ts';
import { formatDayOfYear } from '../../shared/format/format-moment.ts';
import type { ModeProps } from './actions.ts';
import { type Defect, DefectFields } from './defect-fields.tsx';
import * as css from './order.css.ts';
import { OrderForm } from './order-layout.tsx';
import { OrderLines } from './order-lines.tsx';
import { withItems } from './order-sums.ts';
import type { Order } from './orders.atoms.ts';
import { TurnNote } from './turn-note.tsx';

type Shipment = Order['shipments'][number];

const shipmentText = ({ carrier, waybill, shipped_on }: Shipment) =>
  [
    `${carrier}${waybill ? `, накладная ${waybill}` : ''}`,
    `отгружено ${formatDayOfYear(shipped_on)}`,
  ].join(', ');

/** The buyer takes what has come; what is missing or damaged becomes a claim in the same step. */
export function OrderReceive(props: ModeProps) {
  const { order, actions } = props;
  const shipment = order.shipments.find(({ received_at }) => received_at === null);
  const [accepted, setAccepted] = useState<ReadonlyMap<string, number>>(new Map());
  const [defects, setDefects] = useState<ReadonlyMap<string, Defect>>(new Map());
  if (!shipment) return null;
  const sent = new Map(shipment.items.map(({ id, quantity }) => [id, quantity]));
  const quantityOf = (id: string) => accepted.get(id) ?? sent.get(id) ?? 0;
  const defectOf = (id: string): Defect =>
    defects.get(id) ?? { kind: 'short', wish: 'refund', comment: '', photos: [] };
  const pieces = [...sent.keys()].reduce((all, id) => all + quantityOf(id), 0);
  const total = [...sent.values()].reduce((all, quantity) => all + quantity, 0);
  const less = [...sent].filter(([id, quantity]) => quantityOf(id) < quantity);
  /** Before the names of a line's fields in the call; undefined for a line that came whole. */
  const prefixOf = (id: string) => {
    const at = less.findIndex(([other]) => other === id);
    return at < 0 ? undefined : `items.${at}.`;
  };
  const receive = async () => {
    const photos = new Map(less.map(([id]) => [id, defectOf(id).photos]));
    const items = less.map(([id]) => {
      const { photos: _, ...details } = defectOf(id);
      return { id, quantity: quantityOf(id), ...details };
    });
    await actions.receive(shipment.id, { items }, photos);
    setAccepted(new Map());
    setDefects(new Map());
  };
  const items = order.items.filter(({ id }) => sent.has(id));
  const shown = withItems(order, items);
  return (
    <OrderForm
      {...props}
      label="Приёмка"
      send={receive}
      now={
        <TurnNote
          order={order}
          title={`В пути ${formatPieces(total)}`}
          actions={
            <SubmitButton size="l" pendingText="Принимаем">
              {pieces === total
                ? `Принять ${formatPieces(total)}`
                : `Принять ${formatPieces(pieces)} и заявить ${total - pieces}`}
            </SubmitButton>
          }
        >
          {shipmentText(shipment)}. Когда товар приедет, проверьте его и примите
        </TurnNote>
      }
      lines={
        <OrderLines
          order={shown}
          heading="Принято"
          answered={({ id, product }) => (
            <NumberStepper
              name={prefixOf(id) && `${prefixOf(id)}quantity`}
              aria-label={`Принять: ${product.title}`}
              decreaseLabel="Меньше"
              increaseLabel="Больше"
              maxValue={sent.get(id) ?? 0}
              value={quantityOf(id)}
              onChange={(quantity) => setAccepted(new Map(accepted).set(id, quantity))}
            />
          )}
          strip={({ id }) => {
            const missing = (sent.get(id) ?? 0) - quantityOf(id);
            if (missing <= 0) return null;
            return (
              <div className={css.strip}>
                <DefectFields
                  pieces={missing}
                  prefix={prefixOf(id)}
                  value={defectOf(id)}
                  onChange={(defect) => setDefects(new Map(defects).set(id, defect))}
                />
              </div>
            );
          }}
        />
      }
    />
  );
}
