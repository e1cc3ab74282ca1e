import type { WatchesChange } from '@org/api-client/schema';
import { requireAccount } from '../../../accounts/auth.ts';
import type { Handler } from '../../../contract/contract.ts';
import { type FieldErrors, invalid } from '../../../contract/refusal.ts';
import { requireCityId } from '../../../delivery/delivery-cities.ts';
import { requireRequest } from '../../../requests/requests.ts';
import { moscowDay, moscowDayAfter } from '../../../trade/moscow.ts';
import { noCity } from '../filter/filter-landed.ts';
import { findAnew } from './compare-watches.ts';
import { compile } from './compile-watch.ts';
import {
  countOthers,
  deleteWatches,
  type NewWatch,
  selectOpenLines,
  selectWatched,
  storeWatches,
} from './kept-watches.sql.ts';

type Db = Parameters<typeof selectOpenLines>[0];

/** A line may be waited for so many days. */
const MAX_DAYS = 366;
const MAX_WATCHES = 2000;

export const listWatches: Handler<'listWatches'> = async (request) => {
  const { id: accountId } = requireAccount(request);
  const { request_id } = request.query;
  return { data: await selectWatched(request.db, accountId, request_id ?? null) };
};

/** What is waited for of each line, compiled. Throws a 422 problem for lines that nobody can wait for. */
async function compiledLines(db: Db, requestId: string, { lines, to }: WatchesChange) {
  const open = new Map((await selectOpenLines(db, requestId)).map((line) => [line.id, line]));
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  const watches: Omit<NewWatch, 'met'>[] = [];
  for (const [at, { line_id, wanted }] of lines.entries()) {
    const field = `lines.${at}`;
    if (seen.has(line_id)) errors[`${field}.line_id`] = ['Строка названа дважды'];
    seen.add(line_id);
    if (!wanted) continue;
    const line = open.get(line_id);
    const compiled = line && (await compile(db, line));
    if (!line) errors[`${field}.line_id`] = ['Такой строки нет, или её уже заказали'];
    else if (!compiled)
      errors[`${field}.line_id`] = ['Эту строку не поняли: следить не за чем. Выберите товар'];
    else watches.push({ line_id, ...wanted, ...compiled });
    if (wanted.day === null) continue;
    if (!to) throw noCity();
    if (wanted.day < moscowDay() || wanted.day > moscowDayAfter(new Date(), MAX_DAYS))
      errors[`${field}.wanted.day`] = [`От сегодняшнего дня, не дальше ${MAX_DAYS} дней`];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return watches;
}

export const changeWatches: Handler<'changeWatches'> = async (request) => {
  const { db, body } = request;
  const { id: accountId } = requireAccount(request);
  await request.limiter.take('choicesByAccount', accountId);
  const { id: requestId } = await requireRequest(request, request.params.request_id);
  const watches = await compiledLines(db, requestId, body);
  const cityId = body.to === null ? null : await requireCityId(db, body.to, 'to');
  const found = await findAnew(
    db,
    watches.map((watch) => ({
      ...{ ...watch, city: body.to },
      product_id: watch.product_id === null ? null : Number(watch.product_id),
    })),
  );
  return db.transaction(async (tx) => {
    const named = body.lines.map(({ line_id }) => line_id);
    const others = await countOthers(tx, accountId, named);
    if (watches.length > 0 && others + watches.length > MAX_WATCHES)
      throw invalid({ lines: [`Следить можно за ${MAX_WATCHES} строк: остановите ненужные`] });
    const stopped = body.lines.flatMap(({ line_id, wanted }) => (wanted ? [] : [line_id]));
    await deleteWatches(tx, { accountId, requestId }, stopped);
    await storeWatches(
      tx,
      { accountId, cityId },
      watches.map((watch, at) => ({ ...watch, met: found[at] ?? null })),
    );
    return { data: await selectWatched(tx, accountId, requestId) };
  });
};
