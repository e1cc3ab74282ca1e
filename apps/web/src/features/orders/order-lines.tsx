import { priceOf } from '@org/trade/order-money';
import { isWheelSection } from '@org/trade/sections';
import { Heading } from '@org/ui/heading';
import { Text } from '@org/ui/text';
import { TyreGlyph } from '@org/ui/tyre-glyph';
import { WheelGlyph } from '@org/ui/wheel-glyph';
import { Fragment, type ReactNode } from 'react';
import * as goods from '../../shared/cart/goods.css.ts';
import { formatMoney, formatPieces } from '../../shared/format/format.ts';
import { brandOf, indicesOf, modelOf, sizeOf } from '../../shared/format/marking.ts';
import * as css from './order.css.ts';
import { orderedOf, warehousesOf } from './order-sums.ts';
import type { Order } from './orders.atoms.ts';

type Product = Order['items'][number]['product'];
const KINDS = {
  tyres: 'car',
  truck_tyres: 'truck',
  special_tyres: 'special',
  moto_tyres: 'moto',
  quadro_tyres: 'quad',
} as const;

/** The drawing of a line's product, to scale. */
function LineGlyph({ product }: { product: Product }) {
  const { section, season, studded, specs } = product;
  if (isWheelSection(section))
    return (
      <WheelGlyph
        width={specs.rim_width}
        diameter={specs.diameter}
        bolts={specs.bolts}
        pcd={specs.pcd}
      />
    );
  return (
    <TyreGlyph
      kind={KINDS[section]}
      width={specs.outer_diameter ?? specs.width}
      profile={specs.outer_diameter === undefined ? specs.profile : specs.width}
      diameter={specs.diameter}
      season={season === 'all_season' ? 'allseason' : season}
      hasStuds={studded}
    />
  );
}

type Item = Order['items'][number];

interface OrderLineProps {
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
function OrderLine({ item, heading, answered, price, strip }: OrderLineProps) {
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

interface OrderLinesProps extends Omit<OrderLineProps, 'item' | 'heading'> {
  order: Order;
  /** The heading of the second figure of a line. @default Подтвердили */
  heading?: string;
}

/** The lines of an order by the warehouses that they ship from, each with its figures. */
export function OrderLines({ order, heading = 'Подтвердили', ...cells }: OrderLinesProps) {
  return (
    <section aria-label="Состав заказа">
      {warehousesOf(order).map(([place, items]) => (
        <Fragment key={place}>
          <div className={css.group}>
            <Heading level={3} size={16}>
              {place || 'Склад не указан'}
            </Heading>
          </div>
          <div className={css.headings} aria-hidden="true">
            <span style={{ gridArea: 'ordered' }}>Заказано</span>
            <span style={{ gridArea: 'answered' }}>{heading}</span>
            <span style={{ gridArea: 'price' }}>Цена</span>
            <span style={{ gridArea: 'sum' }}>Сумма</span>
          </div>
          <ul>
            {items.map((item) => (
              <OrderLine key={item.id} item={item} heading={heading} {...cells} />
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
          Товары{' '}
          <Text as="span" size={16} weight="semi">
            {formatMoney(order.goods)}
          </Text>
        </span>
      </div>
    </section>
  );
}
