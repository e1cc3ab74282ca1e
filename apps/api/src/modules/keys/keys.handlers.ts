import { isIP } from 'node:net';
import type { Key } from '@org/api-client/schema';
import { v7 as uuidv7 } from 'uuid';
import { hashToken } from '../../accounts/auth.ts';
import { recordEvent } from '../../accounts/company-log.ts';
import { newSecret } from '../../accounts/keys.ts';
import { requireCompany, requireOwner } from '../../accounts/membership.ts';
import { logSecurity } from '../../accounts/security-log.ts';
import { setLimit } from '../../accounts/spending.sql.ts';
import { assertApprover, describeLimit } from '../../accounts/spending-limits.ts';
import type { Handler } from '../../contract/contract.ts';
import { readContract } from '../../contract/openapi.ts';
import { invalid } from '../../contract/refusal.ts';
import { Problem } from '../../http/problem.ts';
import * as queries from './keys.sql.ts';

const MAX_KEYS = 20;
/** How many characters of a secret are stored to tell it from others. */
const ENDING = 4;

const toKey = ({ created_at, used_at, ...key }: queries.KeyRow): Key => ({
  ...key,
  created_at: created_at.toISOString(),
  used_at: used_at?.toISOString() ?? null,
});

/** Returns `203.0.113.7` or `203.0.113.0/24` with the size of the network; undefined for a text that is neither. */
function networkOf(text: string): string | undefined {
  const [address = '', bits, ...more] = text.trim().split('/');
  // a part such as `%eth0` has a meaning on one machine only
  const version = address.includes('%') ? 0 : isIP(address);
  const most = version === 4 ? 32 : 128;
  const size = bits === undefined ? most : Number(bits);
  if (!version || more.length > 0 || !/^\d{1,3}$/.test(bits ?? '0') || size > most)
    return undefined;
  return `${address}/${size}`;
}

function networksOf(texts: readonly string[]): string[] {
  return texts.map((text) => {
    const network = networkOf(text);
    if (!network)
      throw invalid({ networks: [`«${text}» — не адрес и не сеть. Пример: 203.0.113.0/24`] });
    return network;
  });
}

export const listKeys: Handler<'listKeys'> = async (request) => {
  await requireCompany(request, request.params.id);
  const keys = await queries.selectKeys(request.db, request.params.id);
  return { data: keys.map(toKey) };
};

export const createKey: Handler<'createKey'> = async (request) => {
  const { params, body } = request;
  const companyId = params.id;
  await requireCompany(request, companyId);
  const networks = networksOf(body.networks ?? []);
  const [id, secret] = [uuidv7(), newSecret()];
  const key = await request.db.transaction(async (db) => {
    const accountId = await requireCompany(request, companyId, { db, lock: 'no key update' });
    const values = {
      ...body,
      name: body.name.trim(),
      id,
      companyId,
      accountId,
      secretHash: hashToken(secret),
      ending: secret.slice(-ENDING),
      networks,
    };
    if (!(await queries.insertKey(db, values, MAX_KEYS)))
      throw new Problem(409, `Ключей уже ${MAX_KEYS}. Отзовите те, которые не нужны`);
    const { limit = null } = body;
    if (limit) {
      await requireOwner(request, companyId, { db });
      await assertApprover(db, companyId, limit, accountId);
      await setLimit(db, companyId, { key: id }, limit);
    }
    const bound = limit ? `, ${await describeLimit(db, limit)}` : '';
    await recordEvent(db, request, companyId, {
      event: 'key-made',
      detail: `«${values.name}»${bound}. Действует от имени того, кто его создал: новый пароль его не отзывает.`,
      also: [accountId],
    });
    return queries.selectKey(db, id);
  });
  logSecurity(request, 'key made', 'done');
  return { key: toKey(key), secret };
};

const PAGE = 100;

/** What calls do, in Russian. */
const titles = new Map(
  readContract().operations.map((operation): [string, string] => [operation.id, operation.summary]),
);

export const listKeyCalls: Handler<'listKeyCalls'> = async (request) => {
  const { db, params, query } = request;
  await requireCompany(request, params.id);
  // one more than is shown says whether there are more
  const rows = await queries.selectCalls(db, params.id, {
    key: query.key,
    before: query.before,
    limit: PAGE + 1,
  });
  const shown = rows.slice(0, PAGE);
  const titleOf = ({ operation }: { operation: string }) => titles.get(operation) ?? operation;
  const reads = await queries.selectReads(db, params.id, query.key);
  return {
    data: shown.map((row) => ({
      ...row,
      title: titleOf(row),
      at: row.at.toISOString(),
    })),
    reads: reads.map((one) => ({ ...one, title: titleOf(one) })),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
};

export const deleteKey: Handler<'deleteKey'> = async (request) => {
  const { db, params } = request;
  await requireCompany(request, params.id);
  await db.transaction(async (tx) => {
    const detail = await queries.deleteKey(tx, params.id, params.key_id);
    if (detail === undefined) throw new Problem(404);
    await recordEvent(tx, request, params.id, { event: 'key-revoked', detail });
    // what it has asked for lapses
    await request.jobs.add(tx, 'lapse-approvals', {});
  });
  logSecurity(request, 'key revoked', 'done');
};

export const setKeyLimit: Handler<'setKeyLimit'> = async (request) => {
  const { db, params, body } = request;
  const key = await db.transaction(async (tx) => {
    await requireOwner(request, params.id, { db: tx, lock: 'no key update' });
    const holder = await queries.selectHolder(tx, params.id, params.key_id);
    if (!holder) throw new Problem(404);
    await assertApprover(tx, params.id, body.limit, holder.account_id);
    await recordEvent(tx, request, params.id, {
      event: 'limit-changed',
      detail: `Ключ «${holder.name}»: ${await describeLimit(tx, body.limit)}`,
      also: [holder.account_id],
    });
    await setLimit(tx, params.id, { key: params.key_id }, body.limit);
    return queries.selectKey(tx, params.key_id);
  });
  logSecurity(request, 'key limited', 'done');
  return toKey(key);
};
