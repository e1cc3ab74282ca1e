import { useAtomValue } from 'jotai';
import { CartContent } from '../../features/cart/cart-content.tsx';
import { ProductGlyph } from '../../features/catalog/list/row/product-glyph.tsx';
import { PlanPanel } from '../../features/plan/plan-panel.tsx';
import { quantitiesAtom } from '../../shared/cart/cart.atoms.ts';
import { Page } from '../../shared/page/page.tsx';

/** The chosen offers by supplier, a cheaper way to buy them, and the button to order. */
export function Cart() {
  return (
    <Page title="Корзина">
      {(heading) => (
        <CartContent heading={heading} drawingOf={(product) => <ProductGlyph product={product} />}>
          <CheaperWay />
        </CartContent>
      )}
    </Page>
  );
}

function CheaperWay() {
  const quantities = useAtomValue(quantitiesAtom);
  return (
    <PlanPanel
      items={[...quantities]
        .filter(([, quantity]) => quantity > 0)
        .map(([offer_id, quantity]) => ({ offer_id, quantity }))}
    />
  );
}
