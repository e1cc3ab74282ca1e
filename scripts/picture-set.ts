import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The part of a picture that may differ: letters are smoothed a little differently each time. */
const TOLERANCE = 0.0005;

export interface PictureSet {
  /** Folder of the pictures that have just been taken. */
  taken: string;
  /** Folder of the pictures to compare them with. */
  stored: string;
  /** Whether to store the new pictures instead of comparing them. */
  accepts: boolean;
}

/**
 * Compares pictures with the stored ones of the same names; stores those that are new. Returns the names of those that
 * differ, beside each of which lies a `.difference.png`. Decision 248.
 */
export async function comparePictures(
  files: readonly string[],
  set: PictureSet,
): Promise<string[]> {
  const changed: string[] = [];
  for (const file of files) {
    const [now, before] = [join(set.taken, file), join(set.stored, file)];
    await rm(differenceOf(now), { force: true });
    const known = set.accepts ? null : await readFile(before).catch(() => null);
    if (known === null) {
      await mkdir(dirname(before), { recursive: true });
      await copyFile(now, before);
    } else if (await differs(known, now)) changed.push(file);
  }
  return changed;
}

const differenceOf = (file: string) => file.replace(/\.png$/, '.difference.png');

async function differs(known: Buffer, file: string): Promise<boolean> {
  const [before, now] = [PNG.sync.read(known), PNG.sync.read(await readFile(file))];
  const { width, height } = now;
  if (before.width !== width || before.height !== height) return true;
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(before.data, now.data, difference.data, width, height);
  if (pixels <= TOLERANCE * width * height) return false;
  await writeFile(differenceOf(file), PNG.sync.write(difference));
  return true;
}

/** Compares pictures, and lets the command fail if any differ. */
export async function judgePictures(files: readonly string[], set: PictureSet): Promise<void> {
  const changed = await comparePictures(files, set);
  if (changed.length === 0) return;
  console.error(`${changed.length} differ from ${set.stored}:`);
  for (const file of changed) console.error(`  ${join(set.taken, file)}`);
  console.error('Look at them; if they are right, run the same with --accept.');
  process.exitCode = 1;
}
