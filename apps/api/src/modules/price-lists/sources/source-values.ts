import { validateHeaderValue } from 'node:http';
import type { SourceBody, SourcePatch } from '@org/api-client/schema';
import type { Config } from '../../../config/config.ts';
import { type FieldErrors, invalid } from '../../../contract/refusal.ts';
import { assertFetchable } from '../../../outgoing/download.ts';
import { RefusedAddressError } from '../../../outgoing/outgoing-address.ts';
import type { SourceValues } from './sources.sql.ts';

type Values = SourceValues;

/** Returns the address as it is requested. Throws 422 on the field if the address can't be fetched. */
export function fetchable(url: string, { hasPrivateTargets }: Config): URL {
  try {
    return assertFetchable(url.trim(), { allowPrivate: hasPrivateTargets });
  } catch (error) {
    if (error instanceof RefusedAddressError) throw invalid({ url: [error.message] });
    throw error;
  }
}

/** Headers that the request sets itself. Others may not set them. */
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

/** Returns the errors in the settings of access. */
export function wrongAccess({
  kind,
  url,
  senders,
  login,
  headerName,
  secret,
}: Values): FieldErrors {
  if (kind === 'mail') {
    if (login || headerName || secret) return { login: ['Письмам не нужны логин и пароль'] };
    return senders.length === 0 ? { senders: ['Укажите, чьи письма читать'] } : {};
  }
  if (url === null) return { url: ['Укажите адрес файла'] };
  if (senders.length > 0) return { senders: ['Отправители бывают только у писем'] };
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

const trimmed = (text: string | null | undefined) => text?.trim() || null;
const warehouseOf = (id: string | null | undefined) => (id ? Number(id) : null);

/** Returns each sender once, in lower case. */
const sendersOf = (senders: readonly string[] | undefined) => [
  ...new Set(senders?.map((sender) => sender.trim().toLowerCase())),
];

export const newValues = (body: SourceBody, url: URL | null): Values => ({
  name: body.name.trim(),
  kind: body.kind ?? 'file',
  url: url?.href ?? null,
  senders: sendersOf(body.senders),
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
  // a move from http to https stays on the same server
  return `${protocol.replace('https', 'http')}${host}`;
};
export const isElsewhere = (before: string | null, after: string | null) =>
  before !== null && after !== null && serverOf(before) !== serverOf(after);

/**
 * Returns the settings of a source after a change. Throws 422 if the server changes without a new secret: the stored
 * one is only for the server that it was given for.
 */
export function changedValues(before: Values, body: SourcePatch, url: URL | undefined): Values {
  if (url && before.kind === 'mail')
    throw invalid({ url: ['Список приходит письмами, адреса файла у него нет'] });
  const href = url?.href ?? before.url;
  if (isElsewhere(before.url, href) && before.secret !== null && body.secret === undefined)
    throw invalid({ secret: ['Сервер другой: укажите пароль или значение заголовка заново'] });
  const login = body.login === undefined ? before.login : trimmed(body.login);
  const headerName = body.header_name === undefined ? before.headerName : trimmed(body.header_name);
  const secret = given(body.secret, before.secret) || null;
  return {
    name: body.name?.trim() ?? before.name,
    kind: before.kind,
    url: href,
    senders: body.senders === undefined ? before.senders : sendersOf(body.senders),
    login,
    headerName,
    // a secret is dropped with the login or the header that it was for
    secret: login || headerName || body.secret ? secret : null,
    mode: body.mode ?? before.mode,
    warehouseId:
      body.warehouse_id === undefined ? before.warehouseId : warehouseOf(body.warehouse_id),
    everyMinutes: given(body.every_minutes, before.everyMinutes),
  };
}
