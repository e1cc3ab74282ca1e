import type { ReactNode } from 'react';
import * as goodsCss from '../../../shared/cart/goods.css.ts';
import { QuantityStepper } from '../../../shared/cart/quantity-stepper.tsx';
import { formatMoney, formatPieces } from '../../../shared/format/format.ts';
import { indicesOf, sizeOf } from '../../../shared/format/marking.ts';
import type { BulkGoods } from '../bulk.ts';
import * as css from '../bulk-order.css.ts';
import { deliveryOf, differenceOf, priceOf, sourcesOf, wishOf } from '../bulk-words.ts';
import { choiceOf, type Line, takenOf } from '../lines.ts';
import { costOf, piecesOf, split, type Take } from '../split.ts';

export interface GoodsProps {
  line: Line;
  goods: BulkGoods;
  /** The drawing of the product. */
  drawing: ReactNode;
  onWanted: (wanted: number) => void;
}

/** The product of a line, the offers that the pieces come from, and the quantity. */
export function Goods({ line, goods, drawing, onWanted }: GoodsProps) {
  const { product, offers } = goods;
  const taken = takenOf(line);
  // a line that takes nothing still shows what one piece would come from
  const offered = taken.length > 0 ? taken : split(offers, 1);
  return (
    <div className={css.goods}>
      <div className={css.glyph}>{drawing}</div>
      <div className={goodsCss.name}>
        <b className={goodsCss.brand}>{product.brand}</b> {product.model}
        <div className={goodsCss.mark}>
          {sizeOf(product)} <span className={goodsCss.indices}>{indicesOf(product)}</span>
        </div>
      </div>
      <Source takes={offered} difference={differenceOf(line) ?? wishOf(line, taken)} />
      <div className={css.price}>{offered.length > 0 ? priceOf(offered) : '—'}</div>
      <div className={goodsCss.quantity}>
        {offered.length > 0 && (
          <QuantityStepper
            name={product.title}
            limits={choiceOf(goods, offered)}
            value={taken.length > 0 ? piecesOf(taken) : (line.wanted ?? 0)}
            canBeZero
            onChange={onWanted}
          />
        )}
      </div>
      <div className={goodsCss.sum}>{taken.length > 0 ? formatMoney(costOf(taken)) : '—'}</div>
      {taken.length > 1 && <Parts takes={taken} />}
    </div>
  );
}

/** Shows which suppliers the pieces come from, and why their number differs from the list. */
function Source({ takes, difference }: { takes: readonly Take[]; difference?: string }) {
  const [first, second] = takes;
  return (
    <div className={css.offer}>
      {first && !second && (
        <>
          {first.offer.supplier}
          <div className={css.small}>{deliveryOf(first)}</div>
        </>
      )}
      {second && sourcesOf(takes)}
      {!first && 'Нет в продаже'}
      {difference && <div className={goodsCss.warning}>{difference}</div>}
    </div>
  );
}

/** The parts of a line that no supplier can fill alone. Each is an item of the cart. */
function Parts({ takes }: { takes: readonly Take[] }) {
  return (
    <ul className={css.parts} aria-label="По поставщикам">
      {takes.map((take) => (
        <li key={take.offer.offer_id} className={css.partOf}>
          <div className={css.sender}>
            {take.offer.supplier} <span className={css.faint}>{deliveryOf(take)}</span>
          </div>
          <div className={css.pieces}>
            {formatPieces(take.quantity)} × {formatMoney(take.offer.bulk_price)}
          </div>
          <div className={css.partSum}>{formatMoney(costOf([take]))}</div>
        </li>
      ))}
    </ul>
  );
}
