import type { ReactNode } from 'react';
import { QuantityStepper } from '../../shared/cart/quantity-stepper.tsx';
import { formatMoney } from '../../shared/format.ts';
import { indicesOf, sizeOf } from '../../shared/marking.ts';
import type { Candidate } from './bulk.ts';
import * as css from './bulk-order.css.ts';
import { deliveryOf, differenceOf } from './bulk-words.ts';
import { choiceOf, type Line, takenOf, takeOf } from './lines.ts';

export interface GoodsProps {
  line: Line;
  candidate: Candidate;
  /** The goods, drawn. */
  drawing: ReactNode;
  onWanted: (wanted: number) => void;
}

/** The product of a line, its best offer for as many as are wanted, and how many. */
export function Goods({ line, candidate, drawing, onWanted }: GoodsProps) {
  const { product } = candidate;
  const taken = takenOf(line);
  // a line that takes nothing still shows what one piece would come from
  const offered = taken ?? takeOf(candidate, 1);
  const difference = differenceOf(line);
  return (
    <div className={css.goods}>
      <div className={css.glyph}>{drawing}</div>
      <div className={css.name}>
        <b className={css.brand}>{product.brand}</b> {product.model}
        <div className={css.mark}>
          {sizeOf(product)} <span className={css.indices}>{indicesOf(product)}</span>
        </div>
      </div>
      <div className={css.offer}>
        {offered ? (
          <>
            {offered.offer.supplier}
            <div className={css.small}>{deliveryOf(offered)}</div>
          </>
        ) : (
          'Нет в продаже'
        )}
        {difference && <div className={css.warning}>{difference}</div>}
      </div>
      <div className={css.price}>{offered ? formatMoney(offered.offer.bulk_price) : '—'}</div>
      <div className={css.quantity}>
        {offered && (
          <QuantityStepper
            name={product.title}
            limits={choiceOf(candidate, offered)}
            value={taken?.quantity ?? 0}
            canBeZero
            onChange={onWanted}
          />
        )}
      </div>
      <div className={css.sum}>
        {taken ? formatMoney(taken.quantity * taken.offer.bulk_price) : '—'}
      </div>
    </div>
  );
}
