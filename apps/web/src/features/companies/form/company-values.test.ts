import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleCompany } from '../testing/samples.ts';
import {
  changesOf,
  emptyValues,
  errorsOf,
  FIELDS,
  newCompanyOf,
  valuesOf,
} from './company-values.ts';

const values = valuesOf(sampleCompany);

describe('what is sent', () => {
  test('is nothing while nothing has changed, spaces aside', () => {
    expect(changesOf(values, values)).toEqual({});
    expect(changesOf({ ...values, name: ` ${values.name} `, inn: '77 07 083893' }, values)).toEqual(
      {},
    );
  });

  test('is what has changed and no more, in the contract’s shape', () => {
    const changed = {
      ...values,
      site: 'koleso.ru',
      'bank.name': '',
      'socials.vk': 'koleso',
      'terms.min_order_sum': '20 000,50',
      'terms.pickup': '',
      vat_rate: 'none',
    };
    expect(changesOf(changed, { ...values, site: '' })).toEqual({
      site: 'https://koleso.ru',
      vat_rate: null,
      bank: { name: null },
      socials: { vk: 'koleso' },
      terms: { min_order_sum: 2_000_050, pickup: false },
    });
  });

  test('of a new company is its name and what else is filled in', () => {
    expect(newCompanyOf({ ...emptyValues(), name: ' Колесо ' }, null)).toEqual({ name: 'Колесо' });
    const branch = { ...emptyValues(sampleCompany), name: 'Восток', kpp: '660043001' };
    expect(newCompanyOf(branch, 'id')).toMatchObject({
      parent_id: 'id',
      name: 'Восток',
      inn: sampleCompany.inn,
      kpp: '660043001',
    });
  });

  test('comes back as it was, whatever the fields hold', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FIELDS), fc.string(), (field, text) => {
        const changed = { ...values, [field]: text };
        const keys = Object.keys(changesOf(changed, values));
        expect(keys.length).toBeLessThanOrEqual(1);
        if (keys[0]) expect(field.startsWith(keys[0])).toBe(true);
      }),
    );
  });
});

describe('what is wrong', () => {
  test('is nothing with a company that is right, and with an empty one', () => {
    expect(errorsOf(values)).toEqual({});
    expect(errorsOf(emptyValues())).toEqual({});
  });

  test.each([
    ['inn', '667104551', 'У организации в ИНН 10 цифр, сейчас 9'],
    ['ogrn', '1027700132196', 'Контрольная цифра ОГРН не сходится. Проверьте номер'],
    [
      'bank.account',
      '40702810900000002850',
      'Контрольная цифра счёта не сходится с БИК. Проверьте оба',
    ],
    ['terms.min_order_sum', 'много', 'Напишите сумму в рублях, например 5380,50'],
    ['terms.delivery_days', '366', 'Укажите число дней от 0 до 365'],
    ['email', 'нет', 'Это не похоже на адрес: имя@домен.ru'],
  ] as const)('%s: %s', (field, text, message) => {
    expect(errorsOf({ ...values, [field]: text })).toEqual({ [field]: message });
  });
});
