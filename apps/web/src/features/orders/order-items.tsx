import { NumberStepper } from '@org/ui/number-stepper';
import * as goods from '../../shared/cart/goods.css.ts';
import { formatMoney, formatPieces } from '../../shared/format.ts';
import { indicesOf, sizeOf } from '../../shared/marking.ts';
import { answered } from './answered.ts';
import type { Order } from './atoms.ts';
import { piecesOf, vatText } from './order-words.ts';
import * as css from './orders.css.ts';

export interface OrderItemsProps {
  order: Order;
  /** Quantities that the supplier is about to confirm, by line; none outside of an answer. */
  confirming?: ReadonlyMap<string, number>;
  onConfirming?: (id: string, quantity: number) => void;
}

/** The lines of an order with their sums, and the VAT within. */
export function OrderItems({ order: ordered, confirming, onConfirming }: OrderItemsProps) {
  const order = confirming ? answered(ordered, confirming) : ordered;
  const isLess = order.quantity < ordered.quantity;
  return (
    <>
      <ul className={css.items} aria-label="Состав заказа">
        {order.items.map((item) => (
          <li key={item.id} className={css.item}>
            <div className={goods.name}>
              <b className={goods.brand}>{item.product.brand}</b> {item.product.model}
              <div className={goods.mark}>
                {sizeOf(item.product)}{' '}
                <span className={goods.indices}>{indicesOf(item.product)}</span>
              </div>
              <div className={css.note}>
                {[item.product.article, `${item.city}, ${item.warehouse}`]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </div>
            <div className={css.price}>{formatMoney(item.bulk_price)}</div>
            <div className={css.pieces}>
              {confirming && onConfirming ? (
                <NumberStepper
                  aria-label={`Подтвердить: ${item.product.title}`}
                  decreaseText="Меньше"
                  increaseText="Больше"
                  maxValue={item.quantity}
                  value={confirming.get(item.id) ?? item.quantity}
                  onChange={(quantity) => onConfirming(item.id, quantity)}
                />
              ) : (
                <Pieces item={item} />
              )}
            </div>
            <div className={css.sum}>{formatMoney(item.sum)}</div>
          </li>
        ))}
      </ul>
      <div className={css.totals} aria-live={confirming && 'polite'}>
        {isLess && (
          <span className={css.before}>
            Заказано {formatPieces(ordered.quantity)} на {formatMoney(ordered.total)}
          </span>
        )}
        <span>
          {formatPieces(order.quantity)} на{' '}
          <span className={css.total}>{formatMoney(order.total)}</span>
        </span>
        {order.vat_split.map((part) => (
          <span key={part.vat_rate}>{vatText(part)}</span>
        ))}
      </div>
    </>
  );
}

function Pieces({ item }: { item: Order['items'][number] }) {
  const pieces = piecesOf(item);
  if (pieces === item.quantity) return formatPieces(pieces);
  return (
    <>
      {formatPieces(pieces)} <span className={css.before}>из {item.quantity}</span>
    </>
  );
}
