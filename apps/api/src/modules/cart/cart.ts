import type { Cart, CartItem, CartShipment, CartSupplier } from '@org/api-client/schema';
import type { Load } from '@org/trade/delivery';
import { deliveryParts, lineSum, splitVat, totalOf } from '@org/trade/tax';
import { type ReceivingTerms, shipmentOf } from '../../delivery/delivery-receiving.ts';
import { warningsOf } from '../../trade/line.ts';
import type { CartRow, OfferTerms, SupplierRow } from './cart-rows.ts';

function toItem(row: CartRow): CartItem {
  const { terms, supplier_id: _, stock, added_at, grams: _grams, ...line } = row;
  const { supplier: _name, ...offer } = terms;
  const { sum, vat } = lineSum({ ...offer, ...line, bulk_price: row.bulk_price ?? 0 });
  return {
    ...line,
    ...offer,
    sum,
    vat,
    available: stock ?? 0,
    warnings: warningsOf({ ...line, ...offer, stock }),
    added_at: added_at.toISOString(),
  };
}

/** What is left of a supplier that was deleted: its name, as it was when the lines were added. */
const deletedSupplier = (id: string, { supplier, vat_rate }: OfferTerms): SupplierRow => ({
  id,
  name: supplier,
  reliability: { orders: 0, confirmed: null, answer_minutes: null },
  city: null,
  favorite: false,
  vat_rate,
  min_order_sum: 0,
  delivery_days: null,
  pickup: false,
});

/** What a warehouse would send: all of its lines that are on sale. */
const loadOf = (lines: readonly Line[]): Load => {
  const sold = lines.filter(({ item }) => item.bulk_price !== null);
  const disks = sold.filter(({ item }) => item.product.section.endsWith('disks'));
  return {
    sum: totalOf(sold.map(({ item }) => item)).sum,
    pieces: piecesOf(sold.map(({ item }) => item)),
    disks: piecesOf(disks.map(({ item }) => item)),
    grams: sold.reduce((grams, { row, item }) => grams + row.grams * item.quantity, 0),
  };
};

function shipmentsOf(lines: readonly Line[], receiving: ReceivingTerms): CartShipment[] {
  const parts = Map.groupBy(lines, ({ row }) => row.warehouse_id);
  return [...parts].flatMap(([id, partLines]) => {
    const depot = id === null ? undefined : receiving.depots.get(id);
    return depot
      ? [
          shipmentOf(
            receiving,
            depot,
            partLines.map(({ item }) => item),
            loadOf(partLines),
          ),
        ]
      : [];
  });
}

/** A line as it is stored and as it is shown. */
interface Line {
  row: CartRow;
  item: CartItem;
}

function toSupplier(
  row: SupplierRow,
  lines: readonly Line[],
  receiving: ReceivingTerms,
): CartSupplier {
  const items = lines.map(({ item }) => item);
  const { vat_rate, min_order_sum, delivery_days, pickup, ...supplier } = row;
  const { sum: subtotal, vat } = totalOf(items);
  return {
    supplier,
    vat_rate,
    terms: { min_order_sum, delivery_days, pickup },
    items,
    quantity: piecesOf(items),
    subtotal,
    vat,
    min_order_left: Math.max(0, min_order_sum - subtotal),
    shipments: shipmentsOf(lines, receiving),
    delivery_days_min: Math.min(...items.map((item) => item.delivery_days_min)),
    delivery_days_max: Math.max(...items.map((item) => item.delivery_days_max)),
  };
}

const piecesOf = (items: readonly { quantity: number }[]) =>
  items.reduce((pieces, { quantity }) => pieces + quantity, 0);

/** A cart as the contract shows it: lines by supplier, both in the order in which they were added. */
export function toCart(
  rows: readonly CartRow[],
  suppliers: readonly SupplierRow[],
  receiving: ReceivingTerms,
): Cart {
  const known = new Map(suppliers.map((supplier) => [supplier.id, supplier]));
  const groups = [...Map.groupBy(rows, ({ supplier_id }) => supplier_id)].map(([id, lines]) =>
    toSupplier(
      known.get(id) ?? deletedSupplier(id, lines[0]!.terms),
      lines.map((row) => ({ row, item: toItem(row) })),
      receiving,
    ),
  );
  const items = groups.flatMap((group) => group.items);
  const sold = items.filter(({ bulk_price }) => bulk_price !== null);
  const deliveries = groups.flatMap(({ shipments, vat_rate }) =>
    deliveryParts(shipments.map(({ cost }) => ({ cost, vat_rate }))),
  );
  const parts = [...sold, ...deliveries];
  const { sum: payable, vat } = totalOf(parts);
  return {
    suppliers: groups,
    items_count: items.length,
    quantity: piecesOf(items),
    goods: totalOf(sold).sum,
    delivery_cost: totalOf(deliveries).sum,
    payable,
    vat,
    vat_split: splitVat(parts),
    warnings_count: items.filter(({ warnings }) => warnings.length > 0).length,
  };
}
