import type { CartItem, ProductBrief, SupplierBrief, Terms, VatRate } from '@org/api-client/schema';

/**
 * What the SQL function `offer_terms` returns of an offer; for a line whose offer is gone, what it returned when the
 * line was added.
 */
export interface OfferTerms
  extends Pick<
    CartItem,
    | 'city'
    | 'warehouse'
    | 'delivery_days_min'
    | 'delivery_days_max'
    | 'dot_year'
    | 'dot_week'
    | 'vat_rate'
    | 'vat_included'
    | 'quantity_is_minimum'
    | 'min_order'
    | 'multiple'
  > {
  /** name of the supplier */
  supplier: string;
}

/** A line as the database gives it. */
export interface CartRow {
  offer_id: string;
  supplier_id: string;
  product: ProductBrief;
  quantity: number;
  price_added: number;
  added_at: Date;
  terms: OfferTerms;
  /** null once the offer is off sale or sold out */
  bulk_price: number | null;
  /** null once the offer is off sale */
  stock: number | null;
  warehouse_id: string | null;
  /** of one piece */
  grams: number;
}

export interface SupplierRow extends SupplierBrief, Terms {
  vat_rate: VatRate;
}
