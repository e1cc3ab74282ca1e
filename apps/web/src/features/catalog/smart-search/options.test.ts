import { expect, test } from 'vitest';
import { suggestions } from '../testing/samples.ts';
import { keyOf, optionsOf } from './options.ts';

test('models come before brands, and brands before suppliers', () => {
  const kinds = optionsOf(suggestions, false).map(({ kind }) => kind);
  expect(kinds).toEqual(['model', 'model', 'brand', 'brand', 'supplier']);
});

test('sections are offered where the words were asked of all of them, and find something in several', () => {
  const disks = { section: 'disks' as const, total: 7 };
  const several = { ...suggestions, sections: [...suggestions.sections, disks] };
  expect(optionsOf(several, true)[1]).toEqual({ kind: 'section', ...disks });
  expect(optionsOf(several, false)[0]?.kind).toBe('model');
  expect(optionsOf(suggestions, true)[0]?.kind).toBe('model');
});

test('no two options of a kind share a key', () => {
  const options = optionsOf(suggestions, true);
  const keys = options.map((option) => `${option.kind} ${keyOf(option)}`);
  expect(new Set(keys).size).toBe(options.length);
});

test('nothing is offered before an answer', () => {
  expect(optionsOf(undefined, true)).toEqual([]);
});
