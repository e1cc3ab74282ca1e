import type { Quote, QuotedLine } from '../quotes.atoms.ts';
import { isGiven } from './choice.ts';

/** What can be wished of a quote that is dearer than the best, or what came of it. */
export interface Bargain {
  line: QuotedLine;
  quote: Quote;
  /** the price of a piece without its delivery */
  price: number;
  /** the same with it */
  landed: number;
  state: 'possible' | 'waiting' | 'declined';
}

const ROUBLE = 100;

/** How much less a quote has to cost to be as good as the best; undefined if it is, or if nobody knows. */
function toBest({ best, quotes }: QuotedLine, quote: Quote): number | undefined {
  const costs = [best, ...quotes.filter(isGiven)].flatMap((one) => one?.landed_price ?? []);
  if (quote.landed_price === null || costs.length === 0) return undefined;
  const dearer = quote.landed_price - Math.min(...costs);
  return dearer > 0 ? dearer : undefined;
}

function bargainOf(line: QuotedLine, quote: Quote): Bargain | undefined {
  const { wish, wishes_left, price, landed_price } = quote;
  if (!isGiven(quote) || landed_price === null) return undefined;
  const at = (wished: number, state: Bargain['state']) => ({
    ...{ line, quote, state, price: wished, landed: landed_price - price + wished },
  });
  if (wish?.state === 'waiting') return at(wish.price, 'waiting');
  const dearer = toBest(line, quote);
  if (dearer === undefined) return undefined;
  const wished = Math.floor((price - dearer) / ROUBLE) * ROUBLE;
  if (wish?.state === 'declined' && (wish.price >= wished || wishes_left === 0))
    return at(wish.price, 'declined');
  return wishes_left > 0 && wished > 0 ? at(wished, 'possible') : undefined;
}

/** The quotes that could be as good as the best of their line, in the order of the lines. */
export const bargainsOf = (lines: readonly QuotedLine[]): Bargain[] =>
  lines
    .filter(({ is_open }) => is_open)
    .flatMap((line) => line.quotes.flatMap((quote) => bargainOf(line, quote) ?? []));
