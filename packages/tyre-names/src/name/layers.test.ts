import { afterAll, expect, test, vi } from 'vitest';

// modules are loaded once for all files
afterAll(() => {
  vi.doUnmock('../trade/rules.generated.ts');
  vi.resetModules();
});

test('one line more is one layer more of names and their keys', async () => {
  vi.resetModules();
  vi.doMock('../trade/rules.generated.ts', async (original) => {
    const rules = await original<{ LAYERS: object }>();
    const cool = { mark: 'Cool', label: 'холод', words: 'coolfoam' };
    return { ...rules, LAYERS: { ...rules.LAYERS, cool } };
  });
  const { createDictionary } = await import('../trade/dictionary.ts');
  const { parseName } = await import('./parse-name.ts');
  const { productKeys } = await import('../product/product-key.ts');
  const dictionary = createDictionary({ brands: [], models: [] });

  const layered = parseName('Pirelli P Zero CoolFoam 275/35R20 102Y XL', { dictionary });
  const bare = parseName('Pirelli P Zero 275/35R20 102Y XL', { dictionary });
  expect([layered, bare]).toMatchObject([
    { cool: true, silent: false },
    { cool: false, silent: false },
  ]);
  const keyOf = (facts: typeof layered) =>
    productKeys(facts).find(({ kind }) => kind === 'description')?.key;
  expect(keyOf(layered)).toBe(keyOf(bare)?.replace(' xl', ' cool xl'));
});
