import { Text } from '@org/ui/text';
import type { ReactNode } from 'react';
import * as goodsCss from '../../../shared/cart/goods.css.ts';
import { QuantityStepper } from '../../../shared/cart/quantity-stepper.tsx';
import {
  countOf,
  formatMoney,
  formatNumber,
  formatPieces,
  OFFERS,
} from '../../../shared/format/format.ts';
import { formatListPrice } from '../../../shared/format/list-price.ts';
import { brandOf, indicesOf, modelOf, sizeOf } from '../../../shared/format/marking.ts';
import * as lineCss from '../line.css.ts';
import type { OfferedGoods } from '../request-calls.ts';
import { allocationsOf, choiceOf, type Line, pickedOf } from '../request-lines.ts';
import {
  type Arrivals,
  deliveryOf,
  differenceOf,
  landedOf,
  priceOf,
  sourcesOf,
  wishOf,
} from '../request-words.ts';
import * as css from '../requests.css.ts';
import { type Allocation, costOf, piecesOf, split } from '../split.ts';
import { whyOf } from '../why.ts';

export interface LineProductProps {
  line: Line;
  goods: OfferedGoods;
  /** The drawing of the product. */
  drawing: ReactNode;
  arrivals: Arrivals;
  /** The suppliers of the other lines. */
  suppliers: ReadonlySet<string>;
  onWanted: (wanted: number) => void;
  /** What the line may be bought from instead. @default nothing */
  children?: ReactNode;
}

/** The offers that a line is shown with: those that it takes, or what one piece would come from. */
function shownOf(line: Line, { offers }: OfferedGoods, allocations: readonly Allocation[]) {
  if (allocations.length > 0) return allocations;
  const picked = pickedOf(line);
  if (line.pick) return picked ? [{ offer: picked, quantity: 1 }] : [];
  return split(offers, 1);
}

/** The product of a line, the offers that the pieces come from, and the quantity. */
export function LineProduct({
  line,
  goods,
  drawing,
  arrivals,
  suppliers,
  ...props
}: LineProductProps) {
  const { product } = goods;
  const allocations = allocationsOf(line);
  const offered = shownOf(line, goods, allocations);
  const why =
    line.left ?? whyOf(goods, allocations, suppliers.has(allocations[0]?.offer.supplier ?? ''));
  return (
    <div className={css.goods}>
      <div className={css.glyph}>{drawing}</div>
      <div className={goodsCss.name}>
        <b className={goodsCss.brand}>{brandOf(product)}</b> {modelOf(product)}
        <div className={goodsCss.mark}>
          {sizeOf(product)} <span className={goodsCss.indices}>{indicesOf(product)}</span>
        </div>
        <Made allocations={offered} />
      </div>
      <Source
        allocations={offered}
        arrivals={arrivals}
        nothing={nothingOf(line, goods)}
        difference={differenceOf(line) ?? wishOf(line, allocations)}
      />
      <Price allocations={offered} />
      <div className={goodsCss.quantity}>
        {offered.length > 0 && (
          <QuantityStepper
            name={product.title}
            limits={choiceOf(goods, offered)}
            value={allocations.length > 0 ? piecesOf(allocations) : (line.wanted ?? 0)}
            canBeZero
            onChange={props.onWanted}
          />
        )}
      </div>
      <div className={goodsCss.sum}>
        {allocations.length > 0 ? formatMoney(costOf(allocations)) : 'не входит'}
      </div>
      {allocations.length > 1 && <Parts allocations={allocations} arrivals={arrivals} />}
      {why && <div className={css.why}>{why}</div>}
      {props.children}
    </div>
  );
}

/** What is said where nothing can be bought. */
function nothingOf({ pick }: Line, { sold }: OfferedGoods): string {
  if (pick) return 'Выбранного предложения нет';
  return sold > 0 ? `Под условия заявки не подходит: ${countOf(sold, OFFERS)}` : 'Нет в продаже';
}

/** When the goods were made, and how many there are. */
function Made({ allocations: [first, second] }: { allocations: readonly Allocation[] }) {
  if (!first || second) return null;
  const { dot_year, available } = first.offer;
  const dot = dot_year === null ? '' : `DOT ${dot_year}, `;
  return <Text as="div" size={12} tone="hint">{`${dot}в наличии ${formatNumber(available)}`}</Text>;
}

/** What a piece costs with its delivery, and in the price list; only the latter while no place is known. */
function Price({ allocations }: { allocations: readonly Allocation[] }) {
  if (allocations.length === 0) return <div className={css.price}>—</div>;
  const landed = landedOf(allocations);
  if (landed === undefined) return <div className={css.price}>{priceOf(allocations)}</div>;
  return (
    <div className={css.price}>
      <b className={lineCss.landed}>{landed}</b>
      <Text as="div" size={12} tone="hint">
        в прайсе {priceOf(allocations)}
      </Text>
    </div>
  );
}

/** Shows which suppliers the pieces come from, and why their number differs from the list. */
function Source({
  allocations,
  arrivals,
  nothing,
  difference,
}: {
  allocations: readonly Allocation[];
  arrivals: Arrivals;
  /** What is said instead of a supplier. */
  nothing: string;
  difference: string | undefined;
}) {
  const [first, second] = allocations;
  return (
    <div className={css.offer}>
      {first && !second && (
        <>
          {first.offer.supplier}
          <Text as="div" size={12} tone="hint">
            {deliveryOf(first, arrivals)}
          </Text>
        </>
      )}
      {second && sourcesOf(allocations)}
      {!first && nothing}
      {difference && <div className={goodsCss.warning}>{difference}</div>}
    </div>
  );
}

/** The parts of a line that no supplier can fill alone. Each is an item of the cart. */
function Parts({
  allocations,
  arrivals,
}: {
  allocations: readonly Allocation[];
  arrivals: Arrivals;
}) {
  return (
    <ul className={css.parts} aria-label="По поставщикам">
      {allocations.map((allocation) => (
        <li key={allocation.offer.offer_id} className={css.partOf}>
          <div className={css.sender}>
            {allocation.offer.supplier}{' '}
            <span className={css.faint}>{deliveryOf(allocation, arrivals)}</span>
          </div>
          <div className={css.pieces}>
            {formatPieces(allocation.quantity)} × {formatListPrice(allocation.offer)}
          </div>
          <div className={css.partSum}>{formatMoney(costOf([allocation]))}</div>
        </li>
      ))}
    </ul>
  );
}
