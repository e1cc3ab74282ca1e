import { expect, test } from 'vitest';
import type { Car } from '../search/fit.ts';
import { rimChoices, tyreChoices } from './car-choices.ts';

const size = (axle: 'both' | 'front' | 'rear', width: number, original = true) => ({
  axle,
  original,
  width,
  profile: 40,
  diameter: 18,
  size: `${width}/40 R18`,
});
const car = (tyres: Car['tyres'], rims: Car['rims'] = []) => ({ tyres, rims }) as unknown as Car;

test('front and rear sizes are one choice, in the order of the car', () => {
  const choices = tyreChoices([
    car([size('front', 225), size('rear', 255), size('both', 225, false)]),
  ]);
  expect(choices.map(({ label, rear }) => [label, rear?.width])).toEqual([
    ['225/40 R18 + 255/40 R18', 255],
    ['225/40 R18', undefined],
  ]);
});

test('what is original for one modification is original', () => {
  const [choice, ...others] = tyreChoices([
    car([size('both', 225, false)]),
    car([size('both', 225)]),
  ]);
  expect(choice?.original).toBe(true);
  expect(others).toEqual([]);
});

test('wheels are told by width and diameter', () => {
  const rim = (et: number) => ({
    axle: 'both' as const,
    original: true,
    rim_width: 7.5,
    diameter: 17,
    et,
  });
  expect(rimChoices([car([], [rim(40), rim(45)])]).map(({ label }) => label)).toEqual(['7,5×17']);
});
