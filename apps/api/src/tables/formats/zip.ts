import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { FileProblem } from '../cells/table-file-problem.ts';

/** Most bytes that an archive may hold unpacked: ten times the largest list that was ever seen. */
const MAX_UNPACKED = 256 * 1024 * 1024;
const MAX_ENTRIES = 2000;

const DAMAGED = 'Архив повреждён или загружен не полностью';

export interface Archive {
  names: readonly string[];
  /** The content of a file in it. */
  open(name: string): Promise<Readable>;
  close(): void;
}

async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new FileProblem('Архив защищён паролем. Снимите пароль');
    unpacked += entry.uncompressedSize;
    if (unpacked > MAX_UNPACKED || entries.size === MAX_ENTRIES)
      throw new FileProblem('Файл распаковывается в слишком большой. Это не похоже на прайс-лист');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/**
 * Opens a zip archive. Sizes are checked before anything is unpacked, and yauzl holds every file to its stated size:
 * reading an archive that lies about it fails.
 */
export async function openArchive(file: string | Buffer): Promise<Archive> {
  const options = { lazyEntries: true, autoClose: false };
  const opened =
    typeof file === 'string' ? openPromise(file, options) : fromBufferPromise(file, options);
  const zip = await opened.catch(() => {
    throw new FileProblem(DAMAGED);
  });
  try {
    const entries = await readEntries(zip);
    return {
      names: [...entries.keys()],
      open: async (name) => {
        const entry = entries.get(name);
        if (!entry) throw new FileProblem(DAMAGED);
        return zip.openReadStreamPromise(entry);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof FileProblem ? error : new FileProblem(DAMAGED);
  }
}
