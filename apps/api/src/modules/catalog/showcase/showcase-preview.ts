import type { ShowcasePreview, ShowcaseRow } from '@org/api-client/schema';
import { bandOf, priceOf } from './markup.ts';
import {
  listShowcase,
  readShown,
  type ShowcaseProduct,
  type ShownList,
} from './showcase-listed.ts';
import { type CostRow, selectBest, selectCosts } from './showcase-offers.sql.ts';

type Db = Parameters<typeof selectCosts>[0];

/** How many raised rows a sample has, besides a row of each band. */
const MAX_RAISED = 4;

const rowOf = ({ product, best, price, raised, quantity, days }: ShowcaseProduct): ShowcaseRow => ({
  product_id: product.id,
  brand: product.brand,
  model: product.model,
  size: product.size,
  load_index: product.load_index,
  speed_index: product.speed_index,
  cost: best.cost,
  price,
  retail: best.retail,
  raised,
  quantity,
  days_min: days.min,
  days_max: days.max,
});

/** Returns what the rules make of the costs of a whole list: products per band, raised prices, margin in per cent. */
function totalsOf(costs: readonly CostRow[], { rules }: ShownList) {
  const bands = rules.bands.map(() => 0);
  let [raised, earned, asked] = [0, 0, 0];
  for (const { cost, retail } of costs) {
    const priced = priceOf(cost, retail, rules);
    const at = bandOf(cost, rules.bands);
    bands[at] = (bands[at] ?? 0) + 1;
    if (priced.raised) raised += 1;
    earned += priced.price - cost;
    asked += priced.price;
  }
  const margin = asked === 0 ? null : Math.round((earned / asked) * 1000) / 10;
  return { bands, raised, margin };
}

/** Returns a sample: the middle product of each band and some raised to the recommended price, dearest first. */
function sampleOf(costs: readonly CostRow[], { rules }: ShownList): number[] {
  const sorted = costs.toSorted((a, b) => b.cost - a.cost || a.product_id - b.product_id);
  const ofBands = Map.groupBy(sorted, ({ cost }) => bandOf(cost, rules.bands))
    .values()
    .flatMap((rows) => rows.slice(Math.floor(rows.length / 2)).slice(0, 1));
  const raised = sorted.filter(({ cost, retail }) => priceOf(cost, retail, rules).raised);
  const chosen = new Set([...ofBands, ...raised.slice(0, MAX_RAISED)]);
  return sorted.filter((row) => chosen.has(row)).map(({ product_id }) => product_id);
}

interface PreviewOptions {
  isSample: boolean;
  window: { limit: number; offset: number };
}

/** The cost of each product, also of those on their way: their prices follow the same bands. */
async function costsOf(db: Db, { conditions, arriving }: ShownList): Promise<CostRow[]> {
  const costs = await selectCosts(db, conditions);
  if (arriving.size === 0) return costs;
  const bests = await selectBest(db, conditions, [...arriving], true);
  return [...costs, ...bests.map(({ id, ...best }) => ({ ...best, product_id: Number(id) }))];
}

/** Previews a showcase while its rules are being edited. */
export async function previewOf(
  db: Db,
  rules: ShownList['rules'],
  { isSample, window: { limit, offset } }: PreviewOptions,
): Promise<ShowcasePreview> {
  const list = await listShowcase(db, rules);
  const costs = await costsOf(db, list);
  const ids = isSample ? sampleOf(costs, list) : list.ids.slice(offset, offset + limit);
  return {
    total: list.ids.length,
    offers_total: costs.reduce((sum, { offers }) => sum + offers, 0),
    ...totalsOf(costs, list),
    data: (await readShown(list, ids)).map(rowOf),
  };
}
