import { fitQuantity } from '../../shared/cart/cart-lines.ts';
import { maxQuantityOf, minQuantityOf, type OfferLimits } from '../../shared/cart/limits.ts';
import type {
  Choice,
  GoodsRequest,
  MatchedRow,
  OfferedGoods,
  OrderBody,
  RequestChange,
} from './request-calls.ts';
import { type Allocation, limitsOf, piecesOf, split } from './split.ts';

/** A line of a request that is not ordered, and what the buyer has decided about it. */
export interface Line {
  id: string;
  /** its place in the request, from 1, remarks counted too */
  place: number;
  row: MatchedRow;
  /** pieces in orders already; `wanted` is without them */
  ordered: number;
  /** the product that the row means, one of the options; null while unknown */
  productId: string | null;
  /** the product that it means, with its offers; null while they are not loaded */
  goods: OfferedGoods | null;
  /** pieces wanted; 0 leaves the line out, null asks the buyer */
  wanted: number | null;
  /** false while an unusual quantity waits for the buyer's confirmation */
  isConfirmed: boolean;
  /** the offer that was chosen by hand, and the price for which it was */
  pick: ChosenOffer | null;
  /** what the chosen plan of the whole takes for the line; undefined while there is no plan for it */
  planned?: readonly { offer_id: string; quantity: number }[] | undefined;
  /** why that plan takes nothing */
  left?: string | undefined;
}
type ChosenOffer = NonNullable<GoodsRequest['lines'][number]['offer']>;

const divisorOf = (one: number, other: number): number =>
  other === 0 ? one : divisorOf(other, one % other);

/** The limits of a quantity over all offers, in steps that fit the offers that are taken now. */
export const choiceOf = (
  { offers }: OfferedGoods,
  allocations: readonly Allocation[],
): OfferLimits => ({
  multiple: allocations.map(({ offer }) => offer.multiple).reduce(divisorOf),
  min_order: Math.min(...offers.map(minQuantityOf)),
  quantity: offers.reduce((sum, offer) => sum + maxQuantityOf(limitsOf(offer)), 0),
});

/** The offer that was chosen by hand, if there still is one. */
export const pickedOf = ({ pick, goods }: Line) =>
  goods?.offers.find(({ offer_id }) => offer_id === pick?.id);

/** What a line waits for before it can be ordered. */
export type Doubt = 'product' | 'quantity' | 'large_quantity' | 'offer_gone' | 'offer_dearer';

export function doubtOf(line: Line): Doubt | undefined {
  const { goods, wanted, isConfirmed, pick } = line;
  if (!goods) return 'product';
  if (wanted === null) return 'quantity';
  if (!isConfirmed && wanted !== 0) return 'large_quantity';
  if (!pick || wanted === 0) return undefined;
  const offer = pickedOf(line);
  if (!offer) return 'offer_gone';
  return offer.bulk_price > pick.price ? 'offer_dearer' : undefined;
}

/** What a line takes of the offer that was chosen by hand, or as the plan says, or else what is best for it alone. */
function takenOf({ goods, planned, ...line }: Line & { goods: OfferedGoods }, wanted: number) {
  const offer = pickedOf({ goods, ...line });
  if (offer) return [{ offer, quantity: fitQuantity(wanted, limitsOf(offer)) }];
  if (!planned) return split(goods.offers, wanted);
  return planned.flatMap(({ offer_id, quantity }) => {
    const offer = goods.offers.find((one) => one.offer_id === offer_id);
    return offer ? [{ offer: offer, quantity }] : [];
  });
}

/** The offers that a line takes, with their pieces; empty while it takes nothing. */
export const allocationsOf = (line: Line): Allocation[] =>
  line.goods && line.wanted && !doubtOf(line)
    ? takenOf({ ...line, goods: line.goods }, line.wanted)
    : [];

/** Returns the line with an offer that is chosen by hand, at its price of today; null leaves the choice to the plan. */
export const withPick = (line: Line, offer: ChosenOffer | null): Line => ({
  ...line,
  pick: offer,
});

/** What is asked about a row for one reason; undefined if nothing is. */
export const questionOf = (
  { questions }: MatchedRow,
  code: MatchedRow['questions'][number]['code'],
) => questions.find((question) => question.code === code)?.message;

/**
 * The open lines of a request. A product without doubt is chosen already, in the quantity that the text or an earlier
 * decision states.
 */
export const toLines = (
  { lines }: Pick<GoodsRequest, 'lines'>,
  choices: readonly Choice[],
): Line[] =>
  choices.map(({ line_id, row }) => {
    const at = lines.findIndex(({ id }) => id === line_id);
    const kept = lines[at]?.understood;
    return {
      id: line_id,
      place: at + 1,
      // a line whose product was decided on is not read again
      row: kept && row.understood.tokens.length === 0 ? { ...row, understood: kept } : row,
      ordered: lines[at]?.ordered ?? 0,
      productId: row.goods?.product.id ?? null,
      goods: row.goods ?? null,
      wanted: row.quantity,
      isConfirmed: questionOf(row, 'large_quantity') === undefined,
      pick: lines[at]?.offer ?? null,
    };
  });

/** Returns the line with another quantity. A quantity that the buyer typed needs no confirmation. */
export const withWanted = (line: Line, wanted: number): Line => ({
  ...line,
  wanted,
  isConfirmed: true,
});

/** What a line is counted as. A line with a question stays one after the answer. */
export const groupOf = ({ row }: Line): 'question' | MatchedRow['status'] =>
  row.status === 'matched' && row.questions.length > 0 ? 'question' : row.status;

/** Counts the lines that wait, by reason, and sums up those that are ready. */
export function summaryOf(lines: readonly Line[]) {
  const allocations = lines.flatMap(allocationsOf);
  const open = lines.filter(({ row, goods }) => goods !== null || row.status === 'ambiguous');
  return {
    pieces: piecesOf(allocations),
    undecided: open.filter((line) => doubtOf(line) === 'product').length,
    uncounted: open.filter((line) => doubtOf(line)?.endsWith('quantity')).length,
    changed: open.filter((line) => doubtOf(line)?.startsWith('offer')).length,
    left: open.filter(({ left }) => left !== undefined).length,
    unknown: lines.filter(({ row, goods }) => row.status === 'unknown' && !goods).length,
    soldOut: open.filter((line) => !doubtOf(line) && line.goods?.offers.length === 0).length,
  };
}

/** What of each line would be ordered now. */
export const orderedOf = (lines: readonly Line[]): OrderBody['lines'] =>
  lines
    .map((line) => ({
      line_id: line.id,
      offers: allocationsOf(line).map(({ offer: { offer_id, bulk_price }, quantity }) => ({
        ...{ offer_id, quantity },
        max_price: bulk_price,
      })),
    }))
    .filter(({ offers }) => offers.length > 0);

/** What is decided about lines, as a request keeps it. */
export const decisionsOf = (lines: readonly Line[]): RequestChange['lines'] =>
  lines.map(({ id, goods, wanted, isConfirmed, ordered, pick }) => ({
    id,
    product_id: goods?.product.id ?? null,
    offer: pick,
    quantity: isConfirmed && wanted !== null ? wanted + ordered : null,
  }));
