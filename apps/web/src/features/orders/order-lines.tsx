import { Fragment, type ReactNode } from 'react';
import * as goods from '../../shared/cart/goods.css.ts';
import { formatMoney, formatPieces } from '../../shared/format/format.ts';
import { indicesOf, sizeOf } from '../../shared/format/marking.ts';
import type { Order } from './atoms.ts';
import { LineGlyph } from './line-glyph.tsx';
import * as css from './order.css.ts';
import { orderedOf, priceOf, warehousesOf } from './words/sums.ts';

type Item = Order['items'][number];

export interface OrderLinesProps {
  order: Order;
  /** The heading of the second figure of a line. @default Подтвердили */
  heading?: string;
  /** The second figure, or the field for it. @default what is confirmed */
  answered?: (item: Item) => ReactNode;
  /** @default the price */
  price?: (item: Item) => ReactNode;
  /** A message about the line, with the actions on it. */
  strip?: (item: Item) => ReactNode;
}

/** The lines of an order by the warehouses that they ship from, each with its figures. */
export function OrderLines({ order, heading = 'Подтвердили', ...cells }: OrderLinesProps) {
  return (
    <section aria-label="Состав заказа">
      {warehousesOf(order).map(([place, items]) => (
        <Fragment key={place}>
          <div className={css.group}>
            <h3 className={css.groupTitle}>{place || 'Склад не указан'}</h3>
          </div>
          <div className={css.headings} aria-hidden="true">
            <span style={{ gridArea: 'ordered' }}>Заказано</span>
            <span style={{ gridArea: 'answered' }}>{heading}</span>
            <span style={{ gridArea: 'price' }}>Цена</span>
            <span style={{ gridArea: 'sum' }}>Сумма</span>
          </div>
          <ul>
            {items.map((item) => (
              <Line key={item.id} item={item} heading={heading} {...cells} />
            ))}
          </ul>
        </Fragment>
      ))}
      <div className={css.total}>
        <span>
          {order.quantity === orderedOf(order)
            ? formatPieces(order.quantity)
            : `${order.quantity} из ${formatPieces(orderedOf(order))}`}
        </span>
        <span>
          Товары <span className={css.totalSum}>{formatMoney(order.total)}</span>
        </span>
      </div>
    </section>
  );
}

interface LineProps extends Omit<OrderLinesProps, 'order'> {
  item: Item;
}

function Line({ item, heading = '', answered, price, strip }: LineProps) {
  const { product } = item;
  return (
    <li className={css.row} data-line={item.id}>
      <div className={css.glyph}>
        <LineGlyph product={product} />
      </div>
      <div className={goods.name}>
        <b className={goods.brand}>{product.brand}</b> {product.model}
        <div className={goods.mark}>
          {sizeOf(product)} <span className={goods.indices}>{indicesOf(product)}</span>
        </div>
        {product.article && <div className={css.note}>{product.article}</div>}
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
