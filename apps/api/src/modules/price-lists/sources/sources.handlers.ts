import type { Source } from '@org/api-client/schema';
import { v7 as uuidv7 } from 'uuid';
import { recordEvent } from '../../../accounts/company-log.ts';
import { requireCompany } from '../../../accounts/membership.ts';
import { logSecurity } from '../../../accounts/security-log.ts';
import type { Handler } from '../../../contract/contract.ts';
import { invalid } from '../../../contract/refusal.ts';
import { Problem } from '../../../http/problem.ts';
import { newToken } from '../../../mailbox/mail-address.ts';
import { Unreadable, type Vault } from '../../../secrets/vault.ts';
import { changedValues, fetchable, isElsewhere, newValues, wrongAccess } from './source-values.ts';
import { inOrder, toFetch, toSource } from './source-wire.ts';
import * as queries from './sources.sql.ts';

type Db = Parameters<typeof queries.selectSource>[0];
type Values = queries.SourceValues;

const MAX_SOURCES = 20;

async function existing(
  db: Db,
  { id, source_id }: { id: string; source_id: string },
  { mailInAddress }: { mailInAddress: string | undefined },
): Promise<Source> {
  const row = await queries.selectSource(db, id, source_id);
  if (!row) throw new Problem(404);
  return toSource(row, mailInAddress);
}

async function assertFine(db: Db, companyId: string, id: string | null, values: Values) {
  const errors = wrongAccess(values);
  const { warehouseId, mode } = values;
  if (warehouseId !== null && !(await queries.hasWarehouse(db, companyId, warehouseId)))
    errors.warehouse_id = ['Такого склада в компании нет'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { total, rival } = await queries.selectRivals(db, companyId, { id, warehouseId });
  if (id === null && total >= MAX_SOURCES)
    throw new Problem(409, `Источников уже ${MAX_SOURCES}. Удалите те, которые не нужны`);
  if (mode === 'replace' && rival !== null)
    throw new Problem(
      409,
      `Тот же товар целиком присылает «${rival}», и они снимали бы его друг у друга. Укажите у каждого свой склад, или пусть этот только добавляет и меняет`,
    );
}

/** Returns the values as they are stored, with the secret sealed. */
const sealedValues = (vault: Vault, id: string, { secret, ...values }: Values) => ({
  ...values,
  sealed: secret === null ? null : vault.seal(secret, `source:${id}`),
});

/** Returns the stored secret. If no key opens it, throws 422, unless the request gives a new one. */
function keptSecret(
  vault: Vault,
  id: string,
  { secret, sealed }: Pick<Values, 'secret'> & { sealed: Buffer | null },
  isSaidAnew: boolean,
): string | null {
  if (!sealed) return secret;
  try {
    return vault.open(sealed, `source:${id}`).toString();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    if (isSaidAnew) return '';
    throw invalid({
      secret: ['Сохранённый пароль не прочитать: ключ шифрования сменился. Укажите его заново'],
    });
  }
}

export const listSources: Handler<'listSources'> = async (request) => {
  const { db, params, config } = request;
  await requireCompany(request, params.id);
  const rows = await queries.selectSources(db, params.id);
  const { mailInAddress } = config;
  return {
    data: inOrder(rows.map((row) => toSource(row, mailInAddress))),
    takes_mail: mailInAddress !== undefined,
  };
};

export const createSource: Handler<'createSource'> = async (request) => {
  const { params, body, config, jobs } = request;
  await requireCompany(request, params.id);
  const isMail = body.kind === 'mail';
  if (isMail && config.mailInAddress === undefined)
    throw invalid({ kind: ['Прайс-листы письмами на этом сервере пока не принимаются'] });
  const url = body.url === undefined ? null : fetchable(body.url, config);
  if (isMail && url) throw invalid({ url: ['Списку из писем адрес файла не нужен'] });
  const values = newValues(body, url);
  const id = uuidv7();
  const source = await request.db.transaction(async (db) => {
    const accountId = await requireCompany(request, params.id, { db, lock: 'no key update' });
    await assertFine(db, params.id, null, values);
    const written = sealedValues(request.vault, id, values);
    const mailToken = isMail ? newToken() : null;
    await queries.insertSource(db, { id, companyId: params.id, accountId, mailToken }, written);
    await recordEvent(db, request, params.id, { event: 'source-added', detail: values.name });
    const fetchId = isMail ? undefined : await queries.insertFetch(db, id, true);
    if (fetchId !== undefined) await jobs.add(db, 'fetch-source', { id: fetchId });
    return existing(db, { id: params.id, source_id: id }, config);
  });
  logSecurity(request, 'source made', 'done');
  return source;
};

export const updateSource: Handler<'updateSource'> = async (request) => {
  const { params, body, config, vault } = request;
  await requireCompany(request, params.id);
  const url = body.url === undefined ? undefined : fetchable(body.url, config);
  const source = await request.db.transaction(async (db) => {
    await requireCompany(request, params.id, { db, lock: 'no key update' });
    const kept = await queries.selectValues(db, params.id, params.source_id);
    if (!kept) throw new Problem(404);
    const { source_id } = params;
    const secret = keptSecret(vault, source_id, kept, body.secret !== undefined);
    const before = { ...kept, secret };
    const values = changedValues(before, body, url);
    const isActive = body.is_active ?? before.isActive;
    if (isActive || body.is_active === undefined)
      await assertFine(db, params.id, source_id, values);
    const isNewSecret = values.secret !== before.secret;
    const isOther = body.host_key === null || isElsewhere(before.url, values.url);
    const hostKey = isOther ? null : kept.hostKey;
    const written = { ...sealedValues(vault, source_id, values), isActive, hostKey };
    await queries.updateSource(db, source_id, written, isNewSecret);
    await recordEvent(db, request, params.id, { event: 'source-changed', detail: values.name });
    return existing(db, params, config);
  });
  logSecurity(request, 'source changed', 'done');
  return source;
};

export const deleteSource: Handler<'deleteSource'> = async (request) => {
  const { db, params } = request;
  await requireCompany(request, params.id);
  await db.transaction(async (tx) => {
    const { name } = await existing(tx, params, request.config);
    if (!(await queries.deleteSource(tx, params.id, params.source_id))) throw new Problem(404);
    await recordEvent(tx, request, params.id, { event: 'source-removed', detail: name });
  });
  logSecurity(request, 'source removed', 'done');
};

export const listSourceFetches: Handler<'listSourceFetches'> = async (request) => {
  const { db, params, config } = request;
  await requireCompany(request, params.id);
  await existing(db, params, config);
  return { data: (await queries.selectFetches(db, params.source_id)).map(toFetch) };
};

export const fetchSource: Handler<'fetchSource'> = async (request) => {
  const { params, jobs, limiter, config } = request;
  await requireCompany(request, params.id);
  await existing(request.db, params, config);
  await limiter.take('fetchByCompany', params.id);
  const fetch = await request.db.transaction(async (db) => {
    const id = await queries.insertFetch(db, params.source_id, true);
    if (id !== undefined) await jobs.add(db, 'fetch-source', { id });
    return queries.selectOpenFetch(db, params.source_id);
  });
  if (!fetch) throw new Problem(404);
  return toFetch(fetch);
};
