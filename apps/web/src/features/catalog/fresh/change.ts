import type { ProductPage } from '../search/catalog.atoms.ts';
import type { Product } from '../search/product-words.ts';

/** What has changed about a product while it was on the screen. */
export interface Change {
  /** kopecks that the lowest price has gone up by */
  price: number;
  /** pieces that the stock has grown by */
  stock: number;
  /** Nobody offers it any more. */
  isGone: boolean;
}

/** A product of a list, with its change if it has just changed. */
export type ListedProduct = Product & { change?: Change };

function replaced(product: ListedProduct, fresh: Product | undefined): ListedProduct {
  const stock = (fresh?.quantity ?? 0) - product.quantity;
  if (!fresh)
    return {
      ...product,
      min_bulk_price: null,
      max_bulk_price: null,
      prices: [],
      quantity: 0,
      offers_count: 0,
      suppliers_count: 0,
      change: { price: 0, stock, isGone: true },
    };
  const price = (fresh.min_bulk_price ?? 0) - (product.min_bulk_price ?? fresh.min_bulk_price ?? 0);
  const { axle, step } = product;
  const isSame = price === 0 && stock === 0;
  return { ...fresh, axle, step, ...(!isSame && { change: { price, stock, isGone: false } }) };
}

function withoutChange(product: ListedProduct): ListedProduct {
  if (!product.change) return product;
  const { change: _change, ...rest } = product;
  return rest;
}

/**
 * Puts refetched products into the pages of a list. Rows keep their places. Changed rows get a mark, and earlier marks
 * are removed. A product that was asked for and not found is gone.
 */
export const withFresh = (
  pages: readonly ProductPage[],
  asked: ReadonlySet<string>,
  found: readonly Product[],
  version: number,
): ProductPage[] => {
  const fresh = new Map(found.map((product) => [product.id, product]));
  return pages.map((page) => ({
    ...page,
    version,
    data: page.data.map((product) =>
      asked.has(product.id) ? replaced(product, fresh.get(product.id)) : withoutChange(product),
    ),
  }));
};
