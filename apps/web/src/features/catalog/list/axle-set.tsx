import { type ReactNode, useMemo } from 'react';
import { formatMoney } from '../../../shared/format/format.ts';
import type { ProductPage } from '../search/catalog.atoms.ts';
import type { Product } from '../search/product-words.ts';
import * as css from './axle-set.css.ts';
import { type StaggeredRow, staggeredRows } from './staggered.ts';

/** The staggered sets of the shown pages, computed once for all of their rows. */
const known = new WeakMap<readonly ProductPage[], Map<string, StaggeredRow>>();
function staggeredRowsOf(loaded: readonly ProductPage[]) {
  const places = known.get(loaded) ?? staggeredRows(loaded.flatMap(({ data }) => data));
  known.set(loaded, places);
  return places;
}

export interface AxleSetProps {
  product: Product;
  /** Every loaded page of the list. */
  loaded: readonly ProductPage[];
  /** The product's row. */
  children: ReactNode;
}

/** A row of a staggered set. Names its axle and, above the first row, the set and its price. */
export function AxleSet({ product, loaded, children }: AxleSetProps) {
  const place = useMemo(() => staggeredRowsOf(loaded).get(product.id), [loaded, product.id]);
  if (!place) return children;
  return (
    <>
      {place.set && (
        <div className={css.head}>
          <span>Комплект 2 + 2</span>
          <span className={css.sizes}>{place.set.sizes}</span>
          {place.set.price !== undefined && (
            <b className={css.price}>от {formatMoney(place.set.price)}</b>
          )}
        </div>
      )}
      <div className={product.axle === 'rear' ? css.rear : css.front}>
        <div className={css.axle}>{place.axle}</div>
        {children}
      </div>
    </>
  );
}
