import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { requireAccount } from '../accounts/auth.ts';
import { requireCompany } from '../accounts/membership.ts';
import { Conflict, invalid, Missing } from '../contract/refusal.ts';
import {
  countOpen,
  insertLines,
  insertRequest,
  type NewLine,
  type NewRequest,
  type RequestHead,
  selectByKey,
  selectHead,
} from './open-requests.sql.ts';

type Db = FastifyRequest['db'];
/** What all requests of goods have in common. Decision 449. */
type Request = Pick<FastifyRequest, 'db' | 'account' | 'right' | 'headers'>;

const MAX_LINES = 500;
const MAX_OPEN = 500;

const noRequest = () => new Missing('Такой заявки нет');

/** A request that the caller sees; throws a 404 problem for any other. */
export async function requireRequest(
  { db, account }: Pick<Request, 'db' | 'account'>,
  id: string,
): Promise<RequestHead> {
  const head = await selectHead(db, requireAccount({ account }), id);
  if (!head) throw noRequest();
  return head;
}

/**
 * A request that the caller may change, locked until the transaction ends. Throws a 404 problem for one that the caller
 * does not see, and 403 for want of the call's right in its company.
 */
export async function lockRequest(request: Request, tx: Db, id: string): Promise<RequestHead> {
  const head = await selectHead(tx, requireAccount(request), id, true);
  if (!head) throw noRequest();
  if (head.company_id !== null) await requireCompany(request, head.company_id, { db: tx });
  return head;
}

/** Throws a 409 problem that says who has changed a request, unless it is still the one that was seen. */
export function assertSeen(head: RequestHead, version: number): void {
  if (head.version === version) return;
  const who = head.is_own
    ? 'Вы уже изменили эту заявку'
    : `Заявку изменил ${head.updated_by ?? 'кто-то'}`;
  throw new Conflict(`${who}. Проверьте и повторите`);
}

/** The id of the request that this call has made already, if it is repeated. */
export const madeBefore = (request: Request): Promise<string | undefined> =>
  selectByKey(request.db, requireAccount(request).id, attemptOf(request));

/** The idempotency key of a call. Programs of two companies that one person has made don't share theirs. */
export function attemptOf({ account, headers }: Pick<Request, 'account' | 'headers'>): string {
  const { keyOf } = requireAccount({ account });
  return [keyOf, headers['idempotency-key']].filter(Boolean).join(' ');
}

/** Whose a new request is: as is said, or of a program its company's. */
export const companyFor = (
  { account }: Pick<Request, 'account'>,
  spokenText: string | null | undefined,
) => spokenText ?? requireAccount({ account }).keyOf ?? null;

/** Whom limits of calls count for: a person, or the company of a key. */
export function callerOf({ account }: Pick<Request, 'account'>): string {
  const { id, keyOf } = requireAccount({ account });
  return keyOf ?? id;
}

/**
 * Stores a request of the caller with its lines, or those that its transaction takes from elsewhere, once for each key.
 * Decision 470.
 */
export function storeRequest(
  request: Request,
  made: Pick<NewRequest, 'companyId' | 'name' | 'origin' | 'conditions'>,
  lines: readonly NewLine[] | ((tx: Db) => Promise<readonly NewLine[]>),
): Promise<string> {
  const { id: accountId } = requireAccount(request);
  const one = { ...made, id: uuidv7(), accountId, key: attemptOf(request) };
  return request.db.transaction(async (tx) => {
    if (one.companyId !== null)
      await requireCompany(request, one.companyId, { db: tx, lock: 'key share' });
    if ((await countOpen(tx, one)) >= MAX_OPEN)
      throw invalid({ '': [`Открытых заявок уже ${MAX_OPEN}: закройте ненужные`] });
    const id = await insertRequest(tx, one);
    if (id === undefined) return (await selectByKey(tx, accountId, one.key)) ?? one.id;
    await insertLines(tx, id, 1, typeof lines === 'function' ? await lines(tx) : lines);
    return id;
  });
}

/** Throws a 422 problem at the text for more lines than a request can have. */
export function assertFits(lines: number): void {
  if (lines > MAX_LINES)
    throw invalid({ text: [`Строк вышло бы ${lines}, а в заявке их может быть ${MAX_LINES}`] });
}
