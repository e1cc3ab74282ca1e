import type { RequestPlan } from '@org/api-client/schema';
import { findPlan } from '../../../plan/planner.ts';
import { dayAndMonth } from '../../../trade/moscow.ts';
import { formatMoney } from '../../../trade/trade-words.ts';
import {
  type Ask,
  type Bounds,
  candidatesOf,
  daysOf,
  gathered,
  type Market,
  piecesOf,
  pose,
  startOf,
  type Way,
  wayOf,
} from './ways.ts';

type Strategy = RequestPlan['strategy'];

/** What is bought, of which lines worse offers are taken too, and for whom. */
interface Task {
  asks: readonly Ask[];
  market: Market;
  open: ReadonlySet<Ask>;
  signal: AbortSignal;
}

/** Finds the cheapest way to buy as many of the lines as can be. */
async function cheapestOf({ asks, market, open, signal }: Task, bounds: Bounds): Promise<Way> {
  const solve = async (mayLeave: boolean) => {
    const posed = pose(asks, market, bounds, { open, mayLeave });
    const start = mayLeave ? startOf(posed) : undefined;
    const { quantities, proven } = await findPlan(posed.problem, start, signal);
    return quantities && wayOf(asks, posed, { quantities: gathered(posed, quantities), proven });
  };
  const none: Way = { taken: new Map(), left: asks, proven: false };
  return (await solve(false)) ?? (await solve(true)) ?? none;
}

/** The lines that a way leaves, and of which there are worse offers: these are taken too. */
const openOf = ({ left }: Way, market: Market): ReadonlySet<Ask> =>
  new Set(left.filter((ask) => candidatesOf(ask, market, false).length < ask.offers.length));

/** The least days in which the stock gives a line; infinity if it does not. */
function leastDaysOf(ask: Ask, { market, open }: Task): number {
  const candidates = candidatesOf(ask, market, open.has(ask)).toSorted(
    (one, other) => one.delivery_days_max - other.delivery_days_max,
  );
  let pieces = 0;
  for (const offer of candidates) {
    pieces += piecesOf([offer]);
    if (pieces >= ask.quantity) return offer.delivery_days_max;
  }
  return Number.POSITIVE_INFINITY;
}

/** Finds the earliest day on which as much is there as the cheapest way buys, and the cheapest way to it. */
async function quickestOf(task: Task, cheapest: Way): Promise<Way> {
  const late = daysOf(cheapest);
  const soon = Math.max(
    0,
    ...[...cheapest.taken.keys()].flatMap((ask) =>
      ask.isChosen ? [] : Math.min(late, leastDaysOf(ask, task)),
    ),
  );
  const all = task.asks.flatMap(({ offers }) => offers.map((offer) => offer.delivery_days_max));
  const days = [...new Set(all)]
    .filter((day) => day >= soon && day < late)
    .toSorted((a, b) => a - b);
  let best = cheapest;
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const way = await cheapestOf(task, { daysMax: days[middle] });
    if (way.left.length <= cheapest.left.length) [best, high] = [way, middle];
    else low = middle + 1;
  }
  return best;
}

/** Finds a way for each strategy. Decision 461. */
export async function findWays(
  asks: readonly Ask[],
  market: Market,
  signal: AbortSignal,
): Promise<[strategy: Strategy, way: Way][]> {
  const strict: Task = { asks, market, open: new Set(), signal };
  const first = await cheapestOf(strict, {});
  const task = { ...strict, open: openOf(first, market) };
  const cheapest = task.open.size > 0 ? await cheapestOf(task, {}) : first;
  const [quickest, one, two] = await Promise.all([
    quickestOf(task, cheapest),
    cheapestOf(task, { suppliersMax: 1 }),
    cheapestOf(task, { suppliersMax: 2 }),
  ]);
  return [
    ['cheapest', cheapest],
    ['quickest', quickest],
    ['one_supplier', one],
    // if the time was too short to find as much
    ['two_suppliers', two.left.length > one.left.length ? { ...one, proven: false } : two],
  ];
}

/** Says what keeps a line from being bought, if that is the day or the place; `pieces` are those that could be. */
function barredOf({ barred }: Ask, pieces: number): string | undefined {
  if (!barred) return undefined;
  const { late, by, from, closed } = barred;
  if (late.length > 0 && by !== null) {
    const lack = pieces > 0 ? `есть только ${pieces} шт., остальное` : 'не привезут:';
    const when = from === null ? 'можно лишь забрать самим' : `не раньше ${dayAndMonth(from)}`;
    return `К ${dayAndMonth(by)} ${lack} ${when}, «${late[0]?.supplier}»`;
  }
  const names = [...new Set(closed.map(({ supplier }) => `«${supplier}»`))];
  if (names.length === 0) return undefined;
  const more = names.length > 2 ? ` и ещё ${names.length - 2}` : '';
  return `${pieces > 0 ? `Сюда возят только ${pieces} шт.` : 'Сюда этого никто не возит'}: у ${names.slice(0, 2).join(', ')}${more} доставки сюда нет`;
}

/** Says why a way leaves a line. */
export function whyLeft(ask: Ask, way: Way, cheapest: Way): string {
  const pieces = piecesOf(ask.offers);
  const barred = pieces < ask.quantity ? barredOf(ask, pieces) : undefined;
  if (barred !== undefined) return barred;
  if (pieces === 0) return 'Этого сейчас не купить: товара нет, или его сюда не возят';
  if (pieces < ask.quantity) return `Столько не купить: есть только ${pieces} шт.`;
  if (cheapest.taken.has(ask)) {
    const names = [...way.taken.values()].flat().map(({ offer }) => `«${offer.supplier}»`);
    const supplierNames = [...new Set(names)].slice(0, 2).join(' и ');
    return supplierNames === '' ? 'У одного поставщика не собрать' : `Нет у ${supplierNames}`;
  }
  const [first] = ask.offers.toSorted((a, b) => a.min_order_sum - b.min_order_sum);
  return first && first.min_order_sum > 0
    ? `Не набирается минимальный заказ: у «${first.supplier}» он ${formatMoney(first.min_order_sum)}`
    : 'Столько не купить: мешает кратность или другие строки с этим товаром';
}
