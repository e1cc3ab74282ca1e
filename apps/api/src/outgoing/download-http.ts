import { request as askHttp, type IncomingMessage } from 'node:http';
import { request as askHttps } from 'node:https';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import {
  assertFetchable,
  BROKEN_OFF,
  type DownloadedFile,
  type DownloadRequest,
  inTime,
  keep,
  NotFetched,
  silent,
  tooLarge,
} from './download.ts';
import { hostOf, lookUpPublic, RefusedAddressError } from './outgoing-address.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

function headersOf({ login, secret, headerName, etag, modified }: DownloadRequest) {
  const basic = Buffer.from(`${login}:${secret ?? ''}`).toString('base64');
  return {
    'user-agent': 'Protektor-Lists/1',
    accept: '*/*',
    'accept-encoding': 'identity',
    ...(headerName && secret !== null && { [headerName]: secret }),
    ...(login && { authorization: `Basic ${basic}` }),
    ...(etag && { 'if-none-match': etag }),
    ...(modified && { 'if-modified-since': modified }),
  };
}

const ask = (url: URL, wanted: DownloadRequest, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? askHttps : askHttp;
    const request = send(url, {
      headers: headersOf(wanted),
      signal,
      agent: false,
      timeout: wanted.bounds.idleMs,
      ...(!wanted.allowPrivate && { lookup: lookUpPublic }),
    });
    request.once('response', resolve);
    request.once('timeout', () => request.destroy(new NotFetched(silent(wanted.bounds))));
    request.on('error', reject);
    request.end();
  });

const isOnTheSameServer = (from: URL, to: URL) =>
  from.host === to.host
    ? from.protocol === to.protocol
    : // the same server, which wants to be called by HTTPS
      hostOf(from) === hostOf(to) &&
      from.protocol === 'http:' &&
      to.protocol === 'https:' &&
      !to.port;

/** Returns where a server redirects to. It must be the same server, because our credentials are for no other. */
function nextOf(url: URL, answer: IncomingMessage, wanted: DownloadRequest): URL {
  const { location } = answer.headers;
  if (!location || !URL.canParse(location, url))
    throw new NotFetched('Сервер пересылает неизвестно куда');
  const next = assertFetchable(new URL(location, url).href, wanted);
  if (!/^https?:$/.test(next.protocol))
    throw new RefusedAddressError('Сервер пересылает не в интернет-страницы');
  if (!isOnTheSameServer(url, next))
    throw new RefusedAddressError(`Сервер пересылает на другой, ${next.host}. Укажите его адрес`);
  return next;
}

function statusWords(status: number): string {
  if (status === 401 || status === 403)
    return `Сервер не пустил (${status}). Проверьте логин и пароль`;
  if (status === 404 || status === 410) return `Файла по этому адресу нет (${status})`;
  return `Сервер ответил ${status}`;
}

const DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Returns the streams that undo a compression which the server added without being asked. */
function decodersOf({ headers }: IncomingMessage): Transform[] {
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  if (!encoding || encoding === 'identity') return [];
  const decoder = DECODERS[encoding];
  if (!decoder) throw new NotFetched(`Сервер сжал файл неизвестным способом: ${encoding}`);
  return [decoder()];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the server's name for the file, or else the name in the URL. */
function nameOf(url: URL, { headers }: IncomingMessage): string {
  const disposition = headers['content-disposition'] ?? '';
  const [, long] = /filename\*=(?:UTF-8|utf-8)''([^;]+)/.exec(disposition) ?? [];
  if (long) return decoded(long.trim());
  const [, quoted, bare] = /filename=(?:"([^"]*)"|([^;\s]+))/.exec(disposition) ?? [];
  // headers are read with one character for each byte
  const short = quoted ?? bare;
  if (short) return Buffer.from(short, 'latin1').toString();
  return decoded(url.pathname.split('/').at(-1) ?? '') || url.hostname;
}

async function follow(
  wanted: DownloadRequest,
  signal: AbortSignal,
): Promise<[URL, IncomingMessage]> {
  let url = assertFetchable(wanted.url, wanted);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const answer = await ask(url, wanted, signal);
    if (!REDIRECTS.has(answer.statusCode ?? 0)) return [url, answer];
    answer.destroy();
    url = nextOf(url, answer, wanted);
  }
  throw new NotFetched('Сервер пересылает по кругу');
}

async function download(
  wanted: DownloadRequest,
  signal: AbortSignal,
): Promise<DownloadedFile | undefined> {
  const [url, answer] = await follow(wanted, signal);
  try {
    const { statusCode = 0, headers } = answer;
    if (statusCode === 304 && (wanted.etag || wanted.modified)) return undefined;
    if (statusCode !== 200) throw new NotFetched(statusWords(statusCode));
    if (Number(headers['content-length'] ?? 0) > wanted.bounds.bytes)
      throw new NotFetched(tooLarge(wanted.bounds));
    const kept = await keep([answer, ...decodersOf(answer)], { ...wanted, signal });
    const { etag = null, 'last-modified': modified = null } = headers;
    return { name: nameOf(url, answer), ...kept, etag, modified };
  } finally {
    answer.destroy();
  }
}

function wordsOf({ code }: NodeJS.ErrnoException): string | undefined {
  if (code?.startsWith('Z_') || code?.startsWith('ERR_BROTLI') || code?.startsWith('ERR__ERROR'))
    return 'Сжатый файл повреждён';
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE' ? BROKEN_OFF : undefined;
}

/**
 * Fetches a file. Resolves to undefined if the server says that it has not changed since the last time. Throws a
 * `NotFetched` or a `Refused` that says why not.
 */
export const downloadHttp = (wanted: DownloadRequest): Promise<DownloadedFile | undefined> =>
  inTime(wanted, (signal) => download(wanted, signal), wordsOf);
