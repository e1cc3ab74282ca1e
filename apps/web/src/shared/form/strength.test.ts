import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { strengthOf } from './strength.ts';

describe('the strength of a password', () => {
  test.each([
    ['', 'short'],
    ['Aa1!Aa1', 'short'],
    ['aaaaaaaaaaaa', 'weak'],
    ['abcdefghijkl', 'weak'],
    ['12345678', 'weak'],
    ['password-2026', 'weak'],
    ['Пароль-Пароль-77', 'weak'],
    ['зимашип205', 'fair'],
    ['k7#Vq2!zT9w', 'strong'],
    ['лось везёт восемь дисков', 'strong'],
  ])('%j is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });

  test('of one character, however often, is never more than weak', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 1 }), fc.nat({ max: 60 }), (sign, times) => {
        expect(['short', 'weak']).toContain(strengthOf(sign.repeat(times)));
      }),
    );
  });
});
