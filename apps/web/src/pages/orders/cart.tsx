import { CartContent } from '../../features/cart/cart-content.tsx';
import { ProductGlyph } from '../../features/catalog/list/product-glyph.tsx';
import { CartToRequest } from '../../features/requests/cart-to-request.tsx';
import { useCartMove } from '../../features/requests/use-cart-move.ts';
import { Page } from '../../shared/page/page.tsx';

/** The chosen offers by supplier, the way to the plans of a request, and the button to order. */
export function Cart() {
  const onMove = useCartMove();
  return (
    <Page title="Корзина">
      {(heading) => (
        <CartContent heading={heading} drawingOf={(product) => <ProductGlyph product={product} />}>
          <CartToRequest onMove={onMove} />
        </CartContent>
      )}
    </Page>
  );
}
