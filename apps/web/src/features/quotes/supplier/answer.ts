import { readRoubles } from '@org/trade/read-roubles';
import { writeRoubles } from '@org/trade/roubles';
import type { Inquiry, InquiryAnswer } from '../quotes.atoms.ts';

type Line = Inquiry['lines'][number];

/** What is answered for a line, as it is being typed. */
export interface Draft {
  /** the own offer; empty: nothing is offered */
  offer: string;
  price: string;
  quantity: number;
  day: string;
}

export const NO_OFFER = '';
export const readPrice = (text: string) => readRoubles(text, { least: 1, most: 100_000_000 });

/**
 * The draft with which a line begins: what was quoted, or the best own offer of what is asked for, at its price. Another
 * product is offered by a person alone: it may be of another season.
 */
export function draftOf({ quote, offers, product, quantity }: Line, isAnswered: boolean): Draft {
  if (quote && (quote.state === 'given' || quote.state === 'taken'))
    return {
      offer: quote.offer_id ?? NO_OFFER,
      price: writeRoubles(quote.price),
      quantity: quote.quantity,
      day: quote.day ?? '',
    };
  const candidates = offers.filter(({ is_asked }) => is_asked || product === null);
  // of several warehouses rather one that delivers there
  const best = candidates.find(({ landed_price }) => landed_price !== null) ?? candidates[0];
  return {
    offer: best && !isAnswered ? best.offer_id : NO_OFFER,
    price: best ? writeRoubles(best.bulk_price) : '',
    quantity: best ? Math.min(quantity, Math.max(best.available, 1)) : quantity,
    day: '',
  };
}

/** The price of another own offer, by so many per cent below its list, in whole roubles. */
export const cut = (price: number, percent: number) =>
  Math.max(100, Math.round((price * (100 - percent)) / 10_000) * 100);

/** The lines of the answer; undefined while a price can't be read. Those that are ordered stay by themselves. */
export function answerOf(
  { lines }: Pick<Inquiry, 'lines'>,
  drafts: Readonly<Record<string, Draft>>,
): InquiryAnswer['lines'] | undefined {
  const answered = lines.flatMap((line) => {
    const draft = drafts[line.id];
    if (!draft || draft.offer === NO_OFFER || line.quote?.state === 'taken') return [];
    const { kopecks } = readPrice(draft.price);
    const { offer: offer_id, quantity, day } = draft;
    return [
      kopecks === undefined
        ? undefined
        : { id: line.id, offer_id, price: kopecks, quantity, day: day || null },
    ];
  });
  return answered.every((one) => one !== undefined) ? answered : undefined;
}
