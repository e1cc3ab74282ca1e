import { expect, test } from 'vitest';
import { knownNames } from '../packaged-names.ts';
import { createDictionary } from '../trade/dictionary.ts';
import { parseName } from './parse-name.ts';
import type { ParsedName } from './parsed-name.ts';

const dictionary = createDictionary(knownNames);

const check = ([text, facts]: readonly [string, Partial<ParsedName>]) =>
  expect(parseName(text, { dictionary })).toMatchObject({ kind: 'product', ...facts });

test.for<[string, Partial<ParsedName>]>([
  ['TSW Nurburgring 18x8 +45 5x112 matte bronze', { et: 45, model: 'Nurburgring' }],
  ['Скад Веритас 6.5x16/5x112 +38 57.1', { et: 38, dia: 57.1, model: 'Веритас' }],
  ['Method 16x8 6x139.7 -10 D106', { et: -10, model: null }],
  ['Диск Enkei RPF1 OFFSET: 35 17x8 5x114.3', { et: 35, brand: 'Enkei', model: 'RPF1' }],
  ['TSW Nurburgring 18x8 5x112 inset 40 D72.1', { et: 40, unread: [] }],
  ['TSW Nurburgring 18x8 5x112 D72.1 +15 шт', { et: null }],
  ['K&K Игуана +30 6x15/4x100 ET40', { et: 40 }],
])('an offset without its usual letters: %s', check);

test.for<[string, Partial<ParsedName>]>([
  ['BBS CH-R 8.5/9.5x19 5x120 ET30/40 black', { rim_width: 8.5, et: 30, dia: null }],
  ['BBS CH-R 8J/9Jx19 5x112 ET25/52 D66.6', { rim_width: 8, et: 25, dia: 66.6 }],
  ['Скад Веритас 6.5x16/5x112 ET35/57.1', { et: 35, dia: 57.1 }],
  [
    'BBS CH-R F 8.5x19 5x120 ET30 / R 9.5x19 5x120 ET40',
    { rim_width: 8.5, et: 30, model: 'CH-R', colour: null },
  ],
  ['LS 1234 F 6x15/4x98 ET35 D58.6', { colour: 'F' }],
])('of a set with wider rear wheels the front ones are read: %s', check);

test.for<[string, Partial<ParsedName>]>([
  [
    'Диск колесный бескамерный 8.25x22.5 10x335 ET165 D281 Кременчуг',
    { model: null, colour: null },
  ],
  ['Диск б/к ков. 9x22.5 10x335 ET175 D281 Asterro', { model: null, rim_type: 'forged' }],
  ['Alcoa 22.5x9 10x335 ET175 D281 алюм. 892571', { model: '892571' }],
  ['Диск легкосплавный 7x16 5x112 ET45 D57.1 Replay VW24 S', { model: 'VW24', colour: 'S' }],
  [
    'Диск с колпаком 6x15 4x100 ET45 D60.1 Trebl (УАЗ)',
    { brand: 'Trebl', model: null, unread: [] },
  ],
  ['Скад Ковчег 6x15 4x100 ET45 D60.1', { model: 'Ковчег', rim_type: null }],
])('words for the make of a wheel are no model: %s', check);

test.for<[string, Partial<ParsedName>]>([
  ['Диск 22.5x9 10 отв. ET175 D281 Asterro', { bolts: 10, pcd: [], model: null }],
  ['Диск 10 отверстий 22.5x9 ET175 D281 Asterro', { bolts: 10, pcd: [], rim_width: 9 }],
  ['Диск 22.5x9 (10 отв. х 335) ET175 D281 Asterro', { bolts: 10, pcd: [335], model: null }],
  ['Диск 8.5x20 (8 отв.) 8x275 ET140 Кременчуг', { bolts: 8, pcd: [275], model: null }],
])('bolts by their holes: %s', check);

test.for<[string, Partial<ParsedName>]>([
  ['OZ Racing Superturismo LM 8x18 5/112 ET48 Matt Black', { model: 'Superturismo LM' }],
  [
    'OZ Racing Superturismo WRC 8x18 5/112 ET48 white',
    { model: 'Superturismo WRC', colour: 'white' },
  ],
  ['Диск литой LS 1234 6x15 4x100 ET45 GMF', { model: '1234', colour: 'GMF' }],
])('a version is no finish: %s', check);
