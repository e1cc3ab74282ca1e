import type { CheapestPlan, ProductBrief } from '@org/api-client/schema';
import { lineSum } from '@org/trade/tax';
import type { Quantities } from '../../../plan/plan.ts';
import { type Question, sum, type WantedRow } from './plan-question.ts';
import { planDelivery } from './plan-routes.ts';
import type { PlanRow } from './plan-row.ts';

interface Line {
  product_id: number;
  supplier_id: string;
  /** what the line costs with VAT; 0 for an offer that is gone, as in the cart */
  sum: number;
  shown: CheapestPlan['changes'][number]['to'][number];
}

const lineOf = (offer: PlanRow, quantity: number): Line => ({
  product_id: offer.product_id,
  supplier_id: offer.supplier_id,
  sum: lineSum({ ...offer, quantity }).sum,
  shown: {
    offer_id: offer.id,
    supplier_id: offer.supplier_id,
    supplier: offer.supplier,
    quantity,
    bulk_price: offer.bulk_price,
    delivery_days_max: offer.delivery_days_max,
  },
});

const goneLine = ({ product_id, price_added, ...row }: WantedRow): Line => ({
  product_id,
  supplier_id: row.supplier_id,
  sum: 0,
  shown: { ...row, bulk_price: price_added },
});

/** A plan as the contract shows it; `bound` is the least that any plan can cost, kopecks. */
export function toCheapestPlan(
  question: Question,
  quantities: Quantities,
  { proven, bound }: { proven: boolean; bound: number },
  briefs: Map<number, ProductBrief>,
): CheapestPlan {
  const { wanted, offers, choice, products } = question;
  const live = new Map(offers.map((offer) => [offer.id, offer]));
  const before = wanted.map((row) => {
    const offer = live.get(row.offer_id);
    return offer ? lineOf(offer, row.quantity) : goneLine(row);
  });
  const after = choice.flatMap((offer, at) =>
    quantities[at] ? [lineOf(offer, quantities[at])] : [],
  );
  const delivery = question.routes
    ? planDelivery(question.routes, [
        wanted.flatMap(({ offer_id, quantity }) => {
          const offer = live.get(offer_id);
          return offer ? [{ offer, quantity }] : [];
        }),
        choice.flatMap((offer, at) =>
          quantities[at] ? [{ offer, quantity: quantities[at] }] : [],
        ),
      ])
    : null;
  const totalBefore = sum(before.map((line) => line.sum)) + (delivery?.before ?? 0);
  const total = sum(after.map((line) => line.sum)) + (delivery?.after ?? 0);
  return {
    total_before: totalBefore,
    total,
    saving: Math.max(0, totalBefore - total),
    proven,
    gap: proven || total === 0 ? 0 : Math.max(0, 1 - bound / total),
    delivery,
    suppliers: suppliersOf(after),
    items: after.map(({ shown: { offer_id, quantity } }) => ({ offer_id, quantity })),
    changes: products
      .flatMap((product) => changeOf(product, before, after, briefs))
      .sort((a, b) => b.saving - a.saving),
  };
}

const suppliersOf = (lines: readonly Line[]): CheapestPlan['suppliers'] =>
  [...Map.groupBy(lines, ({ supplier_id }) => supplier_id)].map(([id, supplierLines]) => ({
    id,
    name: supplierLines[0]?.shown.supplier ?? '',
    subtotal: sum(supplierLines.map((line) => line.sum)),
    delivery_days_max: Math.max(...supplierLines.map(({ shown }) => shown.delivery_days_max)),
  }));

function changeOf(
  product: number,
  before: readonly Line[],
  after: readonly Line[],
  briefs: Map<number, ProductBrief>,
): CheapestPlan['changes'] {
  const isOfProduct = ({ product_id }: Line) => product_id === product;
  const [from, to] = [before.filter(isOfProduct), after.filter(isOfProduct)];
  const text = (lines: Line[]) =>
    lines
      .map(({ shown }) => `${shown.offer_id}×${shown.quantity}`)
      .sort()
      .join();
  const brief = briefs.get(product);
  if (!brief || text(from) === text(to)) return [];
  const saving = sum(from.map((line) => line.sum)) - sum(to.map((line) => line.sum));
  const shown = (lines: Line[]) => lines.map((line) => line.shown);
  return [{ product: brief, from: shown(from), to: shown(to), saving }];
}
