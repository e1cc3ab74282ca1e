import type { Order, OrderEventDetails, OrderEventKind, OrderStatus } from '@org/api-client/schema';
import { requireAccount } from '../../accounts/auth.ts';
import { lacksRight } from '../../accounts/rights.ts';
import type { Handler, OperationId } from '../../contract/contract.ts';
import { Problem } from '../../http/problem.ts';
import { obstacleTo, RULES, settledStatus } from './life.ts';
import { toOrder } from './order.ts';
import { isRepeat, type RepeatableCall } from './order-repeat.handlers.ts';
import type { OrderRow } from './order-rows.ts';
import { moveStock } from './order-stock.sql.ts';
import { insertEvent, lockOrder, selectOrder, updateStatus, type Viewer } from './orders.sql.ts';

type Request = Parameters<Handler<'getOrder'>>[0];
export type Db = Request['db'];
type Jobs = Request['jobs'];
type OrderRequest = Pick<Request, 'db' | 'jobs'> &
  RepeatableCall & {
    account: Viewer | null;
    params: { id: string };
  };
/** What an action reads of its request: the exchange with 1С calls actions without a request of their own. */
export type Call<K extends OperationId> = Pick<
  Parameters<Handler<K>>[0],
  'db' | 'jobs' | 'params' | 'body'
> &
  OrderRequest;

export const noOrder = () => new Problem(404, 'Такого заказа нет');

/** The result of an action on an order. */
export interface Outcome {
  kind: OrderEventKind;
  status: OrderStatus;
  comment?: string | null | undefined;
  details?: OrderEventDetails;
  /** What was done together with it, and is reported as an event of its own. */
  and?: Pick<Outcome, 'kind' | 'comment' | 'details'> | undefined;
  /** stock that goes back on sale */
  returned?: Parameters<typeof moveStock>[1];
}

/**
 * Does an action on an order in one transaction: locks the order, checks the table of rules, makes the change and
 * records it as an event, which both sides are told of. The stock is moved last, see `moveStock`. A call that is repeated
 * under its key changes nothing. Decision 234.
 */
export async function act(
  request: OrderRequest,
  action: Parameters<typeof obstacleTo>[0],
  work: (tx: Db, row: OrderRow) => Promise<Outcome>,
): Promise<Order> {
  const viewer = requireAccount(request);
  const { id } = request.params;
  return request.db.transaction(async (tx) => {
    const row = await lockOrder(tx, viewer, id);
    if (!row) throw noOrder();
    if (await isRepeat(tx, viewer.id, action, request)) return toOrder(await read(tx, viewer, id));
    const obstacle = obstacleTo(action, row);
    if (obstacle === 'side') throw new Problem(403);
    const { right } = RULES[action];
    if (obstacle === 'right' && right) throw lacksRight(right);
    if (obstacle) throw new Problem(409, obstacle);
    const outcome = await work(tx, row);
    await note(tx, request.jobs, id, viewer.id, outcome);
    const { and, status } = outcome;
    if (and) await note(tx, request.jobs, id, viewer.id, { ...and, status });
    const fresh = await settle(tx, request.jobs, viewer, id);
    await moveStock(tx, outcome.returned ?? []);
    return toOrder(fresh);
  });
}

/** Records an order's new status as an event, and has both sides told. `accountId` is null if nobody caused it. */
export async function note(
  tx: Db,
  jobs: Jobs,
  id: string,
  accountId: string | null,
  { kind, status, comment, details = {} }: Outcome,
) {
  await updateStatus(tx, id, status);
  const text = comment?.trim() || null;
  const event = await insertEvent(tx, id, accountId, { kind, status, comment: text, details });
  await jobs.add(tx, 'order-news', { event });
}

async function read(tx: Db, viewer: Viewer, id: string): Promise<OrderRow> {
  const row = await selectOrder(tx, viewer, id);
  if (!row) throw noOrder();
  return row;
}

/**
 * Applies what follows from a change: if everything has come the order is received, if everything is settled it is
 * closed.
 */
async function settle(tx: Db, jobs: Jobs, viewer: Viewer, id: string) {
  const row = await read(tx, viewer, id);
  const status = settledStatus(row);
  if (status === row.status) return row;
  // what reopens an order is recorded as an event of its own already
  if (status === 'closed') await note(tx, jobs, id, null, { kind: 'closed', status });
  else await updateStatus(tx, id, status, { ofLastEvent: true });
  return read(tx, viewer, id);
}
