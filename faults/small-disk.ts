import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  path: string;
  /** Takes all the room that is left. */
  fill(): void;
  /** Gives it back. */
  empty(): void;
  remove(): void;
}

/** A file system in memory of so many MiB; undefined where this user may not make one. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'fault-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path];
  try {
    execFileSync('mount', options, { stdio: 'ignore' });
  } catch {
    rmSync(path, { recursive: true });
    return undefined;
  }
  const ballast = join(path, 'ballast');
  return {
    path,
    fill: () => {
      const file = openSync(ballast, 'a');
      const piece = Buffer.alloc(4096, 1);
      try {
        while (statfsSync(path).bavail > 0) writeSync(file, piece);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => truncateSync(ballast),
    remove: () => {
      execFileSync('umount', ['--lazy', path]);
      rmSync(path, { recursive: true });
    },
  };
}
