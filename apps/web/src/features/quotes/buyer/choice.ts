import type { OrderBody, Quote, QuotedLine } from '../quotes.atoms.ts';

/** What is chosen for each line: the id of a quote, the price lists, or nothing. */
export type QuoteChoices = Readonly<Record<string, string>>;
export const LIST = 'list';
export const NONE = '';

export const isGiven = ({ state, available, quantity }: Quote) =>
  state === 'given' && available >= quantity;

const costOf = (each: { landed_price: number | null } | undefined | null) =>
  each?.landed_price ?? Infinity;

/** Whether a quote gives what was asked for: all pieces, and not another product. */
export const isAsAsked = ({ quantity, product }: Quote, line: QuotedLine) =>
  quantity >= line.quantity && (line.product === null || line.product.id === product.id);

/**
 * What is best for a line: the quote or offer with the lowest landed price. Fewer pieces and other products are taken by
 * a person alone.
 */
export function bestOf(line: QuotedLine): string {
  const { is_open, quotes, best } = line;
  if (!is_open) return NONE;
  const given = quotes.filter((quote) => isGiven(quote) && isAsAsked(quote, line));
  const least = given.toSorted((a, b) => costOf(a) - costOf(b) || a.price - b.price)[0];
  if (!least) return best ? LIST : NONE;
  return best && costOf(best) < costOf(least) ? LIST : least.id;
}

/** What the buyer has chosen for a line, as long as it can be ordered; else the best. */
export function chosenOf(line: QuotedLine, chosen: QuoteChoices): string {
  const choice = chosen[line.line_id];
  if (choice === NONE || (choice === LIST && line.best && line.is_open)) return choice;
  return line.quotes.some((quote) => quote.id === choice && isGiven(quote)) && line.is_open
    ? (choice ?? NONE)
    : bestOf(line);
}

/** The lines to order as they are chosen. */
export const orderOf = (lines: readonly QuotedLine[], chosen: QuoteChoices): OrderBody['lines'] =>
  lines.flatMap((line) => {
    const { line_id, quantity, best, quotes } = line;
    const choice = chosenOf(line, chosen);
    const quote = quotes.find(({ id }) => id === choice);
    if (quote?.offer_id) {
      const { id, version, offer_id, price } = quote;
      const offer = {
        offer_id,
        quantity: quote.quantity,
        max_price: price,
        quote: { id, version },
      };
      return [{ line_id, offers: [offer] }];
    }
    if (choice !== LIST || !best) return [];
    const { offer_id, bulk_price } = best;
    return [{ line_id, offers: [{ offer_id, quantity, max_price: bulk_price }] }];
  });
