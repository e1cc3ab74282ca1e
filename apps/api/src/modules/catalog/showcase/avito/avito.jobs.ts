import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../../../config/config.ts';
import type { Db } from '../../../../db/db.ts';
import { NotFetched } from '../../../../outgoing/download.ts';
import { fetchFile } from '../../../../outgoing/fetch-file.ts';
import { RefusedAddressError } from '../../../../outgoing/outgoing-address.ts';
import { FileProblem } from '../../../../tables/cells/table-file-problem.ts';
import { childrenOf, readElements } from '../../../../tables/formats/format-xml.ts';
import { noteTry, replaceMakes, selectDue } from './avito.sql.ts';
import type { AvitoMake } from './avito-names.ts';

const BOUNDS = { bytes: 20 * 2 ** 20, totalMs: 120_000, idleMs: 30_000 };

/** Reads the makers and models of Avito's file: `<make name="Pirelli"><model name="Ice Zero"/>…`. */
async function readMakes(path: string): Promise<AvitoMake[]> {
  const makes: AvitoMake[] = [];
  await readElements(createReadStream(path), ['make'], (node) => {
    const models = childrenOf(node, 'model').flatMap(({ attributes }) => attributes.name ?? []);
    if (node.attributes.name) makes.push({ name: node.attributes.name, models });
  });
  return makes;
}

/** Fetches Avito's names of tyre makers and models once a day. If they can't be fetched or read, the last ones stay. */
export async function fetchAvitoModels(
  { db, config }: { db: Db; config: Pick<Config, 'avitoModelsUrl' | 'hasPrivateTargets'> },
  signal: AbortSignal,
): Promise<void> {
  const url = config.avitoModelsUrl;
  const due = url && (await selectDue(db));
  if (!due) return;
  const folder = await mkdtemp(join(tmpdir(), 'protektor-avito-'));
  try {
    const path = join(folder, 'models.xml');
    const { etag, modified } = due;
    const fetched = await fetchFile({
      ...{ url, login: null, secret: null, headerName: null, hostKey: null },
      ...{ etag, modified, path, bounds: BOUNDS, signal, allowPrivate: config.hasPrivateTargets },
    });
    const makes = fetched ? await readMakes(path) : [];
    if (!fetched || makes.length === 0 || !(await replaceMakes(db, makes, fetched)))
      await noteTry(db);
  } catch (error) {
    await noteTry(db);
    const isTheirs =
      error instanceof NotFetched ||
      error instanceof RefusedAddressError ||
      error instanceof FileProblem;
    if (!isTheirs) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
