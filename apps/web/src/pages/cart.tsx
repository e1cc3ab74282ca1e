import { CartContent } from '../features/cart/cart-content.tsx';
import { ProductGlyph } from '../features/catalog/list/product-glyph.tsx';
import { Page } from '../shared/page.tsx';

/** What is chosen, by supplier, and the way to order it. */
export function Cart() {
  return (
    <Page title="Корзина">
      <CartContent drawingOf={(product) => <ProductGlyph product={product} />} />
    </Page>
  );
}
