import { expect, test } from 'vitest';
import type { RequestEvent } from './history.atoms.ts';
import { detailsOf, titleOf } from './history-words.ts';

type Line = RequestEvent['lines'][number];

const line = (change: Line['change'], more: Partial<Line> = {}): Line => ({
  ...{ text: '205/55R16 зима 8', change, product: null, quantity: null, ...more },
});
const event = (kind: RequestEvent['kind'], more: Partial<RequestEvent> = {}): RequestEvent => ({
  ...{ id: '1', at: '2026-11-28T08:00:00Z', kind, by: 'Павел Лужков', supplier: null, count: 0 },
  ...{ lines: [], name: null, price: null, until: null, conditions: null, orders: [], ...more },
});
const changed = (change: Line['change'], more?: Partial<Line>) =>
  event('changed', { count: 1, lines: [line(change, more)] });
const ofYard = { supplier: 'Шинный двор', by: null };

test.each([
  [event('created'), 'Создали заявку'],
  [event('renamed', { name: 'Окская' }), 'Назвали «Окская»'],
  [event('renamed', { name: '' }), 'Убрали название'],
  [changed('product', { product: 'Кама НК-132', quantity: 8 }), 'Выбрали Кама НК-132, 8 шт.'],
  [changed('product'), 'Сняли выбор товара'],
  [changed('quantity', { quantity: 12 }), 'Стало 12 шт.'],
  [changed('quantity', { quantity: 0 }), 'Решили не брать'],
  [changed('quantity'), 'Количество снова как в тексте'],
  [changed('removed'), 'Удалили строку'],
  [event('changed', { count: 22, lines: [line('aside')] }), 'Изменили 22 строки'],
  [event('added', { count: 1 }), 'Добавили 1 строку'],
  [event('asked', { count: 5 }), 'Спросили цены у 5 поставщиков'],
  [event('quoted', { ...ofYard, count: 5 }), 'Шинный двор: цены на 5 строк'],
  [event('quoted', ofYard), 'Шинный двор: предложений нет'],
  [event('agreed', { ...ofYard, price: 490_000 }), 'Шинный двор: согласны на 4 900 ₽ за штуку'],
  [event('ordered', { count: 6 }), 'Отправили на согласование 6 строк'],
  [event('ordered', { count: 6, orders: [{ id: '1', number: 'П-000018' }] }), 'Заказали 6 строк'],
] as const)('%#: %o', (one, title) => {
  expect(titleOf(one).replaceAll(/\s/g, ' ')).toBe(title);
});

test.each([
  [changed('aside'), '205/55R16 зима 8 · Павел Лужков'],
  [
    event('changed', { count: 3, lines: [line('aside')] }),
    '205/55R16 зима 8 и ещё 2 · Павел Лужков',
  ],
  [event('quoted', { ...ofYard, count: 5 }), ''],
  [event('closed', { by: null }), 'Кто-то из бывших'],
  [event('wished', { supplier: 'Шинный двор', price: 1 }), 'Павел Лужков'],
] as const)('%#: says of which lines and who did it', (one, details) => {
  expect(detailsOf(one)).toBe(details);
});
