import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Section, ShowcaseFile, ShowcaseRules } from '@org/api-client/schema';
import type { Disk } from 'flydrive';
import { v7 as uuidv7 } from 'uuid';
import { storeFile } from '../../../../storage/storage.ts';
import { selectState } from '../../queries.ts';
import { knownAvitoNames } from '../avito/known.ts';
import { avito } from '../formats/avito.ts';
import { goodsXml, offersXml } from '../formats/commerceml.ts';
import { drom } from '../formats/drom.ts';
import { CAP, type Format, shownQuantity } from '../formats/format.ts';
import { csv, xlsx } from '../formats/sheets.ts';
import { yml } from '../formats/yml.ts';
import { listShowcase, readAllShown, type Shown } from '../listed.ts';
import { feedKey } from './feed-key.ts';
import type { FeedState, FeedTarget } from './queries.ts';
import * as queries from './queries.ts';

type Db = Parameters<typeof queries.selectFeed>[0];

export const FORMATS: Record<ShowcaseFile, Format> = {
  'price.xlsx': xlsx,
  'price.csv': csv,
  'yml.xml': yml,
  'avito.xml': avito,
  'drom.xml': drom,
  'import.xml': goodsXml,
  'offers.xml': offersXml,
};

export const NOT_FOR_AVITO = 'Такого файла у витрины нет: Авито принимает легковые шины';

/** True if a section's products can be written to such a file. */
export const isOffered = (file: ShowcaseFile, section: Section): boolean =>
  FORMATS[file].sections?.includes(section) ?? true;

export interface FeedContext {
  db: Db;
  storage: Disk;
  publicUrl: string;
  /** Called with the error if a file could not be made. */
  onFailure(error: unknown): void;
}

interface Target extends FeedTarget {
  rules: ShowcaseRules;
}

interface Made {
  rows: number;
  etag: string;
  /** Stores the file under a key. */
  keep(key: string): Promise<void>;
}

/** Returns what a file depends on in a row: the same values make the same file, whenever it is written. */
const seenOf = ({ product, best, price, quantity, days, isInStock }: Shown, isCapped: boolean) => {
  const { id, title, specs, image, article, country, season, studded, run_flat, xl } = product;
  const { barcode, min_order, multiple, condition, dot_year } = best;
  const stock = shownQuantity({ quantity }, isCapped);
  return [
    ...[id, title, specs, image, article, country, season, studded, run_flat, xl, barcode],
    ...[min_order, multiple, condition, dot_year, price, stock, quantity > CAP, days, isInStock],
  ];
};

/** Writes a temporary file, since the storage must know its length, and hands it over. */
async function make<Result>(
  { db, publicUrl, storage }: FeedContext,
  { id, rules, name, company_id }: Target,
  file: ShowcaseFile,
  take: (made: Made) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'protektor-feed-'));
  try {
    const list = await listShowcase(db, rules);
    const shop = await queries.selectShop(db, company_id);
    const known = file === 'avito.xml' ? await knownAvitoNames(db) : undefined;
    const hash = createHash('sha256').update(JSON.stringify([file, rules, name, shop, known?.at]));
    let rows = 0;
    const told = async function* (): AsyncGenerator<Shown> {
      for await (const row of readAllShown(list)) {
        rows += 1;
        hash.update(JSON.stringify(seenOf(row, rules.cap_quantity)));
        yield row;
      }
    };
    const path = join(folder, 'file');
    const source = {
      ...{ list, shop, showcase: id, name, publicUrl, now: new Date() },
      ...(known && { avito: known.names }),
    };
    await pipeline(FORMATS[file].write(source, told()), createWriteStream(path));
    const etag = `W/"${hash.digest('base64url').slice(0, 27)}"`;
    return await take({ rows, etag, keep: (key) => storeFile(storage, feedKey(key), path) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** How long a file of less than half the rows is taken for a fault. */
const SHRUNK_MS = 24 * 3600 * 1000;

/** Returns why the new file must not replace the current one; undefined if it may. */
function faultOf(
  feed: FeedState | undefined,
  rows: number,
  revision: number,
): 'empty' | 'shrunk' | undefined {
  if (!feed?.key || !feed.rows) return undefined;
  if (rows === 0) return 'empty';
  // a changed showcase is expected to have another list
  if (rows * 2 >= feed.rows || feed.made_revision !== revision) return undefined;
  const since = feed.held === 'shrunk' ? feed.held_since : null;
  return since && Date.now() - since.getTime() > SHRUNK_MS ? undefined : 'shrunk';
}

async function remake(context: FeedContext, target: Target, file: ShowcaseFile): Promise<void> {
  const { db, storage } = context;
  const { id, revision } = target;
  const before = await queries.selectFeed(db, id, file);
  const { version } = await selectState(db, 0);
  const attempt = { id, file, revision, version };
  try {
    await make(context, target, file, async ({ rows, etag, keep }) => {
      const fault = faultOf(before, rows, revision);
      if (fault) return queries.holdFeed(db, attempt, fault);
      if (before?.key && before.etag === etag) return queries.confirmFeed(db, attempt);
      const key = uuidv7();
      await keep(key);
      const unused = await queries.replaceFeed(db, attempt, { key, etag, rows });
      if (unused) await storage.delete(feedKey(unused));
    });
  } catch (error) {
    if (!before?.key) throw error;
    context.onFailure(error);
    await queries.holdFeed(db, attempt, 'failed');
  }
}

/** Files that are being made by this process. */
const making = new Map<string, Promise<void>>();
/** Files are made one after another: each takes a CPU core for seconds. */
let last: Promise<unknown> = Promise.resolve();

/** Makes a file, or waits for it if it is being made already. */
function remakeOnce(context: FeedContext, target: Target, file: ShowcaseFile): Promise<void> {
  const name = `${target.id} ${target.revision} ${file}`;
  const running = making.get(name);
  if (running) return running;
  const work = last.then(() => remake(context, target, file)).finally(() => making.delete(name));
  making.set(name, work);
  last = work.catch(() => undefined);
  return work;
}

/** Resolves to the file of a link: the last good one, made again if it may be out of date. */
export async function currentFeed(
  context: FeedContext,
  target: Target,
  file: ShowcaseFile,
): Promise<FeedState & { key: string; etag: string }> {
  const { db, storage } = context;
  const known = await queries.selectFeed(db, target.id, file);
  const isThere = known?.key && (await storage.exists(feedKey(known.key)));
  if (known?.key && !isThere) await queries.forgetFile(db, target.id, file);
  const isCurrent = known?.is_fresh && known.revision === target.revision;
  if (!isThere || !isCurrent) await remakeOnce(context, target, file);
  const feed = isThere && isCurrent ? known : await queries.selectFeed(db, target.id, file);
  if (!feed?.key || !feed.etag) throw new Error('A file that was made is not there.');
  return { ...feed, key: feed.key, etag: feed.etag };
}
