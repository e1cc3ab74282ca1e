import { validateHeaderValue } from 'node:http';
import type { Source, SourceBody, SourcePatch } from '@org/api-client/schema';
import { v7 as uuidv7 } from 'uuid';
import { logSecurity } from '../../accounts/security-log.ts';
import type { Config } from '../../config.ts';
import type { Handler } from '../../contract.ts';
import { requireCompany } from '../../membership.ts';
import { Refused } from '../../outgoing/address.ts';
import { assertFetchable } from '../../outgoing/download.ts';
import { type FieldErrors, invalid, Problem } from '../../problem.ts';
import { Unreadable, type Vault } from '../../secrets/vault.ts';
import * as queries from './sources/queries.ts';
import { inOrder, toFetch, toSource } from './sources/wire.ts';

type Db = Parameters<typeof queries.selectSource>[0];
type Values = queries.SourceValues;

const MOST_SOURCES = 20;

async function existing(
  db: Db,
  { id, source_id }: { id: string; source_id: string },
): Promise<Source> {
  const row = await queries.selectSource(db, id, source_id);
  if (!row) throw new Problem(404);
  return toSource(row);
}

/** The address as it is called; 422 at the field for one that can't be. */
function fetchable(url: string, { hasPrivateTargets }: Config): URL {
  try {
    return assertFetchable(url.trim(), { allowPrivate: hasPrivateTargets });
  } catch (error) {
    if (error instanceof Refused) throw invalid({ url: [error.message] });
    throw error;
  }
}

/** What a request is made of is not for others to say. */
const OWN_HEADERS =
  /^(host|connection|content-.*|transfer-encoding|te|upgrade|expect|range|if-.*|accept-encoding|proxy-.*|trailer|keep-alive)$/i;

function isHeaderValue(value: string): boolean {
  try {
    validateHeaderValue('x', value);
    return true;
  } catch {
    return false;
  }
}

/** What of the way in can't be right. */
function wrongAccess({ url, login, headerName, secret }: Values): FieldErrors {
  const isWeb = /^https?:/.test(url);
  if (headerName && !isWeb)
    return { header_name: ['Заголовки бывают только у адресов с https://'] };
  if (url.startsWith('sftp:') && !login) return { login: ['SFTP без логина не пускает'] };
  if (login && headerName)
    return { header_name: ['Либо логин с паролем, либо заголовок: одного из них достаточно'] };
  if (isWeb && login?.includes(':')) return { login: ['В логине не бывает двоеточия'] };
  if (headerName && OWN_HEADERS.test(headerName))
    return { header_name: ['Этот заголовок занят самим запросом'] };
  if (headerName && !secret) return { secret: ['Укажите значение заголовка'] };
  if (headerName && secret && !isHeaderValue(secret))
    return { secret: ['В значении заголовка только латинские буквы, цифры и знаки'] };
  if (secret && !login && !headerName)
    return { login: ['Для чего этот пароль? Укажите логин или название заголовка'] };
  return {};
}

async function assertFine(db: Db, companyId: string, id: string | null, values: Values) {
  const errors = wrongAccess(values);
  const { warehouseId, mode } = values;
  if (warehouseId !== null && !(await queries.hasWarehouse(db, companyId, warehouseId)))
    errors.warehouse_id = ['Такого склада в компании нет'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { total, rival } = await queries.selectRivals(db, companyId, { id, warehouseId });
  if (id === null && total >= MOST_SOURCES)
    throw new Problem(409, `Источников уже ${MOST_SOURCES}. Удалите те, которые не нужны`);
  if (mode === 'replace' && rival !== null)
    throw new Problem(
      409,
      `Тот же товар целиком присылает «${rival}», и они снимали бы его друг у друга. Укажите у каждого свой склад, или пусть этот только добавляет и меняет`,
    );
}

const trimmed = (text: string | null | undefined) => text?.trim() || null;
const warehouseOf = (id: string | null | undefined) => (id ? Number(id) : null);

const newValues = (body: SourceBody, url: URL): Values => ({
  name: body.name.trim(),
  url: url.href,
  login: trimmed(body.login),
  headerName: trimmed(body.header_name),
  secret: body.secret || null,
  mode: body.mode ?? 'replace',
  warehouseId: warehouseOf(body.warehouse_id),
  everyMinutes: body.every_minutes ?? null,
});

const given = <Value>(value: Value | undefined, before: Value): Value =>
  value === undefined ? before : value;

const serverOf = (text: string) => {
  const { protocol, host } = new URL(text);
  // a page moves to its encrypted self without being another server's
  return `${protocol.replace('https', 'http')}${host}`;
};
const isElsewhere = (before: string, after: string) => serverOf(before) !== serverOf(after);

/** What a source has after a change; the secret that is kept is for the server that it was given for. */
function changedValues(before: Values, body: SourcePatch, url: URL): Values {
  if (isElsewhere(before.url, url.href) && before.secret !== null && body.secret === undefined)
    throw invalid({ secret: ['Сервер другой: укажите пароль или значение заголовка заново'] });
  const login = body.login === undefined ? before.login : trimmed(body.login);
  const headerName = body.header_name === undefined ? before.headerName : trimmed(body.header_name);
  const secret = given(body.secret, before.secret) || null;
  return {
    name: body.name?.trim() ?? before.name,
    url: url.href,
    login,
    headerName,
    // of a way in that is gone
    secret: login || headerName || body.secret ? secret : null,
    mode: body.mode ?? before.mode,
    warehouseId:
      body.warehouse_id === undefined ? before.warehouseId : warehouseOf(body.warehouse_id),
    everyMinutes: given(body.every_minutes, before.everyMinutes),
  };
}

/** The values as they are written. */
const sealedValues = (vault: Vault, id: string, { secret, ...values }: Values) => ({
  ...values,
  sealed: secret === null ? null : vault.seal(secret, `source:${id}`),
});

/** The secret that is kept; one that no key opens has to be said anew. */
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

export const listSources: Handler<'listSources'> = async ({ db, account, params }) => {
  await requireCompany({ db, account }, params.id);
  const rows = await queries.selectSources(db, params.id);
  return { data: inOrder(rows.map((row) => toSource(row))) };
};

export const createSource: Handler<'createSource'> = async (request) => {
  const { params, body, config, jobs } = request;
  await requireCompany(request, params.id);
  const values = newValues(body, fetchable(body.url, config));
  const id = uuidv7();
  const source = await request.db.transaction(async (db) => {
    const accountId = await requireCompany(request, params.id, { db, lock: 'no key update' });
    await assertFine(db, params.id, null, values);
    const written = sealedValues(request.vault, id, values);
    await queries.insertSource(db, { id, companyId: params.id, accountId }, written);
    const fetchId = await queries.insertFetch(db, id, true);
    if (fetchId !== undefined) await jobs.add(db, 'fetch-source', { id: fetchId });
    return existing(db, { id: params.id, source_id: id });
  });
  jobs.wake('fetch-source');
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
    const values = changedValues(before, body, url ?? new URL(before.url));
    const isActive = body.is_active ?? before.isActive;
    if (isActive || body.is_active === undefined)
      await assertFine(db, params.id, source_id, values);
    const isNewSecret = values.secret !== before.secret;
    const isOther = body.host_key === null || isElsewhere(before.url, values.url);
    const hostKey = isOther ? null : kept.hostKey;
    const written = { ...sealedValues(vault, source_id, values), isActive, hostKey };
    await queries.updateSource(db, source_id, written, isNewSecret);
    return existing(db, params);
  });
  logSecurity(request, 'source changed', 'done');
  return source;
};

export const deleteSource: Handler<'deleteSource'> = async (request) => {
  const { db, params } = request;
  await requireCompany(request, params.id);
  if (!(await queries.deleteSource(db, params.id, params.source_id))) throw new Problem(404);
  logSecurity(request, 'source removed', 'done');
};

export const listSourceFetches: Handler<'listSourceFetches'> = async (request) => {
  const { db, params } = request;
  await requireCompany(request, params.id);
  await existing(db, params);
  return { data: (await queries.selectFetches(db, params.source_id)).map(toFetch) };
};

export const fetchSource: Handler<'fetchSource'> = async (request) => {
  const { params, jobs, limiter } = request;
  await requireCompany(request, params.id);
  await existing(request.db, params);
  await limiter.take('fetchByCompany', params.id);
  const fetch = await request.db.transaction(async (db) => {
    const id = await queries.insertFetch(db, params.source_id, true);
    if (id !== undefined) await jobs.add(db, 'fetch-source', { id });
    return queries.selectOpenFetch(db, params.source_id);
  });
  if (!fetch) throw new Problem(404);
  jobs.wake('fetch-source');
  return toFetch(fetch);
};
