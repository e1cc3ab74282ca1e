import { expect, test } from 'vitest';
import { knownNames } from '../packaged-names.ts';
import { createDictionary } from '../trade/dictionary.ts';
import { parseName } from './parse-name.ts';
import type { ParsedName } from './parsed-name.ts';

const dictionary = createDictionary(knownNames);

const check = ([text, facts]: readonly [string, Partial<ParsedName>]) =>
  expect(parseName(text, { dictionary })).toMatchObject({ kind: 'product', ...facts });

test.for<[string, Partial<ParsedName>]>([
  ['3.25-16 Л-130 Петрошина Иж-Юпитер', { brand: 'Petroshina', model: 'Л-130' }],
  ['3.50-18 Л-225 Ява', { brand: null, model: 'Л-225' }],
  ['8.25R20 У-2 ГАЗ 53 Омскшина', { brand: 'Омскшина', model: 'У-2' }],
  ['14.00-20 ОИ-25 Урал-4320 АШК 14 сл.', { brand: 'Алтайшина', model: 'ОИ-25' }],
  ['12.00R20 Кама-310 КАМАЗ 43118', { brand: 'Kama', model: '310' }],
  ['205/70R15 Уралшина И-Н251', { brand: 'УШЗ', model: 'И-Н251' }],
  ['Диск ГАЗ 5.5x16 6x170 ET106 D130', { brand: 'ГАЗ' }],
])('the vehicle that a tyre is for is neither its brand nor its model: %s', check);

test.for<[string, Partial<ParsedName>]>([
  ['80/100-21 51M Dunlop Geomax MX33 F TT', { model: 'Geomax MX33', position: 'front' }],
  ['190/55ZR17 75W Michelin Road 6 (R) TL', { model: 'Road 6', position: 'rear' }],
  ['3.00-18 52P Heidenau K34 F/R TT', { model: 'K34', position: 'both' }],
  ['130/90-16 67H Shinko SR777 зад/перед', { model: 'SR777', position: 'both' }],
  ['3.00-18 52P Heidenau K34 R передняя', { position: 'front' }],
  ['110/80-19 59H Mitas Terra Force-R TL', { model: 'Terra Force-R', position: null }],
  ['205/55R16 91V Michelin Pilot Sport R', { position: null }],
])('the wheel of a motorcycle by its letter: %s', check);

test.for<[string, ParsedName['application']]>([
  ['Шина 16.9-28 14PR погрузчик-экскаватор Galaxy', 'industrial'],
  ['Шина 18.4-26 экскаватор погрузчик Mitas TI-22', 'industrial'],
  ['Шина 7.00-12 вилочный погрузчик Deestone D301', 'forklift'],
  ['Шина 7.50-16 мини-трактор Кабат', 'agro'],
])('the machine by its compound name: %s', ([text, application]) => check([text, { application }]));
