import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail, loginKind } from './contacts.ts';

describe('a login', () => {
  test.each(['buyer@demo.example', 'анна@почта.рф', 'a+b@c.museum'])('%s is an e-mail', (login) => {
    expect(loginKind(login)).toBe('email');
  });

  test.each(['+7 (916) 123-45-67', '89161234567', '123456'])('%s is a phone', (login) => {
    expect(loginKind(login)).toBe('phone');
  });

  test.each(['', 'buyer', 'buyer@', '12345', '+', '1234567 89a', 'a b@mail.ru'])(
    '%j is neither',
    (login) => {
      expect(loginKind(login)).toBeNull();
    },
  );

  test('of 6 to 16 digits is a phone, of fewer or more is none', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 24 }), (digits) => {
        const isPhone = digits.length >= 6 && digits.length <= 16;
        expect(loginKind(digits.join(''))).toBe(isPhone ? 'phone' : null);
      }),
    );
  });
});

describe('an e-mail address', () => {
  test.each(['a@b.ru', 'Ivan.Petrov-1@mail.koleso.INFO'])('may be %s', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  test.each(['-a@b.ru', '.a@b.ru', 'a@b.museum', 'a@b.r', 'a@b', 'a b@c.ru', 'a@b.ru\n'])(
    'is not %j',
    (email) => {
      expect(isEmail(email)).toBe(false);
    },
  );
});
