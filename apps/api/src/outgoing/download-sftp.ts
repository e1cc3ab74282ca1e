import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { domainToASCII } from 'node:url';
import { promisify } from 'node:util';
import { Client, type SFTPWrapper, type Stats } from 'ssh2';
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

/** Returns the fingerprint of a server's key, as OpenSSH shows it. */
const fingerprintOf = (key: Buffer) =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

interface Session {
  client: Client;
  socket: Socket;
  sftp: SFTPWrapper;
  hostKey: string;
}

const otherKey = (known: string, shown: string) =>
  `Сервер показал другой ключ: ${shown}, а был ${known}. Спросите у него, меняли ли ключ, и забудьте прежний в настройках источника`;

/** Connects to the server. A password is sent only if the server's key is known or no key is known yet. */
const open = (host: string, url: URL, wanted: DownloadRequest, signal: AbortSignal) =>
  new Promise<Session>((resolve, reject) => {
    const socket = connect({ host, port: Number(url.port || 22) });
    socket.setNoDelay();
    const client = new Client();
    const end = (reason: Error) => {
      reject(reason);
      client.destroy();
      socket.destroy(reason);
    };
    signal.addEventListener('abort', () => end(signal.reason as Error), { once: true });
    socket.setTimeout(wanted.bounds.idleMs, () => end(new NotFetched(silent(wanted.bounds))));
    socket.once('error', reject);
    client.on('error', end);
    client.once('close', () => reject(new NotFetched(BROKEN_OFF)));
    let hostKey = '';
    client.once('ready', () =>
      client.sftp((error, sftp) =>
        error ? end(error) : resolve({ client, socket, sftp, hostKey }),
      ),
    );
    client.on('keyboard-interactive', (_name, _words, _language, prompts, answer) =>
      answer(prompts.map(() => wanted.secret ?? '')),
    );
    client.connect({
      sock: socket,
      username: wanted.login ?? '',
      password: wanted.secret ?? '',
      tryKeyboard: true,
      // a silent server is already ended above
      readyTimeout: 0,
      hostVerifier: (key: Buffer) => {
        hostKey = fingerprintOf(key);
        const isKnown = wanted.hostKey === null || wanted.hostKey === hostKey;
        if (!isKnown) end(new NotFetched(otherKey(wanted.hostKey ?? '', hostKey)));
        return isKnown;
      },
    });
  });

/** A status code of the protocol. */
const NO_SUCH_FILE = 2;
const stat = (sftp: SFTPWrapper, path: string) =>
  new Promise<Stats | undefined>((resolve, reject) => {
    sftp.stat(path, (error, stats) => {
      if (!error) resolve(stats);
      else if ((error as { code?: unknown }).code === NO_SUCH_FILE) resolve(undefined);
      else reject(error);
    });
  });

/** Finds the file: from the root, or else from the login folder. */
async function find(sftp: SFTPWrapper, url: URL) {
  const path = pathOf(url);
  for (const one of [path, path.slice(1)]) {
    const stats = await stat(sftp, one);
    if (stats?.isDirectory()) throw new NotFetched('По этому адресу папка, а не файл');
    if (stats) return { path: one, size: stats.size, modified: new Date(stats.mtime * 1000) };
  }
  throw new NotFetched(MISSING);
}

const PIECE = 32_768;
/** How many pieces are requested before the first has arrived, because a round trip takes long. */
const AHEAD = 16;

const readPiece = (sftp: SFTPWrapper, handle: Buffer, at: number) => {
  const piece = new Promise<Buffer>((resolve, reject) => {
    sftp.read(handle, Buffer.alloc(PIECE), 0, PIECE, at, (error, bytes, buffer) =>
      error ? reject(error) : resolve(buffer.subarray(0, bytes)),
    );
  });
  // nobody may wait for this piece any more, so its failure must not count as unhandled
  piece.catch(() => undefined);
  return piece;
};

/** Reads pieces ahead. The library's own stream requests one piece after another. */
async function* piecesOf(sftp: SFTPWrapper, path: string): AsyncGenerator<Buffer> {
  const handle = await promisify(sftp.open.bind(sftp, path, 'r'))();
  let asked: Promise<Buffer>[] = [];
  for (let [at, next] = [0, 0]; ; ) {
    for (; asked.length < AHEAD; next += PIECE) asked.push(readPiece(sftp, handle, next));
    const piece = await asked.shift();
    if (!piece?.length) return;
    yield piece;
    at += piece.length;
    if (piece.length < PIECE) [asked, next] = [[], at];
  }
}

async function take(
  { sftp, hostKey }: Session,
  url: URL,
  wanted: DownloadRequest,
  signal: AbortSignal,
) {
  const { path, size, modified } = await find(sftp, url);
  const tags = tagsOf(size, modified);
  if (isSame(wanted, tags)) return undefined;
  if (size > wanted.bounds.bytes) throw new NotFetched(tooLarge(wanted.bounds));
  const kept = await keep([Readable.from(piecesOf(sftp, path), { objectMode: false })], {
    ...wanted,
    signal,
  });
  if (kept.bytes !== size || (await stat(sftp, path))?.size !== size)
    throw new NotFetched('Файл ещё записывают: он менялся, пока мы его забирали');
  return { name: path.split('/').at(-1) ?? path, ...kept, ...tags, hostKey };
}

async function download(
  wanted: DownloadRequest,
  signal: AbortSignal,
): Promise<DownloadedFile | undefined> {
  const url = assertFetchable(wanted.url, wanted);
  // only for web schemes the URL parser encodes a host name; here it is still as somebody typed it
  const name = domainToASCII(hostOf(url)) || hostOf(url);
  const session = await open(await addressOf(name, wanted), url, wanted, signal);
  const { client, socket } = session;
  try {
    const broken = new Promise<never>((_, reject) => {
      client.once('error', reject).once('close', () => reject(new NotFetched(BROKEN_OFF)));
      socket.once('timeout', () => reject(new NotFetched(silent(wanted.bounds))));
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    return await Promise.race([take(session, url, wanted, signal), broken]);
  } finally {
    client.destroy();
    socket.destroy();
  }
}

const DENIED = 3;
function wordsOf(error: NodeJS.ErrnoException) {
  const { level, code } = error as { level?: string; code?: unknown };
  if (level === 'client-authentication') return SHUT;
  if (code === DENIED) return 'Сервер не даёт прочитать этот файл';
  if (level === 'protocol' || level === 'handshake' || level === 'client-socket')
    return 'Сервер говорит не по SFTP';
  if (code === 'ECONNRESET') return BROKEN_OFF;
  return typeof code === 'number' ? `Сервер ответил ошибкой ${code}` : undefined;
}

/** Like `downloadHttp`, for SFTP servers. */
export const downloadSftp = (wanted: DownloadRequest): Promise<DownloadedFile | undefined> =>
  inTime(wanted, (signal) => download(wanted, signal), wordsOf);
