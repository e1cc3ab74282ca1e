import { isMarked } from '@org/trade/marking-code';
import { piecesOf } from '@org/trade/order-money';
import { NumberStepper } from '@org/ui/number-stepper';
import * as css from '../order.css.ts';
import { OrderLines } from '../order-lines.tsx';
import type { Order } from '../orders.atoms.ts';
import { CodesField } from './codes-field.tsx';

type Item = Order['items'][number];

/** Pieces of a line that have not shipped yet. */
export const leftOf = (item: Item) => piecesOf(item) - item.shipped;

export interface ShipLinesProps {
  order: Order;
  quantities: ReadonlyMap<string, number>;
  codes: ReadonlyMap<string, string>;
  /** The name of a line's field in the call; undefined for a line that stays. */
  nameOf: (id: string, field: 'quantity' | 'codes') => string | undefined;
  problemOf: (id: string, quantity: number) => string | undefined;
  onQuantity: (id: string, quantity: number) => void;
  onCodes: (id: string, text: string) => void;
}

/** The lines as they ship: how many of each, with the codes of marked goods. */
export function ShipLines({ order, quantities, codes, nameOf, problemOf, ...on }: ShipLinesProps) {
  const quantityOf = (item: Item) => quantities.get(item.id) ?? leftOf(item);
  return (
    <OrderLines
      order={order}
      heading="Отгрузим"
      answered={(item) =>
        leftOf(item) === 0 ? (
          <span className={css.good}>отгружено</span>
        ) : (
          <NumberStepper
            name={nameOf(item.id, 'quantity')}
            aria-label={`Отгрузить: ${item.product.title}`}
            decreaseText="Меньше"
            increaseText="Больше"
            maxValue={leftOf(item)}
            value={quantityOf(item)}
            onChange={(quantity) => on.onQuantity(item.id, quantity)}
          />
        )
      }
      strip={(item) =>
        isMarked(item.product.section) && quantityOf(item) > 0 ? (
          <CodesField
            name={nameOf(item.id, 'codes')}
            title={item.product.title}
            text={codes.get(item.id) ?? ''}
            pieces={quantityOf(item)}
            problem={problemOf(item.id, quantityOf(item))}
            onChange={(text) => on.onCodes(item.id, text)}
          />
        ) : null
      }
    />
  );
}
