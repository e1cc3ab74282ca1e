import {
  BulkOrderContent,
  type BulkOrderContentProps,
} from '../../features/bulk-order/bulk-order-content.tsx';
import { ProductGlyph } from '../../features/catalog/list/row/product-glyph.tsx';
import { Page } from '../../shared/page/page.tsx';

const drawingOf: BulkOrderContentProps['drawingOf'] = (product) => (
  <ProductGlyph product={product} />
);

/** Turns a list from a table or a message into a cart. */
export function BulkOrder() {
  return (
    <Page title="Заказ списком">
      <BulkOrderContent drawingOf={drawingOf} />
    </Page>
  );
}
