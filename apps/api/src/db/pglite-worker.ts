import { openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** The data that pglite.ts starts this thread with. */
export interface PgliteWorkerData {
  /** A directory, or undefined for memory. */
  dataDir?: string;
  /** A tar of a data directory: the first content of a new database. */
  archive?: string | undefined;
}

const { dataDir, archive } = workerData as PgliteWorkerData;
if (!parentPort) throw new Error('pglite-worker.ts runs as a worker thread.');
const port = parentPort;

const database = await PGlite.create({
  ...(dataDir && { dataDir }),
  ...(archive && { loadDataDir: await openAsBlob(archive) }),
  extensions: { pg_trgm },
});

// an empty message means that the database is ready; from the other side it is the order to close
const EMPTY = new Uint8Array();
let last: Promise<unknown> = Promise.resolve();
port.on('message', (request: Uint8Array) => {
  last = last.then(() => answer(request));
});
port.postMessage(EMPTY);

async function answer(request: Uint8Array) {
  if (request.length === 0) {
    await database.close();
    port.close();
    return;
  }
  // not execProtocolRaw, which parses every answer and keeps it for ever
  const parts: Uint8Array[] = [];
  await database.execProtocolRawStream(request, {
    onRawData: (bytes) => parts.push(bytes.slice()),
  });
  const data = new Uint8Array(Buffer.concat(parts));
  port.postMessage(data, [data.buffer]);
}
