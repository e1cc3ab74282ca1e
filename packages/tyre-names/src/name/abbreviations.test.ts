import { expect, test } from 'vitest';
import type { Section } from '../text/text-reading.ts';
import { createDictionary } from '../trade/dictionary.ts';
import { parseName } from './parse-name.ts';

const dictionary = createDictionary({
  brands: [
    { name: 'Viatti', aliases: [] },
    { name: 'K&K', aliases: ['кик'] },
    { name: 'Kapitan', aliases: [] },
  ],
  models: [{ brand: 'Kapitan', name: 'Сталь' }],
});

const names =
  (section?: Section) =>
  ([text, expectedFacts]: readonly [string, object]) =>
    expect(parseName(text, { section, dictionary })).toMatchObject(expectedFacts);

test.for([
  'н.ш.',
  'н-ш',
  'б/ш',
  'без ш.',
  'неш.',
  'н. шип',
  'под шип',
  'п/ш',
  'non-studded',
  'no studs',
  'шип: нет',
  '(шипы - нет)',
])('«%s» is without studs', (words) => {
  names()([
    `175/70R14 84T Viatti Brina ${words}`,
    { studded: false, season: null, model: 'Brina' },
  ]);
});

test.for(['з/ш', 'зима, ш.', 'зим/шип', 'о/ш', '(ш)', 'XL/шип'])('«%s» is studded', (words) => {
  names()([`175/70R14 84T Viatti Nordico ${words}`, { studded: true, season: 'winter' }]);
});

test.for(['Ш.', 'Ш', 'Ш/г', 'ш/л', 'А.ш', 'А/Ш', 'п/ш', 'л/ш', 'А/п', 'покр.', 'Пневмошина'])(
  '«%s» at the beginning is a tyre',
  (kind) => {
    names()([
      `${kind} 215/75R17.5 Viatti K-151 ком-т`,
      { studded: null, season: null, model: 'K-151', unread: [] },
    ]);
  },
);

test.for(['н ш', 'л/ш', 'м.ш.'])('«%s» does not tell whether there are studs', (words) => {
  names()([`175/70R14 84T Viatti Brina ${words}`, { studded: null, season: null }]);
});

test('the number of studs is no quantity', () => {
  names()(['175/70R14 Viatti Nordico (шип 190 шт)', { studded: true, quantity: null }]);
  names()(['175/70R14 Viatti Nordico шип 12 шт', { studded: true, quantity: 12 }]);
});

test('the digits of a code are no quantity', () => {
  names()(['205/70R14 Viatti К-151 компл.', { model: 'К-151', quantity: null }]);
});

test.for([
  ['11.00R20 И-111АМ 16 н.с. с/к о/л', { model: 'И-111АМ', tube: 'TT' }],
  ['8.25-20 К-84БМ к/о/л', { model: 'К-84БМ', tube: 'TT' }],
  ['8.25-20 К-84БМ (к+о/л)', { model: 'К-84БМ', tube: 'TT' }],
  ['8.25-20 К-84БМ о.л.', { model: 'К-84БМ', tube: null }],
  ['12.00R20 ИД-304М-2 камера о/л', { model: 'ИД-304М-2', tube: 'TT' }],
  ['6.50-10 В-97А 10 н.с. камера', { model: 'В-97А', tube: 'TT' }],
  ['8.25R20 У-2 н.с.14 к.к.', { brand: null, model: 'У-2', tube: 'TT' }],
] as const)('a tube or a flap comes with the tyre: %s', ([text, expectedFacts]) => {
  names()([text, { kind: 'product', season: null, ...expectedFacts }]);
});

test.for([
  ['9.00-20 о/л', 'Ободная лента'],
  ['9.00-20 камера о/л', 'Камера'],
  ['9.00 R-20 камера', 'Камера'],
] as const)('a tube or a flap alone is none: %s', ([text, accessory]) => {
  names()([text, { kind: 'accessory', accessory }]);
});

test('one letter says the season of a car’s tyre alone', () => {
  names()(['205/65R15 Viatti Л', { season: 'summer' }]);
  names()(['385/65R22.5 Viatti з', { season: null, model: null }]);
  names()(['205/65R15 Viatti о.л', { season: null }]);
});

test.for([
  ['5.5x16 6x170 ET106 D130 сталь чёрный', { brand: null, model: null, colour: 'чёрный' }],
  ['КАМАЗ 7.5-20 сталь 10x335', { brand: null, model: null }],
  ['Kapitan Сталь 6.75x17.5 6x222.25 ET140 D164', { brand: 'Kapitan', model: 'Сталь' }],
] as const)('«сталь» tells what a wheel is made of: %s', ([text, expectedFacts]) => {
  names()([text, { rim_type: 'steel', ...expectedFacts }]);
});

test.for(['DSST', 'RSC', 'TRF', 'RPS', 'r-f', 'Z.P.S', 'ZP', 'SSR*'])(
  '«%s» is run-flat',
  (mark) => {
    names()([`225/50R17 98Y Viatti Strada ${mark}`, { run_flat: true, model: 'Strada' }]);
  },
);

test('a star behind another mark is a carmaker’s', () => {
  names()(['225/50R17 98Y Viatti Strada HRS* XL', { homologation: '*', run_flat: true, xl: true }]);
});

test.for(['RWL', 'WL', 'ROWL', 'BSW', 'БЕЛЫЕ БУКВЫ', '(белые буквы)'])(
  '«%s» is on the side of a tyre',
  (mark) => {
    names()([`265/65R17 112T Viatti Trail 7 ${mark}`, { model: 'Trail 7', unread: [] }]);
  },
);

test.for([
  ['FRONT', 'steer'],
  ['Р/О', 'steer'],
  ['вед. ось', 'drive'],
  ['вед.', 'drive'],
  ['п/п', 'trailer'],
  ['приц.', 'trailer'],
] as const)('«%s» is an axle', ([words, axle]) => {
  names()([`385/65R22.5 160K Viatti VT-5 ${words}`, { axle, model: 'VT-5' }]);
});

test.for([
  ['23г', 2023],
  ['23 г.', 2023],
  ['(22 год)', 2022],
  ['24г шип', 2024],
  ['нед.31/23', 2023],
  ['DOT31/23', 2023],
  ['DOT 05.2021', 2021],
  ['дот 23', 2023],
  ['DOT 23/31', null],
  ['12 г.Москва', null],
  ['200 г', null],
] as const)('the year in «%s»', ([words, year]) => {
  names()([`205/55R16 91V Viatti Strada ${words}`, { year }]);
});
