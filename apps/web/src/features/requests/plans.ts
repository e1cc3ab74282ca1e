import { fitQuantity } from '../../shared/cart/cart-lines.ts';
import type { PlanBody, RequestPlan, Strategy } from './request-calls.ts';
import { doubtOf, type Line, pickedOf } from './request-lines.ts';
import type { Arrivals } from './request-words.ts';
import { limitsOf, piecesOf, split } from './split.ts';

/** The strategies in the order in which they are shown. */
export const STRATEGIES: readonly Strategy[] = [
  'cheapest',
  'quickest',
  'one_supplier',
  'two_suppliers',
];

/** The most offers of a line that are compared: the best ones. */
const MAX_OFFERS = 200;

type PlanLine = PlanBody['lines'][number];

/** As many pieces as are wanted if one offer gives exactly these, or else what lots and stock come to. */
function achievable(offers: Parameters<typeof split>[0], wanted: number): number {
  const isExact = offers.some((offer) => fitQuantity(wanted, limitsOf(offer)) === wanted);
  return isExact ? wanted : piecesOf(split(offers, wanted));
}

/** What is asked of the plans for a line; undefined for one that takes nothing. */
export function askOf(line: Line): PlanLine | undefined {
  const { id: line_id, goods, wanted } = line;
  if (!goods || !wanted || doubtOf(line)) return undefined;
  const offer = pickedOf(line);
  const offers = offer ? [offer] : goods.offers.slice(0, MAX_OFFERS);
  const quantity = offer ? fitQuantity(wanted, limitsOf(offer)) : achievable(offers, wanted);
  if (quantity === 0) return undefined;
  return {
    ...{ line_id, quantity, offer_ids: offers.map(({ offer_id }) => offer_id) },
    ...(offer && { is_chosen: true }),
  };
}

/**
 * The lines without the offers that come too late, apart from those that were chosen by hand. A line that has no other
 * ones shows what there is: its plan says why it takes nothing.
 */
export const inTime = (
  lines: readonly Line[],
  arrivals: Arrivals | undefined,
  arriveBy: string | null,
): readonly Line[] =>
  arriveBy === null || !arrivals
    ? lines
    : lines.map((line) => {
        const { goods, pick } = line;
        const offers = goods?.offers.filter(({ offer_id }) => {
          const day = arrivals.get(offer_id)?.day;
          return offer_id === pick?.id || day === undefined || day <= arriveBy;
        });
        const isSame = !goods || !offers?.length || offers.length === goods.offers.length;
        return isSame ? line : { ...line, goods: { ...goods, offers } };
      });

/** The lines as a plan of the whole buys them; those that have changed since it was asked for are as they are. */
export function withPlan(
  lines: readonly Line[],
  plan: RequestPlan | undefined,
  asked: ReadonlyMap<string, string>,
): readonly Line[] {
  if (!plan) return lines;
  const taken = new Map(plan.lines.map((one) => [one.line_id, one.offers]));
  const left = new Map(plan.left.map(({ line_id, message }) => [line_id, message]));
  return lines.map((line) => {
    const known = asked.get(line.id);
    return known !== undefined && known === JSON.stringify(askOf(line))
      ? { ...line, planned: taken.get(line.id) ?? [], left: left.get(line.id) }
      : line;
  });
}

/** The plans to choose from: two suppliers are a choice of its own only where the cheapest plan has more. */
export const choicesOf = (plans: readonly RequestPlan[]): RequestPlan[] =>
  STRATEGIES.flatMap((strategy) => {
    const plan = plans.find((one) => one.strategy === strategy);
    const most = plans.find((one) => one.strategy === 'cheapest')?.plan?.orders.length ?? 0;
    return plan && (strategy !== 'two_suppliers' || most > 2) ? [plan] : [];
  });
