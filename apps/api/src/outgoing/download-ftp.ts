import { isIP } from 'node:net';
import { PassThrough } from 'node:stream';
import { Client, FTPError } from 'basic-ftp';
import {
  assertFetchable,
  BROKEN_OFF,
  type DownloadedFile,
  type DownloadRequest,
  inTime,
  isSame,
  keep,
  MISSING,
  NotFetched,
  pathOf,
  SHUT,
  silent,
  tagsOf,
  tooLarge,
} from './download.ts';
import { addressOf, hostOf } from './outgoing-address.ts';

/** The port where encryption starts with the first byte. On any other port the client asks for it. */
const IMPLICIT_PORT = '990';

async function open(client: Client, url: URL, wanted: DownloadRequest) {
  const host = hostOf(url);
  const isImplicit = url.port === IMPLICIT_PORT;
  await client.access({
    host: await addressOf(host, wanted),
    port: Number(url.port || 21),
    user: wanted.login ?? 'anonymous',
    password: wanted.secret ?? (wanted.login ? '' : 'guest'),
    secure: url.protocol === 'ftps:' && (isImplicit ? 'implicit' : true),
    // the certificate is for the name, although the connection goes to the address that was looked up
    secureOptions: { host, ...(isIP(host) === 0 && { servername: host }) },
  });
}

/** Resolves to null if the server refuses the command, for example because it does not know it. */
async function orNull<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof FTPError) return null;
    throw error;
  }
}

/** Finds the file. By the standard a URL's path starts at the login folder, but people often mean the root. */
async function find(client: Client, url: URL) {
  const path = pathOf(url);
  for (const one of [path, path.slice(1)]) {
    const size = await orNull(client.size(one));
    if (size !== null) return { path: one, size, modified: await orNull(client.lastMod(one)) };
  }
  return { path, size: null, modified: null };
}

async function take(client: Client, path: string, wanted: DownloadRequest, signal: AbortSignal) {
  const through = new PassThrough();
  const sent = client.downloadTo(through, path);
  sent.catch((error: Error) => through.destroy(error));
  const kept = await keep([through], { ...wanted, signal });
  await sent;
  return kept;
}

async function download(
  client: Client,
  wanted: DownloadRequest,
): Promise<DownloadedFile | undefined> {
  const url = assertFetchable(wanted.url, wanted);
  await open(client, url, wanted);
  const { path, size, modified } = await find(client, url);
  const tags = tagsOf(size, modified);
  if (isSame(wanted, tags)) return undefined;
  if (size !== null && size > wanted.bounds.bytes) throw new NotFetched(tooLarge(wanted.bounds));
  const kept = await take(client, path, wanted, wanted.signal);
  const isWhole =
    size === null || (kept.bytes === size && (await orNull(client.size(path))) === size);
  if (!isWhole) throw new NotFetched('Файл ещё записывают: он менялся, пока мы его забирали');
  return { name: path.split('/').at(-1) ?? path, ...kept, ...tags };
}

/** What a server answers that can't encrypt. */
const NO_TLS = new Set([500, 502, 503, 504, 534]);

const wordsOf =
  ({ url, bounds }: DownloadRequest) =>
  (error: NodeJS.ErrnoException & { code?: unknown }) => {
    const { code, message } = error;
    const other = /another host \(([^)]+)\)/.exec(message)?.[1];
    if (other) return `Сервер отправляет за файлом на другой адрес, ${other}: туда мы не ходим`;
    if (/\btimeout\b/i.test(message)) return silent(bounds);
    if (!(error instanceof FTPError))
      return code === 'ECONNRESET' || /closed|FIN packet/i.test(message) ? BROKEN_OFF : undefined;
    if (error.code === 530 || error.code === 430 || error.code === 332) return SHUT;
    if (error.code === 550 || error.code === 551) return MISSING;
    if (error.code === 426 || error.code === 451) return BROKEN_OFF;
    if (url.startsWith('ftps:') && NO_TLS.has(error.code))
      return 'Сервер не умеет шифровать. Если другого нет, укажите адрес с ftp://';
    if (error.code === 421) return 'Сервер занят и не принимает соединений';
    return `Сервер ответил ${error.code}`;
  };

/** Like `downloadHttp`, for FTP servers, encrypted or not. */
export async function downloadFtp(wanted: DownloadRequest): Promise<DownloadedFile | undefined> {
  const client = new Client(wanted.bounds.idleMs);
  try {
    return await inTime(
      wanted,
      async (signal) => {
        signal.addEventListener('abort', () => client.close(), { once: true });
        return await download(client, { ...wanted, signal });
      },
      wordsOf(wanted),
    );
  } finally {
    client.close();
  }
}
