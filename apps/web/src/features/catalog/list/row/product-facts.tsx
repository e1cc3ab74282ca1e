import { productPath } from '@org/trade/product-path';
import { memo, Suspense } from 'react';
import { countOf, formatMoney, formatPieces, SUPPLIERS } from '../../../../shared/format/format.ts';
import { brandOf, indicesOf, modelOf, sizeOf } from '../../../../shared/format/marking.ts';
import { lazyPart } from '../../../../shared/page/lazy-part.ts';
import { metaOf, type Product } from '../../product-words.ts';
import { PriceSpread } from './price-spread.tsx';
import { ProductBadges } from './product-badges.tsx';
import { ProductGlyph } from './product-glyph.tsx';
import * as css from './product-row.css.ts';

/** Lazy, because only buyers with a city see it. */
const LandedNote = lazyPart(() => import('../notices/landed-note.tsx'), 'LandedNote');

/**
 * What a product is: its drawing, name, marking, attributes, price and stock. The button to its offers is beside it.
 */
export const ProductFacts = memo(function ProductFacts({ product }: { product: Product }) {
  return (
    <>
      <div className={css.glyph}>
        <ProductGlyph product={product} />
      </div>
      <div className={css.name}>
        <span className={css.title}>
          <b className={css.brand}>{brandOf(product)}</b> {modelOf(product)}
        </span>
        <noscript>
          {' '}
          <a href={productPath(product)}>Страница товара</a>
        </noscript>
        <div className={css.meta}>{metaOf(product)}</div>
      </div>
      <div className={css.size}>
        {sizeOf(product)}
        <span className={css.indices}>{indicesOf(product)}</span>
      </div>
      <div className={css.badges}>
        <ProductBadges product={product} />
      </div>
      <Price product={product} />
      <div className={css.stock}>
        <span className={css.pieces}>{formatPieces(product.quantity)}</span>{' '}
        <span className={css.warehouses}>{countOf(product.suppliers_count, SUPPLIERS)}</span>
      </div>
    </>
  );
});

function Price({
  product: { min_bulk_price: min, max_bulk_price: max, prices, offers_count, landed },
}: {
  product: Product;
}) {
  if (min === null)
    return (
      <div className={css.price}>{offers_count > 0 ? 'Цена после входа' : 'Нет в продаже'}</div>
    );
  return (
    <div className={css.price}>
      <div className={css.minPrice}>
        {max === null && 'от '}
        {formatMoney(landed?.price ?? min)}
      </div>
      <div className={css.spread}>
        <PriceSpread prices={prices} offersCount={offers_count} />
      </div>
      {max !== null && max > min && !landed && (
        <div className={css.maxPrice}>до {formatMoney(max)}</div>
      )}
      {landed && (
        <Suspense fallback={<div className={css.landed} />}>
          <LandedNote landed={landed} least={min} />
        </Suspense>
      )}
    </div>
  );
}
