import { randomBytes } from 'node:crypto';
import type { Webhook } from '@org/api-client/schema';
import { v7 as uuidv7 } from 'uuid';
import { recordEvent } from '../../../accounts/company-log.ts';
import { requireCompany } from '../../../accounts/membership.ts';
import { logSecurity } from '../../../accounts/security-log.ts';
import type { Config } from '../../../config/config.ts';
import type { Handler } from '../../../contract/contract.ts';
import { invalid } from '../../../contract/refusal.ts';
import { Problem } from '../../../http/problem.ts';
import { RefusedAddressError } from '../../../outgoing/outgoing-address.ts';
import { assertCallable } from '../../../outgoing/outgoing-post.ts';
import { selectEvent, selectLast } from '../events.sql.ts';
import { callTarget } from './call.ts';
import { insertCall, selectCalls } from './webhook-calls.sql.ts';
import * as queries from './webhooks.sql.ts';

type Db = Parameters<typeof queries.selectWebhook>[0];

const MAX_WEBHOOKS = 10;
const SECRET_BYTES = 24;

const outgoing = ({ hasPrivateTargets }: Config) => ({ allowPrivate: hasPrivateTargets });

/** Returns the address as it will be called. Throws 422 at the field for one that can't be called. */
function callable(url: string, config: Config): string {
  try {
    return assertCallable(url, outgoing(config)).href;
  } catch (error) {
    if (error instanceof RefusedAddressError) throw invalid({ url: [error.message] });
    throw error;
  }
}

async function existing(
  db: Db,
  { id, webhook_id }: { id: string; webhook_id: string },
): Promise<Webhook> {
  const webhook = await queries.selectWebhook(db, id, webhook_id);
  if (!webhook) throw new Problem(404);
  return webhook;
}

export const listWebhooks: Handler<'listWebhooks'> = async (request) => {
  await requireCompany(request, request.params.id);
  return { data: await queries.selectWebhooks(request.db, request.params.id) };
};

export const createWebhook: Handler<'createWebhook'> = async (request) => {
  const { params, body, config } = request;
  await requireCompany(request, params.id);
  const url = callable(body.url, config);
  const [id, secret] = [uuidv7(), randomBytes(SECRET_BYTES)];
  const webhook = await request.db.transaction(async (db) => {
    const accountId = await requireCompany(request, params.id, { db, lock: 'no key update' });
    // only events from now on are sent to it
    const cursor = await selectLast(db, params.id);
    const values = {
      id,
      companyId: params.id,
      accountId,
      url,
      types: body.types ?? [],
      sealed: request.vault.seal(secret, `webhook:${id}`),
      cursor,
    };
    if (!(await queries.insertWebhook(db, values, MAX_WEBHOOKS)))
      throw new Problem(409, `Адресов уже ${MAX_WEBHOOKS}. Удалите те, которые не нужны`);
    await recordEvent(db, request, params.id, { event: 'webhook-added', detail: url });
    return existing(db, { id: params.id, webhook_id: id });
  });
  logSecurity(request, 'webhook made', 'done');
  return { webhook, secret: `whsec_${secret.toString('base64')}` };
};

export const updateWebhook: Handler<'updateWebhook'> = async (request) => {
  const { db, params, body, config } = request;
  await requireCompany(request, params.id);
  const changes = {
    url: body.url === undefined ? undefined : callable(body.url, config),
    types: body.types,
    isActive: body.is_active,
  };
  const webhook = await db.transaction(async (tx) => {
    const { url } = await existing(tx, params);
    if (!(await queries.updateWebhook(tx, params.id, params.webhook_id, changes)))
      throw new Problem(404);
    const changed = await existing(tx, params);
    const detail = url === changed.url ? url : `${url} → ${changed.url}`;
    await recordEvent(tx, request, params.id, { event: 'webhook-changed', detail });
    return changed;
  });
  logSecurity(request, 'webhook changed', 'done');
  return webhook;
};

export const deleteWebhook: Handler<'deleteWebhook'> = async (request) => {
  const { db, params } = request;
  await requireCompany(request, params.id);
  await db.transaction(async (tx) => {
    const { url } = await existing(tx, params);
    if (!(await queries.deleteWebhook(tx, params.id, params.webhook_id))) throw new Problem(404);
    await recordEvent(tx, request, params.id, { event: 'webhook-removed', detail: url });
  });
  logSecurity(request, 'webhook removed', 'done');
};

export const listWebhookCalls: Handler<'listWebhookCalls'> = async (request) => {
  const { db, params } = request;
  await requireCompany(request, params.id);
  await existing(db, params);
  return { data: await selectCalls(db, params.webhook_id) };
};

export const callWebhook: Handler<'callWebhook'> = async (request) => {
  const { db, params, body, config, limiter } = request;
  await requireCompany(request, params.id);
  const target = await queries.selectTarget(db, params.id, params.webhook_id);
  if (!target) throw new Problem(404);
  await limiter.take('webhookByCompany', params.id);
  const message =
    body.event === undefined
      ? ({ id: null, type: 'ping', at: new Date().toISOString() } as const)
      : await selectEvent(db, params.id, body.event);
  if (!message) throw invalid({ event: ['Такого события нет, или оно старше 30 дней'] });
  const outcome = await callTarget(target, message, { ...outgoing(config), vault: request.vault });
  return insertCall(db, target.id, message, outcome);
};
