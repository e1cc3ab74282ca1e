import type { CompanyEvent, WebhookCall } from '@org/api-client/schema';
import type { Db } from '../../../db/db.ts';

export interface Outcome {
  status: number | null;
  error: string | null;
  ms: number;
}

interface CallRow extends Omit<WebhookCall, 'at'> {
  at: Date;
}
const CALL = 'id::text, seq event, type, status, error, ms, created_at at';
const toCall = ({ at, ...call }: CallRow): WebhookCall => ({ ...call, at: at.toISOString() });

/** How many calls of a webhook are kept to be shown. */
const KEPT_CALLS = 50;

/** Records a call and deletes the oldest beyond `KEPT_CALLS`. */
export async function insertCall(
  db: Db,
  webhookId: string,
  event: (Pick<CompanyEvent, 'type'> & { id: number | null }) | { id: null; type: 'ping' },
  { status, error, ms }: Outcome,
): Promise<WebhookCall> {
  const { rows } = await db.query<CallRow>(
    `insert into webhook_call (webhook_id, seq, type, status, error, ms) values ($1, $2::bigint, $3, $4, $5, $6) returning ${CALL}`,
    [webhookId, event.id, event.type, status, error, Math.round(ms)],
  );
  await db.query(
    `delete from webhook_call where webhook_id = $1
     and id < (select min(id) from (select id from webhook_call where webhook_id = $1 order by id desc limit $2) kept)`,
    [webhookId, KEPT_CALLS],
  );
  return toCall(rows[0]!);
}

/** The last calls, latest first. */
export async function selectCalls(db: Db, webhookId: string): Promise<WebhookCall[]> {
  const { rows } = await db.query<CallRow>(
    `select ${CALL} from webhook_call where webhook_id = $1 order by id desc limit $2`,
    [webhookId, KEPT_CALLS],
  );
  return rows.map(toCall);
}
