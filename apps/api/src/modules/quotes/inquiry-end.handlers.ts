import { requireAccount } from '../../accounts/auth.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { Problem } from '../../http/problem.ts';
import { noteEvent } from '../../requests/request-history.sql.ts';
import { lockRequest } from '../../requests/requests.ts';
import { type EndingInquiry, lockInquiry, moveEnd, selectSilent } from './inquiry-end.sql.ts';
import { countOpen, MAX_OPEN } from './quotes.sql.ts';
import { readQuotes } from './shown/shown-quotes.handlers.ts';
import { assertSoon } from './soon.ts';

const isAlready = ({ has_ended, until }: EndingInquiry, asked: string | null) =>
  asked === null ? has_ended : until.getTime() === new Date(asked).getTime();

/** Throws a 409 problem unless answers to an inquiry can be of use. */
function assertUseful({ is_request_closed, has_open_lines }: EndingInquiry): void {
  if (is_request_closed) throw new Problem(409, 'Заявка закрыта. Откройте её и повторите');
  if (!has_open_lines) throw new Problem(409, 'Все строки, о которых спрашивали, уже заказаны');
}

/** Whoever answers holds the inquiry as it is: an answer is stored before the end moves, or refused after it. Decision 463. */
export const setInquiryEnd: Handler<'setInquiryEnd'> = async (request) => {
  const { params, body, jobs } = request;
  const { id: accountId } = requireAccount(request);
  const { until } = body;
  return request.db.transaction(async (tx) => {
    const head = await lockRequest(request, tx, params.request_id);
    const inquiry = await lockInquiry(tx, head.id, params.inquiry_id);
    if (!inquiry) throw new Problem(404, 'Такого запроса нет');
    if (isAlready(inquiry, until)) return readQuotes(tx, head.id);
    if (until !== null) {
      assertUseful(inquiry);
      assertSoon('until', until);
      if (inquiry.has_ended && (await countOpen(tx, accountId)) >= MAX_OPEN)
        throw invalid({ '': [`Открытых запросов уже ${MAX_OPEN}: дождитесь ответов`] });
    }
    await moveEnd(tx, inquiry.id, until);
    await noteEvent(tx, head.id, {
      ...{ kind: until === null ? 'ended' : 'extended', accountId },
      ...(until !== null && { until }),
    });
    if (until === null || new Date(until) <= inquiry.until) return readQuotes(tx, head.id);
    const silent = await selectSilent(tx, inquiry.id);
    const news = silent.map((supplier) => ({
      data: { inquiry: inquiry.id, supplier, version: 0, until },
    }));
    await jobs.addAll(tx, 'quote-news', news);
    return readQuotes(tx, head.id);
  });
};
