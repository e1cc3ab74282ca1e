import { requireAccount } from '../../../accounts/auth.ts';
import { requireCompany } from '../../../accounts/membership.ts';
import type { Handler } from '../../../contract/contract.ts';
import { invalid } from '../../../contract/refusal.ts';
import { Problem } from '../../../http/problem.ts';
import { noteEvent } from '../../../requests/request-history.sql.ts';
import { lockRequest } from '../../../requests/requests.ts';
import { formatMoney, QUOTE_REFUSALS } from '../../../trade/trade-words.ts';
import { readQuotes } from '../shown/shown-quotes.handlers.ts';
import { MAX_WISHES } from '../shown/shown-quotes.sql.ts';
import { readInquiry } from './quote-answers.handlers.ts';
import {
  lockOwnOffers,
  lockQuotes,
  noteAnswer,
  noteOfSupplier,
  selectHead,
} from './quote-answers.sql.ts';
import {
  insertWish,
  lockQuote,
  selectPlace,
  selectWishes,
  storeAnswer,
  type Wish,
  type WishedQuote,
} from './quote-wishes.sql.ts';

const noQuote = () => new Problem(404, 'Такого предложения нет');

function assertGiven({ state }: Pick<WishedQuote, 'state'>): void {
  if (state !== 'given') throw new Problem(409, QUOTE_REFUSALS[state]);
}

/** Throws unless one more price can be wished of a quote that was seen in this version. */
function assertWishable(
  quote: WishedQuote,
  wishes: readonly Wish[],
  { version, price }: { version: number; price: number },
): void {
  assertGiven(quote);
  if (!quote.is_open) throw new Problem(409, 'Эту строку уже заказали');
  if (quote.version !== version)
    throw new Problem(409, 'Поставщик изменил предложение. Посмотрите его и предложите снова');
  const waiting = wishes.find(({ answer }) => answer === null);
  if (waiting) throw new Problem(409, `Поставщик ещё не ответил на ${formatMoney(waiting.price)}`);
  if (wishes.length >= MAX_WISHES)
    throw new Problem(409, `Поторговаться можно ${MAX_WISHES} раза: решайте по этой цене`);
  if (price >= quote.price) throw invalid({ price: [`Дешевле, чем ${formatMoney(quote.price)}`] });
}

export const wishPrice: Handler<'wishPrice'> = async (request) => {
  const { body, params, jobs } = request;
  const { id: accountId } = requireAccount(request);
  return request.db.transaction(async (tx) => {
    const head = await lockRequest(request, tx, params.request_id);
    const quote = await lockQuote(tx, head.id, params.quote_id);
    if (!quote) throw noQuote();
    const wishes = await selectWishes(tx, quote.id);
    if (wishes.some(({ price }) => price === body.price)) return readQuotes(tx, head.id);
    assertWishable(quote, wishes, body);
    await insertWish(tx, quote.id, body.price, accountId);
    await noteEvent(tx, head.id, {
      ...{ kind: 'wished', accountId, supplierId: quote.supplier_id, price: body.price },
      ...{ count: 1, lines: [quote.line] },
    });
    await jobs.add(tx, 'quote-news', {
      ...{ inquiry: quote.inquiry_id, supplier: quote.supplier_id, version: quote.answered },
      wish: { quote: quote.id, price: body.price },
    });
    return readQuotes(tx, head.id);
  });
};

export const answerWish: Handler<'answerWish'> = async (request) => {
  const { body, jobs } = request;
  const { id: supplierId, quote_id: quoteId } = request.params;
  return request.db.transaction(async (tx) => {
    const accountId = await requireCompany(request, supplierId, { db: tx, lock: 'key share' });
    const place = await selectPlace(tx, supplierId, quoteId);
    if (!place) throw noQuote();
    const { inquiry_id: inquiryId, line_id, offer_id } = place;
    await selectHead(tx, supplierId, inquiryId, true);
    // offers before quotes, as whoever orders locks them
    await lockOwnOffers(tx, supplierId, offer_id === null ? [] : [offer_id]);
    const stored = await lockQuotes(tx, supplierId, inquiryId);
    const wish = (await selectWishes(tx, quoteId)).find(({ price }) => price === body.price);
    if (!wish) throw invalid({ price: ['Такой цены покупатель не предлагал'] });
    const answer = body.is_agreed ? 'agreed' : 'declined';
    if (wish.answer === answer) return readInquiry(tx, supplierId, inquiryId);
    if (wish.answer !== null) throw new Problem(409, 'На эту цену уже ответили иначе');
    const quote = stored.find((one) => one.line_id === line_id);
    if (!quote) throw noQuote();
    assertGiven(quote);
    const event = body.is_agreed ? 'quote.given' : 'quote.declined';
    const version = await noteAnswer(tx, { supplierId, inquiryId, accountId }, event);
    await storeAnswer(tx, quoteId, { price: body.price, answer, version });
    const lines = [place.line];
    await noteOfSupplier(tx, inquiryId, {
      ...{ kind: answer, supplierId, price: body.price, count: 1, lines },
    });
    await jobs.add(tx, 'quote-news', { inquiry: inquiryId, supplier: supplierId, version });
    return readInquiry(tx, supplierId, inquiryId);
  });
};
