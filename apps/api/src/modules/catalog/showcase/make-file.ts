import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Section, ShowcaseFile, ShowcaseRules } from '@org/api-client/schema';
import type { Disk } from 'flydrive';
import { storeFile } from '../../../storage/storage.ts';
import { knownAvitoNames } from './avito/known.ts';
import { avito } from './avito.ts';
import { drom } from './drom.ts';
import { feedKey } from './feed-key.ts';
import type { FeedTarget } from './feeds.sql.ts';
import * as queries from './feeds.sql.ts';
import { CAP, type Format, shownQuantity } from './format.ts';
import { csv, xlsx } from './format-sheets.ts';
import { goodsXml, offersXml } from './showcase-format-commerceml.ts';
import { yml } from './showcase-format-yml.ts';
import { listShowcase, readAllShown, type ShowcaseProduct } from './showcase-listed.ts';

type Db = Parameters<typeof queries.selectShop>[0];

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

export interface Target extends FeedTarget {
  rules: ShowcaseRules;
}

interface FeedFile {
  rows: number;
  etag: string;
  /** Stores the file under a key. */
  keep(key: string): Promise<void>;
}

/** Returns what a file depends on in a row: the same values make the same file, whenever it is written. */
const seenOf = (
  { product, best, price, quantity, days, isInStock }: ShowcaseProduct,
  isCapped: boolean,
) => {
  const { id, title, specs, image, article, country, season, studded, run_flat, xl } = product;
  const { barcode, min_order, multiple, condition, dot_year } = best;
  const stock = shownQuantity({ quantity }, isCapped);
  return [
    ...[id, title, specs, image, article, country, season, studded, run_flat, xl, barcode],
    ...[min_order, multiple, condition, dot_year, price, stock, quantity > CAP, days, isInStock],
  ];
};

/** Writes a temporary file, since the storage must know its length, and hands it over. */
export async function make<Result>(
  { db, publicUrl, storage }: FeedContext,
  { id, rules, name, company_id }: Target,
  file: ShowcaseFile,
  take: (made: FeedFile) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'protektor-feed-'));
  try {
    const list = await listShowcase(db, rules);
    const shop = await queries.selectShop(db, company_id);
    const known = file === 'avito.xml' ? await knownAvitoNames(db) : undefined;
    const hash = createHash('sha256').update(JSON.stringify([file, rules, name, shop, known?.at]));
    let rows = 0;
    const counted = async function* (): AsyncGenerator<ShowcaseProduct> {
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
    await pipeline(FORMATS[file].write(source, counted()), createWriteStream(path));
    const etag = `W/"${hash.digest('base64url').slice(0, 27)}"`;
    return await take({ rows, etag, keep: (key) => storeFile(storage, feedKey(key), path) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
