import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Disk } from 'flydrive';
import { v7 as uuidv7 } from 'uuid';
import { storeFile } from '../../../../storage/storage.ts';
import type { Snapshot } from './builder.ts';
import type { Sections } from './follow.ts';
import { claimSnapshot, replaceSnapshot, selectSnapshot, selectTables } from './kept-index.sql.ts';
import type { Stamp } from './source.ts';
import { loadSections, saveSections } from './thread.ts';

/** An index as it was kept. It must still apply the changes since then. */
interface KeptIndex extends Stamp {
  sections: Sections;
  tookMs: number;
}

/** Where an index is kept, so that the next process need not build one. */
export interface Keeping {
  /** The index that was kept last; undefined if there is none that this code and these tables can read. */
  load(): Promise<KeptIndex | undefined>;
  /**
   * Keeps an index if none has been kept for a while. Resolves as soon as the index may be changed again; `finished`
   * resolves once it is kept.
   * @throws where it can't be kept
   */
  keep(snapshot: Snapshot, tookMs: number): Promise<{ finished: Promise<void> }>;
}

type Db = Parameters<typeof selectSnapshot>[0];

const CATALOG = join(import.meta.dirname, '../..');

/** Hashes what a file depends on besides the catalog: the code that reads and writes it, V8 and the tables. */
async function formatOf(db: Db): Promise<string> {
  const hash = createHash('sha256').update(process.versions.v8);
  const files = await readdir(CATALOG, { recursive: true, withFileTypes: true });
  const paths = files.filter(({ name }) => /(?<!\.test)\.ts$/.test(name));
  for (const path of paths.map(({ parentPath, name }) => join(parentPath, name)).sort())
    hash.update(await readFile(path));
  hash.update(await selectTables(db));
  return hash.digest('base64url');
}

async function inFolder<Result>(work: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'protektor-index-'));
  try {
    return await work(join(folder, 'index'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function hashOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 2 ** 20 }), hash);
  return hash.digest();
}

const keyOf = (key: string) => `index/${key}`;

/** Keeps indexes in the storage. The database tells which one is valid. Decision 118. */
export function createKeeping(db: Db, storage: Disk): Keeping {
  let known: Promise<string> | undefined;
  const format = () => {
    known ??= formatOf(db);
    return known;
  };

  return {
    load: async () => {
      const kept = await selectSnapshot(db, await format());
      if (!kept) return undefined;
      const { key, sha256, version, reference, took_ms } = kept;
      return inFolder(async (path) => {
        await pipeline(await storage.getStream(keyOf(key)), createWriteStream(path));
        // V8 reads whatever it is given: a damaged file could give wrong prices or end the process
        if (!sha256.equals(await hashOf(path)))
          throw new Error('The file of the search index is not the one that was kept.');
        return { version, reference, tookMs: took_ms, sections: await loadSections(path) };
      });
    },
    keep: async ({ sections, version, reference }, tookMs) => {
      if (!(await claimSnapshot(db))) return { finished: Promise.resolve() };
      const { promise: copied, resolve } = Promise.withResolvers<void>();
      const finished = inFolder(async (path) => {
        await saveSections(path, sections, resolve);
        const key = uuidv7();
        const made = { version, reference, took_ms: Math.ceil(tookMs), sha256: await hashOf(path) };
        await storeFile(storage, keyOf(key), path);
        const row = { ...made, key, format: await format() };
        const unused = await replaceSnapshot(db, row);
        if (unused) await storage.delete(keyOf(unused));
      });
      await Promise.race([copied, finished]);
      return { finished };
    },
  };
}
