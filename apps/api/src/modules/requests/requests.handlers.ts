import { requireAccount } from '../../accounts/auth.ts';
import { requireCompany } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { Problem } from '../../http/problem.ts';
import { selectRequest } from '../../requests/open-requests.sql.ts';
import { noteEvent, selectHistory } from '../../requests/request-history.sql.ts';
import {
  assertFits,
  assertSeen,
  lockRequest,
  madeBefore,
  requireRequest,
  storeRequest,
} from '../../requests/requests.ts';
import { eventsOf, isAs } from './change.ts';
import { toHistory } from './history.ts';
import {
  changeRequest,
  selectForeignOffer,
  selectOriginalOrder,
  selectOriginalRequest,
  selectSummaries,
  takeCartLines,
} from './requests.sql.ts';

export const listRequests: Handler<'listRequests'> = async (request) => ({
  data: await selectSummaries(request.db, requireAccount(request)),
});

export const getRequest: Handler<'getRequest'> = async (request) => {
  const { id } = await requireRequest(request, request.params.request_id);
  return selectRequest(request.db, id);
};

export const getRequestHistory: Handler<'getRequestHistory'> = async (request) => {
  const { id } = await requireRequest(request, request.params.request_id);
  return { data: toHistory(await selectHistory(request.db, id)) };
};

export const updateRequest: Handler<'updateRequest'> = async (request) => {
  const { id: accountId } = requireAccount(request);
  const change = { ...request.body, name: request.body.name.trim() };
  return request.db.transaction(async (tx) => {
    const head = await lockRequest(request, tx, request.params.request_id);
    const stored = await selectRequest(tx, head.id);
    if (isAs(stored, change)) return stored;
    assertSeen(head, change.version);
    const foreign = await selectForeignOffer(tx, change.lines);
    if (foreign !== undefined)
      throw invalid({ [`lines.${foreign - 1}.offer`]: ['Это предложение другого товара'] });
    await changeRequest(tx, accountId, head.id, change);
    const changed = await selectRequest(tx, head.id);
    for (const event of eventsOf(stored, changed))
      await noteEvent(tx, head.id, { accountId, ...event });
    return changed;
  });
};

export const copyToRequest: Handler<'copyToRequest'> = async (request) => {
  const { db, body } = request;
  const viewer = requireAccount(request);
  const before = await madeBefore(request);
  if (before !== undefined) return { id: before };
  const original =
    body.order_id === undefined
      ? await selectOriginalRequest(db, viewer, body.request_id ?? '')
      : await selectOriginalOrder(db, viewer, body.order_id);
  if (!original) throw new Problem(404, 'Такой заявки или заказа нет');
  const { company_id: companyId, name, lines, dot_year_min, with_vat } = original;
  if (companyId !== null) await requireCompany(request, companyId);
  const origin = body.order_id === undefined ? 'request' : 'order';
  const conditions = { dot_year_min, with_vat };
  return { id: await storeRequest(request, { companyId, name, origin, conditions }, lines) };
};

/** A second call with the key waits for the first one, and finds what it made: an empty cart is no refusal then. */
export const moveCartToRequest: Handler<'moveCartToRequest'> = async (request) => {
  const { company_id: companyId } = request.body;
  const { id: accountId } = requireAccount(request);
  const before = await madeBefore(request);
  if (before !== undefined) return { id: before };
  const id = await storeRequest(request, { companyId, name: '', origin: 'cart' }, async (tx) => {
    const lines = await takeCartLines(tx, accountId);
    if (lines.length === 0) throw new Problem(409, 'Корзина пуста: собирать нечего');
    assertFits(lines.length);
    return lines;
  });
  return { id };
};
