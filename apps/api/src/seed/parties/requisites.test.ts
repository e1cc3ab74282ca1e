import { isAccount, isCorrespondentAccount, isInn, isOgrn } from '@org/trade/requisites';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf } from '../goods/random.ts';
import { branchKpp, inventBank, inventGtin, inventRequisites } from './requisites.ts';

const isGtin = (gtin: string) =>
  [...gtin].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;

test('the check of this test knows right barcodes from wrong ones', () => {
  expect(isGtin('4006381333931')).toBe(true);
  expect(isGtin('4006381333932')).toBe(false);
});

const regions = fc.integer({ min: 1, max: 99 });

test('invented numbers pass their checks, and are of an office that does not exist', () => {
  fc.assert(
    fc.property(fc.integer(), regions, fc.constantFrom('ООО', 'АО', 'ИП'), (key, region, form) => {
      const { inn, kpp, ogrn } = inventRequisites(randomOf(key), region, form);
      const office = `${String(region).padStart(2, '0')}00`;
      expect(isInn(inn)).toBe(true);
      expect(isOgrn(ogrn)).toBe(true);
      expect(inn.slice(0, 4)).toBe(office);
      expect(inn).toHaveLength(form === 'ИП' ? 12 : 10);
      expect(ogrn).toHaveLength(form === 'ИП' ? 15 : 13);
      expect(kpp).toBe(form === 'ИП' ? null : `${office}01001`);
      const bank = inventBank(randomOf(key), form);
      expect(isAccount(bank.account, bank.bic)).toBe(true);
      expect(isCorrespondentAccount(bank.correspondentAccount, bank.bic)).toBe(true);
    }),
  );
});

test('a branch has a КПП of its own', () => {
  expect(branchKpp(2)).toBe('020043001');
});

test('barcodes are of the restricted range, checked, and never the same', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.nat(100_000_000), (one, other) => {
      expect(inventGtin(one)).toMatch(/^2\d{12}$/);
      expect(isGtin(inventGtin(one))).toBe(true);
      expect(inventGtin(one) === inventGtin(other)).toBe(one === other);
    }),
  );
});
