import { readFile, rm, writeFile } from 'node:fs/promises';

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
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
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
