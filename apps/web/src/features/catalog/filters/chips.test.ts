import { expect, test } from 'vitest';
import { parseSearch } from '../search/catalog-search.ts';
import { descriptions } from '../search/catalog-sections.ts';
import { chipsOf } from './chips.ts';

const THIN = '\u202f';
const chips = (query: string, section = descriptions.tyres) =>
  chipsOf(section, parseSearch(section, new URLSearchParams(query)), {
    season: [{ value: 'winter', label: 'Зима', count: 4 }],
  }).map(({ label, text }) => (label ? `${label}: ${text}` : text));

test('a whole size is one chip, a part of it is its own', () => {
  expect(chips('width=205&profile=55&diameter=16')).toEqual(['205/55 R16']);
  expect(chips('width=205&profile=55')).toEqual(['Ширина: 205', 'Профиль: 55']);
  expect(chips('rim_width=7.5&diameter=17', descriptions.disks)).toEqual(['7,5×17']);
});

test('values are said by their names, the third and later by their number', () => {
  expect(chips('season=winter')).toEqual(['Сезон: Зима']);
  // also before the counts are there
  expect(chips('season=all_season')).toEqual(['Сезон: Всесезон']);
  expect(chips('rim_type=cast', descriptions.disks)).toEqual(['Тип диска: Литой']);
  expect(chips('city=Уфа&city=Пермь&city=Омск&city=Казань')).toEqual(['Город: Уфа, Пермь и ещё 2']);
});

test('flags say what they mean', () => {
  expect(chips('studded=false&run_flat=true')).toEqual(['Без шипов', 'RunFlat']);
});

test('the price is one chip with both ends', () => {
  expect(chips('price_min=250000&price_max=4500000')).toEqual([
    `Цена: 2${THIN}500–45${THIN}000${THIN}₽`,
  ]);
  expect(chips('price_min=250000')).toEqual([`Цена: от 2${THIN}500${THIN}₽`]);
  expect(chips('quantity_min=20')).toEqual(['Остаток: от 20 шт.']);
});

test('taking a chip away clears just its fields', () => {
  const section = descriptions.tyres;
  const search = parseSearch(
    section,
    new URLSearchParams('width=205&profile=55&diameter=16&brand=Кама'),
  );
  expect(chipsOf(section, search, undefined)[0]?.clears).toEqual(['width', 'profile', 'diameter']);
});
