import type { Inquiry, InquiryAnswer } from '@org/api-client/schema';
import { requireCompany } from '../../../accounts/membership.ts';
import type { Handler } from '../../../contract/contract.ts';
import { type FieldErrors, invalid } from '../../../contract/refusal.ts';
import { Problem } from '../../../http/problem.ts';
import { moscowDay, moscowDayAfter } from '../../../trade/moscow.ts';
import { formatPieces } from '../../../trade/trade-words.ts';
import { landedBy, priceKey, toQuotes } from '../shown/quotes.ts';
import { selectLandedPrices, selectQuotes } from '../shown/shown-quotes.sql.ts';
import { assertSoon } from '../soon.ts';
import { isAnswered, onlyWithdraws } from './answer.ts';
import {
  answerWishes,
  type LineRow,
  lockOwnOffers,
  lockQuotes,
  noteAnswer,
  noteOfSupplier,
  selectHead,
  selectLines,
  selectSummaries,
  storeQuotes,
} from './quote-answers.sql.ts';

type Db = Parameters<typeof selectHead>[0];

/** A supplier may promise goods so many days ahead. */
const MAX_DAYS = 180;

const noInquiry = () => new Problem(404, 'Такого запроса нет');

export const listInquiries: Handler<'listInquiries'> = async (request) => {
  await requireCompany(request, request.params.id);
  return { data: await selectSummaries(request.db, request.params.id) };
};

/** What a piece of each own offer costs the buyer by the price list, by line and offer. */
async function landedOffers(db: Db, lines: readonly LineRow[], city: string) {
  const prices = new Map<number, Map<string, number | null>>();
  for (const [pieces, ofPieces] of Map.groupBy(lines, ({ quantity }) => quantity)) {
    const offers = ofPieces.flatMap((line) => line.offers);
    const priced = offers.map(({ offer_id }) => ({ offer_id, price: null }));
    prices.set(pieces, await selectLandedPrices(db, priced, await landedBy(db, city, pieces)));
  }
  return (pieces: number, offerId: string) =>
    prices.get(pieces)?.get(priceKey(offerId, null)) ?? null;
}

export async function readInquiry(db: Db, supplierId: string, id: string): Promise<Inquiry> {
  const head = await selectHead(db, supplierId, id);
  if (!head) throw noInquiry();
  const lines = await selectLines(db, supplierId, id);
  const rows = await selectQuotes(
    db,
    lines.map((line) => line.id),
    supplierId,
  );
  const quotes = await toQuotes(db, rows, head.city);
  const landedOf = await landedOffers(db, lines, head.city);
  const live = quotes.filter(({ state }) => state !== 'withdrawn');
  return {
    ...head,
    until: head.until.toISOString(),
    holds_until:
      live
        .map((quote) => quote.holds_until)
        .toSorted()
        .at(-1) ?? null,
    lines: lines.map(({ section: _, offers, ...line }) => ({
      ...line,
      offers: offers.map((offer) => ({
        ...offer,
        landed_price: landedOf(line.quantity, offer.offer_id),
      })),
      quote: quotes.find((quote) => quote.inquiry_line_id === line.id) ?? null,
    })),
  };
}

export const getInquiry: Handler<'getInquiry'> = async (request) => {
  await requireCompany(request, request.params.id);
  return readInquiry(request.db, request.params.id, request.params.inquiry_id);
};

/** The answer's quotes with their products. Throws a 422 problem for what can't be quoted. */
async function checkedQuotes(
  tx: Db,
  supplierId: string,
  answer: InquiryAnswer['lines'],
  lines: readonly LineRow[],
) {
  const offers = new Map(
    (
      await lockOwnOffers(
        tx,
        supplierId,
        answer.map(({ offer_id }) => offer_id),
      )
    ).map((offer) => [offer.id, offer]),
  );
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  const quotes = answer.flatMap((quote, at) => {
    const line = lines.find(({ id }) => id === quote.id);
    const offer = offers.get(quote.offer_id);
    if (!line || seen.has(quote.id)) errors[`lines.${at}.id`] = ['Такой строки в запросе нет'];
    else if (!offer || offer.section !== line.section)
      errors[`lines.${at}.offer_id`] = ['Такого товара у вас нет'];
    else if (quote.quantity > line.quantity)
      errors[`lines.${at}.quantity`] = [`Просят ${formatPieces(line.quantity)}`];
    else if (
      quote.day !== null &&
      (quote.day < moscowDay() || quote.day > moscowDayAfter(new Date(), MAX_DAYS))
    )
      errors[`lines.${at}.day`] = [`От сегодняшнего дня, не дальше ${MAX_DAYS} дней`];
    seen.add(quote.id);
    return offer ? [{ ...quote, product_id: offer.product_id }] : [];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return quotes;
}

export const answerInquiry: Handler<'answerInquiry'> = async (request) => {
  const { body, jobs } = request;
  const { id: supplierId, inquiry_id: inquiryId } = request.params;
  return request.db.transaction(async (tx) => {
    const accountId = await requireCompany(request, supplierId, { db: tx, lock: 'key share' });
    const head = await selectHead(tx, supplierId, inquiryId, true);
    if (!head) throw noInquiry();
    const lines = await selectLines(tx, supplierId, inquiryId);
    // offers before quotes, as whoever orders locks them
    const quotes = await checkedQuotes(tx, supplierId, body.lines, lines);
    const stored = await lockQuotes(tx, supplierId, inquiryId);
    if (head.version > 0 && isAnswered(stored, body)) return readInquiry(tx, supplierId, inquiryId);
    if (head.version !== body.version)
      throw new Problem(
        409,
        `На запрос ответил ${head.answered_by ?? 'коллега'}. Проверьте и повторите`,
      );
    if (!onlyWithdraws(stored, body)) {
      if (!head.is_open)
        throw new Problem(409, 'Приём предложений закончен: теперь их можно только отозвать');
      assertSoon('holds_until', body.holds_until);
    }
    const taken = stored.filter(({ state }) => state === 'taken').map((one) => one.line_id);
    const given = quotes.filter(({ id }) => !taken.includes(id));
    await storeQuotes(tx, { supplierId, inquiryId, kept: taken }, given, body.holds_until);
    const who = { supplierId, inquiryId, accountId };
    const version = await noteAnswer(tx, who, given.length > 0 ? 'quote.given' : null);
    await noteOfSupplier(tx, inquiryId, { kind: 'quoted', supplierId, count: given.length });
    // another price, or none, is an answer to the one that the buyer wishes
    const priced = new Map(given.map(({ id, price }) => [id, price]));
    const moved = stored.filter((one) => priced.get(one.line_id) !== one.price);
    await answerWishes(
      tx,
      { supplierId, version },
      moved.map((one) => one.line_id),
    );
    if (given.length > 0)
      await jobs.add(tx, 'quote-news', { inquiry: inquiryId, supplier: supplierId, version });
    return readInquiry(tx, supplierId, inquiryId);
  });
};
