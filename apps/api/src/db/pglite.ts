import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import pg from 'pg';
import { startThread } from '../threads/start-thread.ts';
import type { Database } from './db.ts';
import { types } from './db-values.ts';
import { CHANNEL, type OnNotice } from './listening.ts';
import type { PgliteWorkerData } from './pglite-worker.ts';
import { poolDatabase } from './pool.ts';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Makes sure that one process at a time uses an embedded database, which would be damaged otherwise.
 * Resolves to the function that releases the lock; a lock whose process is gone is taken over.
 */
async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = `${directory}.lock`;
  const take = () => writeFile(path, String(process.pid), { flag: 'wx' });
  try {
    await take();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const pid = Number(await readFile(path, 'utf8'));
    // a container gives every run the same pid: a lock with our own number is an old one
    if (pid !== process.pid && pid > 0 && isAlive(pid))
      throw new Error(
        `${directory} is in use by process ${pid}: stop it, or choose another DATA_DIR.`,
      );
    await rm(path, { force: true });
    await take();
  }
  return () => rm(path, { force: true });
}

/** Length of the complete wire messages at the start of `data`; only a startup message has no type byte. */
function completeLength(data: Buffer, started: boolean): number {
  let end = 0;
  let typeBytes = started ? 1 : 0;
  while (end + typeBytes + 4 <= data.length) {
    const next = end + typeBytes + data.readInt32BE(end + typeBytes);
    if (next > data.length) break;
    end = next;
    typeBytes = 1;
  }
  return end;
}

/**
 * A socket of `pg` to the worker with the embedded database. PGlite needs complete messages, and answers all of them
 * before it reads the next ones: so chunks that are corked together are sent together.
 */
export class PgliteSocket extends Duplex {
  readonly #worker: Worker;
  #started = false;
  #rest: Buffer = Buffer.alloc(0);

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on('message', this.#receive);
    worker.once('exit', this.#lost);
  }

  readonly #receive = (answer: Uint8Array) => {
    this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
  };
  readonly #lost = () => this.destroy(new Error('The embedded database has stopped.'));

  connect() {
    const isGone = this.#worker.threadId === -1;
    queueMicrotask(() => (isGone ? this.#lost() : this.emit('connect')));
    return this;
  }
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.#send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  #send(chunk: Buffer) {
    const data = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const length = completeLength(data, this.#started);
    this.#rest = data.subarray(length);
    if (length === 0) return;
    this.#started = true;
    const request = Uint8Array.prototype.slice.call(data, 0, length);
    this.#worker.postMessage(request, [request.buffer]);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#worker.off('message', this.#receive);
    this.#worker.off('exit', this.#lost);
    done(error);
  }
}

interface PgliteOptions {
  /** The directory of the data; without it the data is in memory, for tests. */
  dataDir?: string;
  /** A tar (.tar or .tar.gz) of a data directory: the first content of a new database. */
  archive?: string;
}

/** The next message of the worker, or the error that ended it. */
const nextMessage = (worker: Worker) =>
  new Promise<unknown>((resolve, reject) => {
    const settle = (finish: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      finish();
    };
    const onMessage = (message: unknown) => settle(() => resolve(message));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error('The embedded database has stopped.')));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });

/** Starts the thread with the database, and waits until it answers. */
async function startWorker(workerData: PgliteWorkerData): Promise<Worker> {
  const worker = startThread(new URL('./pglite-worker.ts', import.meta.url), { workerData });
  await nextMessage(worker);
  // from now on the thread's end reaches every waiting statement through its socket
  return worker.on('error', () => undefined);
}

/**
 * Starts on a directory, and creates the database if it doesn't exist yet. Removes a half-made database that an
 * interrupted start has left: nobody has ever used it.
 */
async function startOnDirectory(dataDir: string, archive: string | undefined) {
  const unfinished = `${dataDir}.unfinished`;
  if (existsSync(unfinished)) await rm(dataDir, { recursive: true, force: true });
  const isNew = !existsSync(join(dataDir, 'PG_VERSION'));
  if (isNew) await writeFile(unfinished, '');
  const worker = await startWorker({ dataDir, archive: isNew ? archive : undefined });
  if (isNew) await rm(unfinished);
  return worker;
}

/**
 * Resets the one session of the embedded database, which outlives a broken connection: the next connection must not
 * find the transaction or the prepared statements of the last.
 */
function resetSession(client: pg.PoolClient, done: (error?: Error) => void) {
  client
    .query('rollback')
    .then(() => client.query('discard all'))
    .then(() => client.query(`listen ${CHANNEL}`))
    .then(
      () => done(),
      (error: Error) => done(error),
    );
}

/**
 * Opens PGlite, PostgreSQL in WebAssembly, in a thread of its own, since its statements block the thread they run in.
 * It has one connection: a transaction holds it, and other statements wait in the pool's queue.
 */
export async function openPglite({ dataDir, archive }: PgliteOptions = {}): Promise<Database> {
  if (dataDir) await mkdir(dirname(dataDir), { recursive: true });
  const unlock = dataDir ? await lockDirectory(dataDir) : async () => {};
  const starting = dataDir ? startOnDirectory(dataDir, archive) : startWorker({ archive });
  const worker = await starting.catch(async (error) => {
    await unlock();
    throw error;
  });

  // close waits for it; listen from the start, since the thread may end long before
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const pool = new pg.Pool({
    stream: () => new PgliteSocket(worker),
    user: 'postgres',
    database: 'postgres',
    password: '',
    host: 'localhost',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    types,
    verify: resetSession,
  });
  const listeners = new Set<OnNotice>();
  pool.on('connect', (client) => {
    client.on('notification', ({ payload = null }) => {
      for (const tell of listeners) tell(payload);
    });
  });
  return poolDatabase(`PGlite ${dataDir ?? 'in memory'}`, pool, {
    // the one session of this database receives its own notifications
    listen: async (onNotice) => {
      listeners.add(onNotice);
      return async () => void listeners.delete(onNotice);
    },
    onClose: async () => {
      // the worker may still answer the pool's last message: only the end of the thread is the end of the database
      worker.postMessage(new Uint8Array());
      await ended;
      await unlock();
    },
  });
}
