import { expect, test, vi } from 'vitest';
import { productKeys } from '../product/product-key.ts';
import { createDictionary } from '../trade/dictionary.ts';
import { parseName } from './parse-name.ts';

vi.mock('../trade/rules.generated.ts', async (original) => {
  const rules = await original<{ LAYERS: object }>();
  const cool = { mark: 'Cool', label: 'холод', words: 'coolfoam' };
  return { ...rules, LAYERS: { ...rules.LAYERS, cool } };
});

const read = (name: string) =>
  parseName(name, { dictionary: createDictionary({ brands: [], models: [] }) });

test('one line more is one layer more of names and their keys', () => {
  const layered = read('Pirelli P Zero CoolFoam 275/35R20 102Y XL');
  const bare = read('Pirelli P Zero 275/35R20 102Y XL');
  expect([layered, bare]).toMatchObject([
    { cool: true, silent: false },
    { cool: false, silent: false },
  ]);
  const keyOf = (facts: typeof layered) =>
    productKeys(facts).find(({ kind }) => kind === 'description')?.key;
  expect(keyOf(layered)).toBe(keyOf(bare)?.replace(' xl', ' cool xl'));
});
