import type { ReactNode } from 'react';
import * as goodsCss from '../../../shared/cart/goods.css.ts';
import { QuantityStepper } from '../../../shared/cart/quantity-stepper.tsx';
import { formatMoney, formatPieces } from '../../../shared/format/format.ts';
import { brandOf, indicesOf, modelOf, sizeOf } from '../../../shared/format/marking.ts';
import type { BulkGoods } from '../calls.ts';
import { allocationsOf, choiceOf, type Line } from '../lines.ts';
import * as css from '../requests.css.ts';
import { type Allocation, costOf, piecesOf, split } from '../split.ts';
import { whyOf } from '../why.ts';
import { deliveryOf, differenceOf, priceOf, sourcesOf, wishOf } from '../words.ts';

export interface LineProductProps {
  line: Line;
  goods: BulkGoods;
  /** The drawing of the product. */
  drawing: ReactNode;
  onWanted: (wanted: number) => void;
}

/** The product of a line, the offers that the pieces come from, and the quantity. */
export function LineProduct({ line, goods, drawing, onWanted }: LineProductProps) {
  const { product, offers } = goods;
  const allocations = allocationsOf(line);
  // a line that takes nothing still shows what one piece would come from
  const offered = allocations.length > 0 ? allocations : split(offers, 1);
  const why = whyOf(goods, allocations);
  return (
    <div className={css.goods}>
      <div className={css.glyph}>{drawing}</div>
      <div className={goodsCss.name}>
        <b className={goodsCss.brand}>{brandOf(product)}</b> {modelOf(product)}
        <div className={goodsCss.mark}>
          {sizeOf(product)} <span className={goodsCss.indices}>{indicesOf(product)}</span>
        </div>
      </div>
      <Source allocations={offered} difference={differenceOf(line) ?? wishOf(line, allocations)} />
      <div className={css.price}>{offered.length > 0 ? priceOf(offered) : '—'}</div>
      <div className={goodsCss.quantity}>
        {offered.length > 0 && (
          <QuantityStepper
            name={product.title}
            limits={choiceOf(goods, offered)}
            value={allocations.length > 0 ? piecesOf(allocations) : (line.wanted ?? 0)}
            canBeZero
            onChange={onWanted}
          />
        )}
      </div>
      <div className={goodsCss.sum}>
        {allocations.length > 0 ? formatMoney(costOf(allocations)) : '—'}
      </div>
      {allocations.length > 1 && <Parts allocations={allocations} />}
      {why && <div className={css.why}>{why}</div>}
    </div>
  );
}

/** Shows which suppliers the pieces come from, and why their number differs from the list. */
function Source({
  allocations,
  difference,
}: {
  allocations: readonly Allocation[];
  difference?: string;
}) {
  const [first, second] = allocations;
  return (
    <div className={css.offer}>
      {first && !second && (
        <>
          {first.offer.supplier}
          <div className={css.small}>{deliveryOf(first)}</div>
        </>
      )}
      {second && sourcesOf(allocations)}
      {!first && 'Нет в продаже'}
      {difference && <div className={goodsCss.warning}>{difference}</div>}
    </div>
  );
}

/** The parts of a line that no supplier can fill alone. Each is an item of the cart. */
function Parts({ allocations }: { allocations: readonly Allocation[] }) {
  return (
    <ul className={css.parts} aria-label="По поставщикам">
      {allocations.map((allocation) => (
        <li key={allocation.offer.offer_id} className={css.partOf}>
          <div className={css.sender}>
            {allocation.offer.supplier} <span className={css.faint}>{deliveryOf(allocation)}</span>
          </div>
          <div className={css.pieces}>
            {formatPieces(allocation.quantity)} × {formatMoney(allocation.offer.bulk_price)}
          </div>
          <div className={css.partSum}>{formatMoney(costOf([allocation]))}</div>
        </li>
      ))}
    </ul>
  );
}
