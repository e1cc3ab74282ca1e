import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expectClean, saidElsewhere } from './bare-program.ts';

const FOLDER = 'packages/trade';

/** The code of the README, whose lines that print end with what they print. */
const [code = ''] = [
  ...readFileSync(`${FOLDER}/README.md`, 'utf8').matchAll(/^```ts\n(.*?)^```/gms),
].map(([, block]) => block);
const expected = [...code.matchAll(/ \/\/ (.+)$/gm)].map(([, said]) => said);

it('@org/trade, packed, is clean and does what its README says in another application', async () => {
  expectClean(FOLDER);
  // the contract's types come from a package that no registry here has
  expect(await saidElsewhere([FOLDER, 'packages/api-client'], code)).toEqual(expected);
});
