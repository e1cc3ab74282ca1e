import { Button } from '@org/ui/button';
import { IconButton } from '@org/ui/icon-button';
import { Trash2Icon } from '@org/ui/icons';
import type { ReactNode } from 'react';
import type { CartItem } from '../../shared/cart/cart-lines.ts';
import * as goods from '../../shared/cart/goods.css.ts';
import { maxQuantityOf } from '../../shared/cart/limits.ts';
import { QuantityStepper } from '../../shared/cart/quantity-stepper.tsx';
import {
  formatMoney,
  formatNumber,
  formatPieces,
  formatRoubles,
} from '../../shared/format/format.ts';
import { formatListPrice } from '../../shared/format/list-price.ts';
import { brandOf, indicesOf, modelOf, sizeOf } from '../../shared/format/marking.ts';
import * as css from './cart.css.ts';
import * as receiving from './receiving.css.ts';

export interface CartRowProps {
  item: CartItem;
  drawing: ReactNode;
  /** What replaces the product, for a line that can no longer be ordered. @default nothing */
  substitutes?: ReactNode;
  /** The wanted quantity. It changes before the server has answered. */
  quantity: number;
  /** Whether the line is part of the sum. It is not while more is wanted than is left. */
  isCounted: boolean;
  /** The share of the delivery in one piece, kopecks. @default not known */
  delivery?: number;
  onChange: (quantity: number) => void;
  onRemove: () => void;
}

const sumWords = (isGone: boolean) => (isGone ? '—' : 'не считаем');
const isMove = (code: string) => code === 'price_up' || code === 'price_down';

/** A line of the cart: what it is, what has changed since it was added, how many and for how much. */
export function CartRow(props: CartRowProps) {
  const { item, drawing, substitutes, quantity, isCounted, delivery, onChange, onRemove } = props;
  const { product, warnings, bulk_price, available, dot_year } = item;
  const isGone = bulk_price === null;
  const most = maxQuantityOf({ ...item, quantity: available });
  return (
    <li className={css.row}>
      <div className={css.glyph}>{drawing}</div>
      <div className={goods.name}>
        <b className={goods.brand}>{brandOf(product)}</b> {modelOf(product)}
        <div className={goods.mark}>
          {sizeOf(product)} <span className={goods.indices}>{indicesOf(product)}</span>
        </div>
        {warnings.map(({ code, message }) => (
          <div key={code} className={isMove(code) ? goods.warning : css.obstacle}>
            {message}
          </div>
        ))}
      </div>
      <div className={css.dot}>
        {dot_year !== null && <span>DOT {dot_year}</span>}
        <span>
          {isGone
            ? 'нет в продаже'
            : `в наличии ${item.quantity_is_minimum ? '>' : ''}${formatPieces(available)}`}
        </span>
      </div>
      <div className={css.price}>
        {isGone ? '—' : formatListPrice({ ...item, bulk_price })}
        {!isGone && delivery !== undefined && (
          <span className={receiving.landed}>
            с дост. {formatRoubles(Math.round(item.sum / item.quantity + delivery))}
          </span>
        )}
      </div>
      <div className={goods.quantity}>
        {isGone ? (
          formatPieces(item.quantity)
        ) : (
          <>
            <QuantityStepper
              name={product.title}
              limits={{ ...item, quantity: available }}
              value={quantity}
              onChange={onChange}
            />
            {quantity > most && most > 0 && (
              <Button size="s" variant="ghost" onPress={() => onChange(most)}>
                Взять {formatNumber(most)}
              </Button>
            )}
          </>
        )}
      </div>
      <div className={goods.sum}>{isCounted ? formatMoney(item.sum) : sumWords(isGone)}</div>
      <div className={css.remove}>
        <IconButton
          label={`Убрать ${product.title}`}
          icon={<Trash2Icon size={16} />}
          onPress={onRemove}
        />
      </div>
      {isGone && substitutes}
    </li>
  );
}
