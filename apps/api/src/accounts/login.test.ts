import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLogin, phoneDigits } from './login.ts';

test.each([
  ['+7 (916) 123-45-67', '79161234567'],
  ['8 916 123 45 67', '79161234567'],
  ['8(495)1234567', '74951234567'],
  ['916 123 45 67', '79161234567'],
  ['79161234567', '79161234567'],
  ['+375 29 123-45-67', '375291234567'],
  ['375291234567', '375291234567'],
  // the country code of a number with a plus is taken as it is: Vietnam, India
  ['+84 912 345 678', '84912345678'],
  ['+91 6123 4567', '9161234567'],
  ['123456', '123456'],
  // longer than any Russian number: the country code is not guessed
  ['189161234567', '189161234567'],
  ['891612345678', '891612345678'],
  ['91612345678', '91612345678'],
])('%s is the phone %s', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
  expect(parseLogin(text)).toEqual({ kind: 'phone', address: digits });
});

test('what is stored of a Russian phone is the same once more, however it was written', () => {
  const national = fc.integer({ min: 300_000_0000, max: 999_999_9999 }).map(String);
  const noise = fc.constantFrom('', ' ', '-', ' (', ') ');
  fc.assert(
    fc.property(national, fc.constantFrom('8', '7', '+7'), noise, (digits, prefix, gap) => {
      const written = `${prefix}${gap}${digits.slice(0, 3)}${gap}${digits.slice(3)}`;
      expect(phoneDigits(written)).toBe(`7${digits}`);
      expect(phoneDigits(phoneDigits(written))).toBe(`7${digits}`);
    }),
  );
});

test('an e-mail is the same in any case', () => {
  expect(parseLogin('Anna@Koleso.RU')).toEqual({ kind: 'email', address: 'anna@koleso.ru' });
});
