import { productPath } from '@org/trade/product-path';
import { Button } from '@org/ui/button';
import { IconButton } from '@org/ui/icon-button';
import { CheckIcon, CopyIcon, XIcon } from '@org/ui/icons';
import { NumberStepper } from '@org/ui/number-stepper';
import { Switch } from '@org/ui/switch';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { AddToCart } from '../../../shared/cart/add-to-cart.tsx';
import { brandOf, modelOf, titleOf } from '../../../shared/format/marking.ts';
import type { Cost } from '../../../shared/session/preferences.ts';
import { ProductGlyph } from '../list/row/product-glyph.tsx';
import type { Product } from '../product-words.ts';
import { MOST_PIECES } from './compared-ids.ts';
import { type Compared, type ComparedRow, compare, offerOf } from './comparison.ts';
import * as css from './comparison-table.css.ts';

export interface ComparisonTableProps {
  goods: readonly Compared[];
  view: Cost;
  /** of the delivery, '' for none */
  city: string;
  /** for how many of each the prices are */
  pieces: number;
  /** how many of each are asked for */
  wanted: number;
  /** whether the prices of what is asked for still come */
  isStale: boolean;
  onPieces: (pieces: number) => void;
  onShare: () => void;
  onRemove: (product: Product) => void;
  onMove: (productId: string, by: -1 | 1) => void;
}

/** Goods side by side: what they cost, when they come, and what tells them apart. */
export function ComparisonTable({
  goods,
  view,
  city,
  pieces,
  wanted,
  isStale,
  onPieces,
  onShare,
  onRemove,
  onMove,
}: ComparisonTableProps) {
  const [areSameShown, setSameShown] = useState(false);
  const { offers, different, same } = compare(goods, view, city, pieces);
  const rows = [...offers, ...different, ...(areSameShown ? same : [])];
  const onKeyDown = (productId: string) => (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as -1 | 1 | undefined;
    if (!event.altKey || !by) return;
    event.preventDefault();
    onMove(productId, by);
  };
  return (
    <>
      <div className={css.tools}>
        <span className={css.note}>Alt+← и Alt+→ двигают столбец, на котором вы стоите</span>
        <div className={css.pieces}>
          на
          <NumberStepper
            aria-label="На сколько штук"
            minValue={1}
            maxValue={MOST_PIECES}
            value={wanted}
            onChange={onPieces}
          />
          шт.
        </div>
        {same.length > 0 && (
          <Switch isSelected={!areSameShown} onChange={(isOn) => setSameShown(!isOn)}>
            Только различия
          </Switch>
        )}
        <Button variant="ghost" size="s" icon={<CopyIcon size={16} />} onPress={onShare}>
          Поделиться
        </Button>
      </div>
      <section
        className={css.scroll}
        aria-label="Таблица сравнения"
        aria-busy={isStale}
        data-stale={isStale ? '' : undefined}
      >
        <table className={css.table}>
          <thead>
            <tr>
              <td />
              {goods.map(({ product }) => (
                <th key={product.id} scope="col" onKeyDown={onKeyDown(product.id)}>
                  <div className={css.head}>
                    <ProductGlyph product={product} />
                    <IconButton
                      label={`Убрать из сравнения: ${titleOf(product)}`}
                      icon={<XIcon size={16} />}
                      onPress={() => onRemove(product)}
                    />
                    <Link className={`${css.name} ${css.nameLink}`} to={productPath(product)}>
                      <b>{brandOf(product)}</b> {modelOf(product)}
                    </Link>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} goods={goods} />
            ))}
            <tr>
              <td />
              {goods.map((one) => {
                const offer = offerOf(one, view);
                return (
                  <td key={one.product.id} className={css.buy}>
                    {offer ? (
                      <AddToCart
                        key={pieces}
                        offer={offer}
                        pieces={pieces}
                        name={`${titleOf(one.product)}, ${offer.supplier.name}`}
                        isBest={false}
                      />
                    ) : (
                      <span className={css.none}>
                        {one.product.offers_count > 0
                          ? 'Столько нет ни у одного поставщика'
                          : 'Сейчас никто не продаёт'}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          </tbody>
        </table>
      </section>
      {!areSameShown && same.length > 0 && (
        <p className={css.same}>
          Одинаково у всех: {same.map(({ label, cells: [text] }) => `${label}: ${text}`).join('; ')}
        </p>
      )}
    </>
  );
}

function Row({ row, goods }: { row: ComparedRow; goods: readonly Compared[] }) {
  const isPrice = row.name === 'price';
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {goods.map(({ product }, at) => {
        const text = row.cells[at];
        const isBest = row.best.includes(at);
        if (text == null)
          return (
            <td key={product.id}>
              <span className={css.none}>—</span>
            </td>
          );
        return (
          <td key={product.id}>
            <div className={css.cell}>
              {isBest && isPrice && (
                <span className={css.dot} role="img" aria-label="Дешевле всех" />
              )}
              {isBest && !isPrice && (
                <span className={css.tick} role="img" aria-label="Лучше всех">
                  <CheckIcon size={16} />
                </span>
              )}
              <span className={isPrice ? css.price : isBest ? css.best : undefined}>{text}</span>
            </div>
            {row.notes?.[at] && <div className={css.small}>{row.notes[at]}</div>}
          </td>
        );
      })}
    </tr>
  );
}
