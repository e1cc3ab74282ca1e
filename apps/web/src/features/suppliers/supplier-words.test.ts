import { expect, test } from 'vitest';
import {
  deliveryOf,
  formatPhone,
  freshnessOf,
  minOrderOf,
  siteHref,
  siteName,
  socialHref,
  telHref,
  vatOf,
} from './supplier-words.ts';

const THIN = '\u202f';
const terms = { min_order_sum: 0, delivery_days: null, pickup: false };

test('terms are told in words', () => {
  expect(minOrderOf(terms)).toBe('любой');
  expect(minOrderOf({ ...terms, min_order_sum: 2000000 })).toBe(`от 20${THIN}000${THIN}₽`);
  const delivery = (delivery_days: number | null) => deliveryOf({ ...terms, delivery_days });
  expect([null, 0, 1, 2, 21].map(delivery)).toEqual([
    'не указана',
    'в день заказа',
    'от 1 дня',
    'от 2 дней',
    'от 21 дня',
  ]);
  expect([vatOf(22), vatOf(0), vatOf(null)]).toEqual([
    `НДС 22${THIN}%`,
    `НДС 0${THIN}%`,
    'без НДС',
  ]);
});

test('a price list of yesterday is not fresh, none is none', () => {
  const at = new Date('2026-11-20T10:00:00Z');
  const after = (hours: number) => at.getTime() + hours * 3_600_000;
  expect(freshnessOf(at.toISOString(), after(23)).isFresh).toBe(true);
  expect(freshnessOf(at.toISOString(), after(25)).isFresh).toBe(false);
  expect(freshnessOf(null)).toEqual({ words: 'Прайс-лист не загружен', isFresh: false });
});

test('contacts lead somewhere however they were written', () => {
  expect(formatPhone('73432001020')).toBe('+7 343 200-10-20');
  expect(formatPhone('375291234567')).toBe('+375291234567');
  expect(telHref('7 (343) 200-10-20')).toBe('tel:+73432001020');
  expect(siteHref('shintorg.example')).toBe('https://shintorg.example');
  expect(siteName('https://shintorg.example/')).toBe('shintorg.example');
  expect(socialHref('telegram', '@shintorg')).toBe('https://t.me/shintorg');
  expect(socialHref('vk', 'https://vk.com/shintorg')).toBe('https://vk.com/shintorg');
  expect(socialHref('vk', 'javascript:alert(1)')).toBe('https://vk.com/javascript%3Aalert(1)');
  expect(socialHref('whatsapp', '+7 912 000-00-00')).toBe('https://wa.me/79120000000');
});
