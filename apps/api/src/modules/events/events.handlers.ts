import { requireCompany } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { Problem } from '../../http/problem.ts';
import type { Live } from '../../live/live.ts';
import { KEPT_DAYS, selectEvents, selectLast } from './events.sql.ts';

/**
 * Waits for events of a company: `happened` resolves when there may be one, at the latest after `ms` or on `giveUp`.
 */
async function waitForEvent(live: Live, companyId: string, ms: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const leave = await live.subscribe(`company:${companyId}`, resolve);
  const timer = setTimeout(resolve, ms);
  return {
    happened: promise.finally(() => {
      clearTimeout(timer);
      leave();
    }),
    giveUp: resolve,
  };
}

export const listEvents: Handler<'listEvents'> = async (request, reply) => {
  const { db, params, query, live } = request;
  const { id } = params;
  await requireCompany(request, id);
  const { after, wait = 0, limit = 100 } = query;
  const last = await selectLast(db, id);
  if (after === undefined && wait === 0) return { data: [], last };
  const from = after ?? last;
  if (from > last) throw invalid({ after: [`Последнее событие — ${last}`] });
  let data = await selectEvents(db, id, from, limit);
  const first = data[0]?.id;
  if (from > 0 && from < last && (first ?? Infinity) > from + 1)
    throw new Problem(410, `События хранятся ${KEPT_DAYS} дней. Начните с after=0`);
  if (first === undefined && wait > 0) {
    const { happened, giveUp } = await waitForEvent(live, id, wait * 1000);
    reply.raw.once('close', giveUp);
    // events from before this process listened are in the database by now
    data = await selectEvents(db, id, from, limit);
    if (data.length > 0) giveUp();
    await happened;
    reply.raw.off('close', giveUp);
    // the caller may have lost the right meanwhile
    await requireCompany(request, id);
    if (data.length === 0) data = await selectEvents(db, id, from, limit);
  }
  return { data, last: data.at(-1)?.id ?? from };
};
