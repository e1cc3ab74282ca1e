import type { QuoteState, RequestOrderBody } from '@org/api-client/schema';
import { Conflict, invalid } from '../../../contract/refusal.ts';
import { QUOTE_REFUSALS } from '../../../trade/trade-words.ts';
import type { AgreedTerms } from '../purchases/agreed-terms.ts';

type Lines = RequestOrderBody['lines'];

/** A quote of a line, as it is now. */
interface LineQuote extends AgreedTerms {
  version: number;
  line_id: string;
  offer_id: string | null;
  quantity: number;
  state: QuoteState;
}

const refusal = (message: string) => new Conflict(message, []);

/** The ids of the quotes that lines are ordered by. */
export const quoteIds = (lines: Lines): string[] =>
  lines.flatMap(({ offers }) => offers.flatMap(({ quote }) => quote?.id ?? []));

/**
 * What the quotes of lines agree on, by offer. Throws a 409 problem for a quote that is not as it was seen, or can't be
 * ordered any more, and 422 if one offer would have two prices.
 */
export function agreedOf(
  lines: Lines,
  quotes: ReadonlyMap<string, LineQuote>,
): Map<string, AgreedTerms> {
  const agreed = new Map<string, AgreedTerms | undefined>();
  for (const [at, { line_id, offers }] of lines.entries())
    for (const [n, { offer_id, quantity, quote: seen }] of offers.entries()) {
      const field = `lines.${at}.offers.${n}`;
      const quote = seen && quotes.get(seen.id);
      if (seen && quote?.line_id !== line_id)
        throw invalid({ [`${field}.quote.id`]: ['Такого предложения по этой строке нет'] });
      if (seen && quote) {
        if (quote.state !== 'given')
          throw refusal(`${QUOTE_REFUSALS[quote.state]}. Спросите ещё раз или возьмите по прайсу`);
        if (quote.version !== seen.version || quote.offer_id !== offer_id)
          throw refusal('Поставщик изменил предложение. Посмотрите его и закажите снова');
        if (quantity > quote.quantity)
          throw invalid({ [`${field}.quantity`]: [`Поставщик предложил ${quote.quantity} шт.`] });
      }
      const terms = quote && { price: quote.price, day: quote.day };
      const other = agreed.get(offer_id);
      if (agreed.has(offer_id) && (other?.price !== terms?.price || other?.day !== terms?.day))
        throw invalid({
          [`${field}.offer_id`]: [
            'Один товар нельзя заказать по двум ценам сразу: закажите по очереди',
          ],
        });
      agreed.set(offer_id, terms);
    }
  return new Map([...agreed].flatMap(([id, terms]) => (terms ? [[id, terms] as const] : [])));
}
