import type { VatRate } from '@org/api-client/schema';
import type { TyreAge } from '../../../trade/standing.ts';

/** An offer as the database gives it. */
export interface PlanRow extends TyreAge {
  id: string;
  product_id: number;
  supplier_id: string;
  supplier: string;
  min_order_sum: number;
  bulk_price: number;
  vat_rate: VatRate;
  vat_included: boolean;
  stock: number;
  min_order: number;
  multiple: number;
  delivery_days_max: number;
  warehouse_id: string;
  /** of one piece */
  grams: number;
  is_disk: boolean;
  is_winter: boolean;
}
