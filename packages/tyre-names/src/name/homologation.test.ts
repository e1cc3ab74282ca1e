import { expect, test } from 'vitest';
import { createDictionary } from '../trade/dictionary.ts';
import { parseName } from './parse-name.ts';

const dictionary = createDictionary({ brands: [], models: [] });
const read = (name: string) => parseName(name, { section: 'tyres', dictionary });

test.each([
  ['Pirelli P Zero 265/35 R18 97Y (MO)(XL)', 'MO'],
  ['Pirelli PZero R18 265/35 97Y  MERCEDES', 'MO'],
  ['Pirelli P-Zero Sports CAR R21 295/35 107Y XL BMW', '*'],
  ['Pirelli P-Zero Sports CAR R19 275/40 105Y  BMW/MERCEDES', '*'],
  ['Pirelli P7 Cinturato Run Flat R18 245/50 100W  MERCEDES', 'MOE'],
  ['245/50Р18 Pirelli Cinturato P7 100W RunFlat MOE', 'MOE'],
  ['225/50Р17 Pirelli Cinturato P7 98Y АО', 'AO'],
  ['Goodyear EfficientGrip Performance 2 TO 255/45R19 104V', 'T0'],
  ['Porsche NO Michelin Pilot Sport 4 265/35ZR20 99Y', 'N0'],
  ['Pirelli Cinturato P7 245/50 R18 100W', null],
  ['Nokian Hakka Blue для Volvo XC60 235/65 R17 108H', null],
])('%s', (name, homologation) => {
  expect(read(name).homologation).toBe(homologation);
});
