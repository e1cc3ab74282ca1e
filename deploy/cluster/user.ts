import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, copyFileSync, existsSync, renameSync } from 'node:fs';
import type { Place } from './place.ts';

/** Who the cluster's processes run as. */
export interface User {
  uid?: number;
  gid?: number;
  /** Gives a file or a directory to that user. */
  own(path: string): void;
}

const idOf = (flag: string) =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim());

/** Nothing of it runs as root: what root starts belongs to `postgres`, the user that PostgreSQL's package made. */
export function findUser(): User {
  if (process.getuid?.() !== 0) return { own: () => undefined };
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  return { uid, gid, own: (path) => chownSync(path, uid, gid) };
}

/** Whether the user may run this Node and read this file of the repository with it. */
function canRun(node: string, file: string, { uid, gid }: User): boolean {
  const script = `require('node:fs').accessSync(${JSON.stringify(file)}, 4)`;
  const options = { ...(uid !== undefined && { uid, gid }), stdio: 'ignore', cwd: '/' } as const;
  return spawnSync(node, ['-e', script], options).status === 0;
}

/** The Node that runs this, or a copy of it where the user may not go to it: npm keeps it in somebody's home. */
export function findNode(place: Place, user: User, file: string): string {
  if (canRun(process.execPath, file, user)) return process.execPath;
  const copy = place.path('run', `node-${process.version}`);
  if (existsSync(copy) && canRun(copy, file, user)) return copy;
  copyFileSync(process.execPath, `${copy}.new`);
  renameSync(`${copy}.new`, copy);
  if (canRun(copy, file, user)) return copy;
  throw new Error(
    'What root starts runs as the user postgres, who may not read this repository: start the cluster as its owner, or move it to where others may read.',
  );
}
