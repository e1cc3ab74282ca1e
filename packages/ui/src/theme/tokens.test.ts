import { describe, expect, test } from 'vitest';
import { names } from './names.ts';
import { designTokens, figmaVariables, palettes } from './tokens.ts';

const tokens = designTokens();
const flat = (part: object): string[] =>
  Object.values(part).flatMap((value) => (typeof value === 'string' ? value : flat(value)));

test('every colour of the contract is a token, in both themes', () => {
  for (const theme of ['light', 'dark'] as const) {
    const { $type, ...colours } = tokens[theme];
    expect($type).toBe('color');
    expect(Object.keys(colours).sort()).toEqual(flat(names.color).sort());
  }
});

describe('a token of the W3C format is', () => {
  test.each<[string, unknown, unknown]>([
    [
      'a colour',
      tokens.light['color-signal'],
      { colorSpace: 'srgb', components: [0.9529, 0.298, 0.051] },
    ],
    [
      'one that lets through',
      tokens.dark['color-scrim'],
      { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.64 },
    ],
    ['a length that grows', tokens.dimension['space-4'], { value: 1, unit: 'rem' }],
    ['a length', tokens.dimension['radius-m'], { value: 10, unit: 'px' }],
    ['a time', tokens.duration['duration-1'], { value: 120, unit: 'ms' }],
    ['a weight', tokens['font-weight']['weight-semi'], 600],
    ['a size of text', tokens['font-size']['text-14'], { value: 0.875, unit: 'rem' }],
    ['its line', tokens['line-height']['text-14'], 1.4286],
  ])('%s', (_, token, $value) => {
    expect(token).toEqual({ $value });
  });
});

test('Figma has every colour in two modes, and lengths in px', () => {
  const { variables, variableModeValues } = figmaVariables();
  const colours = variables.filter(({ resolvedType }) => resolvedType === 'COLOR');
  expect(colours).toHaveLength(palettes.light.length);
  expect(variableModeValues).toHaveLength(variables.length * 2);
  const inModes = (id: string) => variableModeValues.filter(({ variableId }) => variableId === id);
  expect(inModes('space-4').map(({ value }) => value)).toEqual([16, 16]);
  expect(inModes('text-14-line').map(({ value }) => value)).toEqual([20, 20]);
  expect(inModes('color-scrim')[1]).toEqual({
    variableId: 'color-scrim',
    modeId: 'dark',
    value: { r: 0, g: 0, b: 0, a: 0.64 },
  });
});
