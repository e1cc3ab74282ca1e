import { priceOf } from '@org/trade/order-money';
import type { ReactNode } from 'react';
import * as goods from '../../shared/cart/goods.css.ts';
import { formatMoney, formatPieces } from '../../shared/format/format.ts';
import { brandOf, indicesOf, modelOf, sizeOf } from '../../shared/format/marking.ts';
import { LineGlyph } from './line-glyph.tsx';
import * as css from './order.css.ts';
import type { Order } from './orders.atoms.ts';

type Item = Order['items'][number];

export interface OrderLineProps {
  item: Item;
  /** The heading of the second figure of a line. */
  heading: string;
  /** The second figure, or the field for it. @default what is confirmed */
  answered?: (item: Item) => ReactNode;
  /** @default the price */
  price?: (item: Item) => ReactNode;
  /** A message about the line, with the actions on it. */
  strip?: (item: Item) => ReactNode;
}

/** A line of an order: the product and its figures. */
export function OrderLine({ item, heading, answered, price, strip }: OrderLineProps) {
  const { product } = item;
  const origin = originText(item);
  return (
    <li className={css.row} data-line={item.id}>
      <div className={css.glyph}>
        <LineGlyph product={product} />
      </div>
      <div className={goods.name}>
        <b className={goods.brand}>{brandOf(product)}</b> {modelOf(product)}
        <div className={goods.mark}>
          {sizeOf(product)} <span className={goods.indices}>{indicesOf(product)}</span>
        </div>
        {product.article && <div className={css.note}>{product.article}</div>}
        {origin && <div className={css.note}>{origin}</div>}
      </div>
      <div className={css.ordered}>
        <span className={css.onPhones}>Заказ </span>
        {formatPieces(item.quantity)}
      </div>
      <div className={css.answered}>
        <span className={css.onPhones}>{heading} </span>
        {answered ? answered(item) : <Answered item={item} />}
      </div>
      <div className={css.price}>{price ? price(item) : <Price item={item} />}</div>
      <div className={css.sum}>{formatMoney(item.sum)}</div>
      {strip?.(item)}
    </li>
  );
}

/** Where the pieces come from, as the papers of the order state it. */
const originText = ({ country, customs_declaration: declaration }: Item) =>
  [country, declaration && `ГТД ${declaration}`].filter(Boolean).join(' · ');

function Answered({ item }: { item: Item }) {
  if (item.confirmed_quantity === null) return <span className={css.note}>—</span>;
  const isWhole = item.confirmed_quantity === item.quantity;
  return (
    <span className={isWhole ? css.good : css.changed}>
      {formatPieces(item.confirmed_quantity)}
    </span>
  );
}

/** The price; the one before is struck out. */
function Price({ item }: { item: Item }) {
  return (
    <>
      {item.offered_price !== null && (
        <>
          <span className={css.before}>{formatMoney(item.bulk_price)}</span>{' '}
        </>
      )}
      {formatMoney(priceOf(item))}
    </>
  );
}
