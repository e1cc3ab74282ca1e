import type { RepricedRest } from '@org/api-client/schema';
import { v7 as uuidv7 } from 'uuid';
import { requireCompany } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { landedTo } from '../../delivery/landed-to.ts';
import { Problem } from '../../http/problem.ts';
import { applyPrices, selectLastPrices, takeBackPrices } from './repricing.sql.ts';
import { type KeptPrice, repriced } from './repricing.ts';
import { selectCompared } from './rests.sql.ts';
import { conditionsOf } from './rests-conditions.ts';

/** How many rows one rule may look at. */
const MAX_ROWS = 2000;
/** How long prices can be taken back. */
const UNDO_HOURS = 24;

export const previewRepricing: Handler<'previewRepricing'> = async (request) => {
  const { db, params, body: rule } = request;
  await requireCompany(request, params.id);
  const landed = await landedTo(db, rule.to);
  const { rests } = rule;
  const rows = await selectCompared(
    db,
    { company: params.id, conditions: conditionsOf(params.id, rests), body: rests, landed },
    MAX_ROWS + 1,
  );
  if (rows.length > MAX_ROWS)
    throw invalid({ rests: [`Сузьте отбор: за раз пересчитаем не больше ${MAX_ROWS} позиций`] });
  const data: RepricedRest[] = [];
  const counts: Record<KeptPrice, number> = { kept: 0, floor: 0, no_cost: 0, few: 0, apart: 0 };
  for (const { warehouse_id, ...row } of rows) {
    const verdict = repriced({ ...row, term: landed.destination.terms.get(warehouse_id) }, rule);
    if (typeof verdict === 'string') {
      counts[verdict] += 1;
      continue;
    }
    const { id, title, warehouse, bulk_price, cost_price, prices } = row;
    const { price: new_price, rank, new_rank } = verdict;
    data.push({
      ...{ id, title, warehouse, bulk_price, new_price, cost_price },
      ...{ rank, new_rank, others: prices.length },
    });
  }
  return { data, ...counts };
};

export const applyRepricing: Handler<'applyRepricing'> = async (request) => {
  const { db, params, body } = request;
  await requireCompany(request, params.id);
  const undoId = uuidv7();
  const { changed, until } = await applyPrices(db, params.id, body.rows, {
    undoId,
    hours: UNDO_HOURS,
  });
  return {
    changed,
    skipped: body.rows.length - changed,
    undo_id: undoId,
    undo_until: until.toISOString(),
  };
};

export const getRepricing: Handler<'getRepricing'> = async (request) => {
  const { db, params } = request;
  await requireCompany(request, params.id);
  const last = await selectLastPrices(db, params.id);
  if (!last) return { last: null };
  const { until, ...prices } = last;
  return { last: { ...prices, undo_until: until.toISOString() } };
};

export const undoRepricing: Handler<'undoRepricing'> = async (request) => {
  const { db, params, body } = request;
  await requireCompany(request, params.id);
  const answer = await takeBackPrices(db, params.id, body.undo_id);
  if (!answer) throw new Problem(404, 'Вернуть уже нельзя: прошли сутки');
  return answer;
};
