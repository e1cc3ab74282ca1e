import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The key of an embedded database, made with it: the first process that needs it writes it, and all others read that one. */
export async function ownKey(
  dataDir: string,
  name: string,
  make: () => string,
): Promise<{ path: string; text: string }> {
  const path = join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  // it appears whole, whenever the process is killed
  const fresh = `${path}.${randomUUID()}`;
  await writeFile(fresh, make(), { mode: 0o600 });
  await link(fresh, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(fresh);
  return { path, text: await readFile(path, 'utf8') };
}
