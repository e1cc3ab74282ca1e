import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireAccount } from '../../../../accounts/auth.ts';
import { requireCompany } from '../../../../accounts/membership.ts';
import type { Handler } from '../../../../contract/contract.ts';
import { invalid } from '../../../../contract/refusal.ts';
import {
  type NewLine,
  selectLineIds,
  selectRequest,
} from '../../../../requests/open-requests.sql.ts';
import { type NewEvent, noteEvent } from '../../../../requests/request-history.sql.ts';
import {
  assertFits,
  assertSeen,
  attemptOf,
  callerOf,
  companyFor,
  lockRequest,
  madeBefore,
  requireRequest,
  storeRequest,
} from '../../../../requests/requests.ts';
import type { SentList } from '../match-thread.ts';
import { match, readUpload } from '../matching-shared.handlers.ts';
import { linesOf, unread } from './kept-lines.ts';
import { addLines, selectOpenLines, takeAddition, wereAdded } from './kept-requests.sql.ts';

type Request = Pick<FastifyRequest, 'db' | 'account' | 'right' | 'headers' | 'limiter'>;

/** Reads a list, and keeps it as a new request. A repeated call is answered without reading. */
async function keep(
  request: Request,
  reply: FastifyReply,
  list: SentList,
  companyId: string | null,
): Promise<{ id: string }> {
  await request.limiter.take('matchByAccount', callerOf(request));
  const before = await madeBefore(request);
  if (before !== undefined) return { id: before };
  // before the list is read, which takes its time
  if (companyId !== null) await requireCompany(request, companyId);
  const lines = linesOf(await match(request, reply, list, undefined));
  const origin = 'file' in list ? 'file' : 'text';
  return { id: await storeRequest(request, { companyId, name: '', origin }, lines) };
}

export const createRequest: Handler<'createRequest'> = (request, reply) =>
  keep(request, reply, { text: request.body.text }, companyFor(request, request.body.company_id));

export const createRequestOfFile: Handler<'createRequestOfFile'> = async (request, reply) =>
  keep(
    request,
    reply,
    { file: await readUpload(request) },
    companyFor(request, request.query.company_id),
  );

/** New lines, as the history of their request tells them: they have no ids yet. */
const addedOf = (accountId: string, lines: readonly NewLine[]): NewEvent => ({
  kind: 'added',
  accountId,
  count: lines.length,
  lines: lines.map(({ text, product_id, quantity }, at) => ({
    ...{ id: `${at}`, text, product_id, quantity, change: null },
  })),
});

export const addRequestLines: Handler<'addRequestLines'> = async (request, reply) => {
  const { params, body } = request;
  const { id: accountId } = requireAccount(request);
  await request.limiter.take('matchByAccount', callerOf(request));
  const { instead_of } = body;
  const key = attemptOf(request);
  const seen = await requireRequest(request, params.request_id);
  if (await wereAdded(request.db, seen.id, key)) return selectRequest(request.db, seen.id);
  assertSeen(seen, body.version);
  const lines = linesOf(await match(request, reply, { text: body.text }, undefined));
  return request.db.transaction(async (tx) => {
    const head = await lockRequest(request, tx, params.request_id);
    // of two calls with one key the second waits here
    if (!(await takeAddition(tx, head.id, key))) return selectRequest(tx, head.id);
    assertSeen(head, body.version);
    const ids = await selectLineIds(tx, head.id);
    if (instead_of !== undefined && !ids.includes(instead_of))
      throw invalid({ instead_of: ['Такой строки в заявке нет'] });
    assertFits(ids.length + lines.length - (instead_of === undefined ? 0 : 1));
    await addLines(tx, { requestId: head.id, accountId }, lines, instead_of);
    await noteEvent(tx, head.id, addedOf(accountId, lines));
    return selectRequest(tx, head.id);
  });
};

export const getRequestChoices: Handler<'getRequestChoices'> = async (request, reply) => {
  await request.limiter.take('choicesByAccount', callerOf(request));
  const { id, conditions } = await requireRequest(request, request.params.request_id);
  const lines = await selectOpenLines(request.db, id);
  if (lines.length === 0) return { data: [] };
  const { rows } = await match(request, reply, { rows: lines, conditions }, request.query.to);
  const byRow = new Map(rows.map((row) => [row.row, row]));
  return {
    data: lines.map((line, at) => ({
      line_id: line.id,
      row: byRow.get(at + 1) ?? unread(line, at + 1),
    })),
  };
};
