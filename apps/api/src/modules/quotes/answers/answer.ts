import type { InquiryAnswer, QuoteState } from '@org/api-client/schema';

type Line = InquiryAnswer['lines'][number];

/** A quote as it is stored. */
interface StoredQuote extends Omit<Line, 'id' | 'offer_id'> {
  line_id: string;
  state: QuoteState;
  offer_id: string | null;
  holds_until: Date;
}

const isLine = (stored: StoredQuote, line: Line) =>
  stored.offer_id === line.offer_id &&
  stored.price === line.price &&
  stored.quantity === line.quantity &&
  stored.day === line.day;

const isAt = (moment: Date, other: string) => moment.getTime() === new Date(other).getTime();

/**
 * Whether quotes are already as an answer would make them: then there is nothing to do, and no conflict. What is ordered
 * stays whatever the answer says.
 */
export function isAnswered(
  stored: readonly StoredQuote[],
  { lines, holds_until }: Pick<InquiryAnswer, 'lines' | 'holds_until'>,
): boolean {
  const taken = new Set(stored.filter(({ state }) => state === 'taken').map((one) => one.line_id));
  const given = stored.filter(({ state }) => state === 'given');
  const wanted = lines.filter(({ id }) => !taken.has(id));
  return (
    wanted.length === given.length &&
    given.every((quote) => {
      const line = wanted.find(({ id }) => id === quote.line_id);
      return line && isLine(quote, line) && isAt(quote.holds_until, holds_until);
    })
  );
}

/** Whether an answer only withdraws quotes, and leaves the others as they are. */
export function onlyWithdraws(
  stored: readonly StoredQuote[],
  { lines, holds_until }: Pick<InquiryAnswer, 'lines' | 'holds_until'>,
): boolean {
  return lines.every(({ id, ...line }) => {
    const quote = stored.find((one) => one.line_id === id);
    if (quote?.state === 'taken') return true;
    return (
      quote?.state === 'given' &&
      isLine(quote, { id, ...line }) &&
      isAt(quote.holds_until, holds_until)
    );
  });
}
