import { afterAll, expect, test, vi } from 'vitest';

// modules are loaded once for all files
afterAll(() => {
  vi.doUnmock('./layers.ts');
  vi.resetModules();
});

test('one line more is one layer more of full names', async () => {
  vi.resetModules();
  vi.doMock('./layers.ts', async (original) => {
    const { LAYERS } = await original<{ LAYERS: object }>();
    const layers = { ...LAYERS, cool: { mark: 'Cool', label: 'холод', words: 'coolfoam' } };
    return { LAYERS: layers, LAYER_NAMES: Object.keys(layers) };
  });
  const { fullName } = await import('./full-name.ts');
  const name = fullName({
    ...({ section: 'tyres', brand: 'Pirelli', model: 'P Zero', size: '275/35 R20' } as const),
    ...({ load_index: '102', speed_index: 'Y', season: 'summer', studded: false } as const),
    specs: { silent: true, cool: true } as object,
  });
  expect(name).toMatch(/Silent.*Cool/);
});
