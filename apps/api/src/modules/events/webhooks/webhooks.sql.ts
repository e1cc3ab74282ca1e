import type { Webhook } from '@org/api-client/schema';
import { acts } from '../../../accounts/mandates.ts';
import type { Db } from '../../../db/db.ts';
import { firstRow, hasRows } from '../../../db/db-rows.ts';

interface WebhookRow extends Omit<Webhook, 'failing_since' | 'created_at'> {
  failing_since: Date | null;
  created_at: Date;
}

const toWebhook = ({ failing_since, created_at, ...webhook }: WebhookRow): Webhook => ({
  ...webhook,
  failing_since: failing_since?.toISOString() ?? null,
  created_at: created_at.toISOString(),
});

const WEBHOOK = `select w.id, w.url, w.types, w.is_active, w.reason, w.failing_since, w.created_at,
    (select count(*) from event e where e.company_id = w.company_id and (e.seq is null or e.seq > w.cursor)
       and (w.types = '{}' or e.type = any(w.types))) behind
  from webhook w`;

export async function selectWebhooks(db: Db, companyId: string): Promise<Webhook[]> {
  const { rows } = await db.query<WebhookRow>(
    `${WEBHOOK} where w.company_id = $1 order by w.created_at, w.id`,
    [companyId],
  );
  return rows.map(toWebhook);
}

export async function selectWebhook(
  db: Db,
  companyId: string,
  id: string,
): Promise<Webhook | undefined> {
  const { rows } = await db.query<WebhookRow>(`${WEBHOOK} where w.company_id = $1 and w.id = $2`, [
    companyId,
    id,
  ]);
  return rows[0] && toWebhook(rows[0]);
}

interface NewWebhook {
  id: string;
  companyId: string;
  accountId: string;
  url: string;
  types: readonly string[];
  sealed: Buffer;
  cursor: number;
}

/** Adds a webhook; resolves to false if the company has `most` already. */
export async function insertWebhook(db: Db, webhook: NewWebhook, most: number): Promise<boolean> {
  const { id, companyId, accountId, url, types, sealed, cursor } = webhook;
  const { rows } = await db.query(
    `insert into webhook (id, company_id, account_id, url, types, sealed, cursor)
     select $1, $2, $3, $4, $5, $6, $7::bigint where (select count(*) from webhook where company_id = $2) < $8 returning id`,
    [id, companyId, accountId, url, types, sealed, cursor, most],
  );
  return rows.length > 0;
}

interface Changes {
  url: string | undefined;
  types: readonly string[] | undefined;
  isActive: boolean | undefined;
}

/**
 * Changes a webhook. One that is turned on or gets a new address is tried at once. Resolves to false if the company has
 * no such webhook.
 */
export const updateWebhook = (
  db: Db,
  companyId: string,
  id: string,
  { url, types, isActive }: Changes,
): Promise<boolean> =>
  hasRows(
    db,
    `update webhook set url = coalesce($3, url), types = coalesce($4, types), is_active = coalesce($5, is_active),
       reason = case when $5 is null then reason end,
       attempt = case when $3 is null and $5 is distinct from true then attempt else 0 end,
       failing_since = case when $3 is null and $5 is distinct from true then failing_since end,
       due_at = case when $3 is null and $5 is distinct from true then due_at else now() end
     where company_id = $1 and id = $2 returning id`,
    [companyId, id, url ?? null, types ?? null, isActive ?? null],
  );

export const deleteWebhook = (db: Db, companyId: string, id: string): Promise<boolean> =>
  hasRows(db, 'delete from webhook where company_id = $1 and id = $2 returning id', [
    companyId,
    id,
  ]);

/** What is needed to call a webhook. */
export interface Target {
  id: string;
  url: string;
  /** in plain, as long as it is not encrypted in `sealed` */
  secret: Buffer | null;
  sealed: Buffer | null;
}

/** A webhook that may be called; undefined if the company has no such webhook. */
export const selectTarget = (db: Db, companyId: string, id: string): Promise<Target | undefined> =>
  firstRow<Target>(
    db,
    `select id, url, secret, sealed from webhook w where company_id = $1 and id = $2 and ${acts('w', 'webhook')}`,
    [companyId, id],
  );
