import { expect, test } from 'vitest';
import { knownIndex } from '../../benchmark/known-index.ts';
import type { Section } from '../text/text-reading.ts';
import { pinnedSections } from './pins.ts';

const ALL: readonly Section[] = [
  'tyres',
  'disks',
  'truck_tyres',
  'truck_disks',
  'special_tyres',
  'moto_tyres',
  'quadro_tyres',
];

test.each([
  ['шина на поларис 26x9-12', ['quadro_tyres']],
  ['Barum Polaris 5 185/65 R15', ['tyres', 'disks']],
  ['барум поларис 5', ALL],
  ['грузовая 315/80 22.5', ['truck_tyres']],
  ['на снегоболотоход 28x10-14', ['quadro_tyres']],
  ['самосвал 13r22.5 карьер', ['truck_tyres', 'truck_disks']],
  ['205/70/15 грузовая с', ['tyres', 'disks']],
  ['10.00r20 об-1', ['truck_tyres', 'special_tyres']],
  ['диск 7.00-20', ['disks', 'truck_disks']],
  ['12-16.5 sks', ['special_tyres']],
  ['17.5-25 16pr', ['special_tyres']],
  ['27x9r14 максис', ['special_tyres', 'quadro_tyres']],
  ['190/50 zr17', ['moto_tyres']],
  ['385/65 белшина', ['truck_tyres']],
  ['315/70 17 км3', ['tyres', 'disks']],
  ['диск 19.5 6.75 8x275', ['truck_disks']],
  ['диски мтз 82 задние', ['disks', 'truck_disks']],
  ['400/60 15.5', ['special_tyres']],
  ['265/75 r16 10pr', ['tyres', 'disks']],
  ['215/75 17 10pr', ALL],
  ['22х11-10', ['special_tyres', 'quadro_tyres']],
  ['140/70-17 бмв', ['moto_tyres']],
  ['31x10.5-15', ALL],
  ['235/45 18 ta', ['tyres', 'disks']],
  ['295/60 22', ALL],
  ['колесо для мотоблока 4.00-8', ['special_tyres']],
])('«%s»', (q, sections) => {
  expect(pinnedSections(q, knownIndex.tyres, ALL)).toEqual(sections);
});
