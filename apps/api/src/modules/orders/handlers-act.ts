import type { Order, OrderEventDetails, OrderEventKind, OrderStatus } from '@org/api-client/schema';
import { requireAccount } from '../../accounts/auth.ts';
import type { Handler, OperationId } from '../../contract/contract.ts';
import { Problem } from '../../http/problem.ts';
import { obstacleTo, settledStatus } from './life/life.ts';
import { toOrder } from './order.ts';
import {
  insertEvent,
  lockOrder,
  moveStock,
  selectOrder,
  updateStatus,
  type Viewer,
} from './queries.ts';
import type { OrderRow } from './rows.ts';

type Request = Parameters<Handler<'getOrder'>>[0];
export type Db = Request['db'];
type Jobs = Request['jobs'];
type OrderRequest = Pick<Request, 'db' | 'jobs'> & {
  account: Viewer | null;
  params: { id: string };
};
/** What an action reads of its request: 1С presses the same buttons without one. */
export type Call<K extends OperationId> = Pick<
  Parameters<Handler<K>>[0],
  'db' | 'jobs' | 'params' | 'body'
> &
  OrderRequest;

export const noOrder = () => new Problem(404, 'Такого заказа нет');

/** What an action has made of an order. */
export interface Outcome {
  kind: OrderEventKind;
  status: OrderStatus;
  comment?: string | null | undefined;
  details?: OrderEventDetails;
  /** What was done in the same breath, and is told of by itself. */
  and?: Pick<Outcome, 'kind' | 'comment' | 'details'> | undefined;
  /** stock that goes back on sale */
  returned?: Parameters<typeof moveStock>[1];
}

/**
 * Takes an order a step further, in one transaction: the order is locked, the table of rules asked, the change made, and
 * noted down as an event that both sides are told of. The stock moves last, see `moveStock`.
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
    const obstacle = obstacleTo(action, row);
    if (obstacle === 'side') throw new Problem(403);
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

/** Notes down what an order has become, and has both sides told; `accountId` is null where nobody did it. */
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

/** What follows from the change by itself: all that came is received, all that is settled is closed. */
async function settle(tx: Db, jobs: Jobs, viewer: Viewer, id: string) {
  const row = await read(tx, viewer, id);
  const status = settledStatus(row);
  if (status === row.status) return row;
  // whatever opens an order again is an event of its own already
  if (status === 'closed') await note(tx, jobs, id, null, { kind: 'closed', status });
  else await updateStatus(tx, id, status, { ofLastEvent: true });
  return read(tx, viewer, id);
}
