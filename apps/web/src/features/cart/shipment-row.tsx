import { Button } from '@org/ui/button';
import { SegmentedControl } from '@org/ui/segmented-control';
import { Select } from '@org/ui/select';
import { choiceOf } from '../../shared/addresses/address-words.ts';
import type { Address } from '../../shared/addresses/addresses.atoms.ts';
import { formatMoney } from '../../shared/format/format.ts';
import { placeOf } from '../../shared/place-of.ts';
import * as css from './receiving.css.ts';
import { type CartShipment, obstacleTo, whenOf } from './receiving.ts';

export interface ReceivingChoice {
  kind: 'delivery' | 'pickup';
  address_id?: string | null;
}

export interface ShipmentRowProps {
  shipment: CartShipment;
  addresses: readonly Address[];
  onChange: (choice: ReceivingChoice) => void;
  onAddAddress: () => void;
}

const KINDS = [
  { value: 'delivery', label: 'Доставка' },
  { value: 'pickup', label: 'Самовывоз' },
];
const ANOTHER = 'another';

/** How the goods of one warehouse are received: by delivery or pickup, where, when and for how much. */
export function ShipmentRow({ shipment, addresses, onChange, onAddAddress }: ShipmentRowProps) {
  const { warehouse, kind, pickup, address, cost } = shipment;
  const obstacle = obstacleTo(shipment);
  return (
    <div className={css.shipment}>
      {pickup && (
        <div className={css.kind}>
          <SegmentedControl
            label={`Получение, ${warehouse.name}`}
            size="s"
            options={KINDS}
            value={[kind]}
            onChange={([value]) => onChange({ kind: value === 'pickup' ? 'pickup' : 'delivery' })}
          />
        </div>
      )}
      <div className={css.place}>
        <b className={css.warehouse}>{placeOf(warehouse.name, warehouse.city)}</b>
        {kind === 'pickup' && (
          <span>
            {[warehouse.address ?? 'адрес скажет поставщик', warehouse.working_hours]
              .filter(Boolean)
              .join(', ')}
          </span>
        )}
        {kind === 'delivery' && addresses.length === 0 && (
          <Button size="s" onPress={onAddAddress}>
            Добавить адрес
          </Button>
        )}
        {kind === 'delivery' && addresses.length > 0 && (
          <div className={css.address}>
            <Select
              aria-label={`Адрес доставки, ${warehouse.name}`}
              items={[
                ...addresses.map((one) => ({ value: one.id, label: choiceOf(one) })),
                { value: ANOTHER, label: 'Добавить адрес…' },
              ]}
              value={address?.id ?? null}
              onChange={(value) =>
                value === ANOTHER ? onAddAddress() : onChange({ kind, address_id: value })
              }
            />
          </div>
        )}
        {obstacle && addresses.length > 0 && <span className={css.obstacle}>{obstacle}</span>}
      </div>
      <div className={css.when}>
        {shipment.reach === 'never' && kind === 'delivery' ? (
          <b>сюда не возит</b>
        ) : (
          <>
            <b>{whenOf(shipment)}</b>, {costWords(shipment, cost)}
          </>
        )}
      </div>
    </div>
  );
}

function costWords({ reach }: CartShipment, cost: number | null) {
  if (cost === 0) return 'бесплатно';
  if (cost !== null) return formatMoney(cost);
  return reach === 'carrier' ? 'по тарифу перевозчика' : 'доставку посчитают после заказа';
}
