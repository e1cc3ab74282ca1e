import { describe, expect, test } from 'vitest';
import { conformanceCases, runCase } from './conformance/conformance.ts';
import { elementField } from './testing/element-field.ts';
import { hands } from './testing/hands.ts';
import { reactField } from './testing/react-field.tsx';

describe.each([
  ['the component', reactField],
  ['the element', elementField],
] as const)('%s', (_, field) => {
  describe.each(Object.entries(conformanceCases))('%s', (_group, cases) => {
    test.each([...cases])('$name', async (one) => {
      expect(await runCase(one, field, hands)).toEqual([]);
    });
  });
});

test('no group is empty', () => {
  expect(Object.values(conformanceCases).every((cases) => cases.length > 0)).toBe(true);
});
