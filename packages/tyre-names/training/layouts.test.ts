import { expect, test } from 'vitest';
import { score } from '../benchmark/score-names.ts';
import { knownNames } from '../src/packaged-names.ts';
import { createDictionary } from '../src/trade/dictionary.ts';
import { drawTyre } from './layouts/draw-tyre.ts';
import { drawWheel } from './layouts/draw-wheel.ts';
import { luckOf } from './layouts/luck.ts';

const dictionary = createDictionary(knownNames);
const shareOf = (seed: number, draw: typeof drawTyre) => {
  const luck = luckOf(seed);
  const cases = Array.from({ length: 1500 }, (_, at) => ({ id: String(at), ...draw(luck) }));
  const { groups } = score(cases, dictionary);
  return (group: keyof typeof groups) =>
    1 - groups[group].wrong.length / Math.max(1, groups[group].asked);
};

// drawn with another seed than the training names, and no rule was written for these layouts
test('tyres in layouts drawn at random are read', () => {
  const share = shareOf(20_261, drawTyre);
  expect(share('sizes')).toBeGreaterThan(0.97);
  expect(share('indices')).toBeGreaterThan(0.95);
  expect(share('brands')).toBeGreaterThan(0.88);
  expect(share('near models')).toBeGreaterThan(0.93);
});

test('wheels in layouts drawn at random are read', () => {
  const share = shareOf(20_262, drawWheel);
  expect(share('sizes')).toBeGreaterThan(0.95);
  expect(share('brands')).toBeGreaterThan(0.82);
  // a colour, a car or a code beside the model cannot be told apart from it
  expect(share('near models')).toBeGreaterThan(0.72);
});

test('a drawn name says what each of its parts is', () => {
  const { text, spans, expect: labels } = drawTyre(luckOf(5));
  const part = (label: string) => {
    const span = spans.find((one) => one.label === label);
    return span && text.slice(span.start, span.end);
  };
  expect(Number(part('width')?.replace(',', '.'))).toBe(labels.width);
  expect(Number(part('diameter')?.replace(',', '.'))).toBe(labels.diameter);
});
