import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A key of an embedded database. The first process that needs the key creates and stores it; all others read that one.
 */
export async function ownKey(
  dataDir: string,
  name: string,
  make: () => string,
): Promise<{ path: string; text: string }> {
  const path = join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  // so the file appears complete, even if the process is killed
  const fresh = `${path}.${randomUUID()}`;
  await writeFile(fresh, make(), { mode: 0o600 });
  await link(fresh, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(fresh);
  return { path, text: await readFile(path, 'utf8') };
}
