import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { comparePictures } from './picture-set.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Takes a white picture with a black square of this size. */
function take(square: number, width = 100) {
  const png = new PNG({ width, height: 100 });
  png.data.fill(255);
  for (let y = 0; y < square; y++)
    for (let x = 0; x < square; x++) png.data.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3);
  writeFileSync(join(folder, 'a.png'), PNG.sync.write(png));
}
const compare = (accepts = false) =>
  comparePictures(['a.png'], { taken: folder, stored: join(folder, 'stored'), accepts });

test('the first pictures are stored, others compared with them, and new ones accepted', async () => {
  take(10);
  expect(await compare()).toEqual([]);
  expect(await compare()).toEqual([]);
  take(20);
  expect(await compare()).toEqual(['a.png']);
  expect(existsSync(join(folder, 'a.difference.png'))).toBe(true);
  expect(await compare(true)).toEqual([]);
  expect(await compare()).toEqual([]);
  expect(existsSync(join(folder, 'a.difference.png'))).toBe(false);
});

test('a picture of another size differs; a few pixels do not', async () => {
  take(0);
  await compare();
  take(2);
  expect(await compare()).toEqual([]);
  take(0, 101);
  expect(await compare()).toEqual(['a.png']);
});
