import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import own from '@org/tyre-names/benchmark/cases/names.json' with { type: 'json' };
import type { NameCase } from '@org/tyre-names/benchmark/name-case';
import { luckOf } from '@org/tyre-names/training/luck';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, openServer, type Server } from '../list-server.ts';
import { createCompany, createLoader } from '../list-supplier.ts';
import { type Fault, type ListScore, scoreList } from '../score-list.ts';
import { makeList } from './made-list.ts';
import { SHAPES, type Shape } from './shapes.ts';

const CASES = own.cases as NameCase[];
const ROWS = 60;

let server: Server;
let directory: string;
beforeAll(async () => {
  [server, directory] = [await openServer(), await mkdtemp(join(tmpdir(), 'made-'))];
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

async function score(shape: Shape, seed: number): Promise<ListScore> {
  const luck = luckOf(seed);
  const { file, expected } = makeList(shape, luck.shuffle(CASES).slice(0, ROWS), luck);
  await writeFile(join(directory, shape.file), file);
  const user = await createAccount(server, `${shape.file}@lists.example`);
  const load = createLoader(server, user, await createCompany(server, user), directory);
  return scoreList(expected, await load(expected));
}

const NEVER: readonly Fault[] = [
  'unasked',
  'lost',
  'joined',
  'parted',
  'refused',
  'not goods',
  'price',
  'amount',
  'warehouse',
  'section',
  'size',
];
const RARELY: readonly Fault[] = ['brand', 'model', 'index', 'season', 'studs', 'flags'];

// labelled names in layouts, formats and words that no rule was written for
test.each(SHAPES.map((shape, at) => [shape.file, shape, at] as const))(
  '%s is read as it is meant',
  async (_, shape, at) => {
    const { goods, onSale, faults } = await score(shape, 71 + at);
    expect(onSale).toBe(goods);
    expect(faults.filter(({ fault }) => NEVER.includes(fault))).toEqual([]);
    expect(faults.filter(({ fault }) => RARELY.includes(fault)).length).toBeLessThan(4);
  },
);
