import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identificationCode, isMarked } from './marking.ts';

const CODE = '010460123456789321a7Kx0P2mQ91ee';

describe('an identification code', () => {
  test.each([
    ['as it is', CODE],
    ['with its check part', `${CODE}\u001d91EE06\u001d92dGVzdA==`],
    ['with its check part, without separators', `${CODE}91EE0692dGVzdA==`],
    ['with the prefix of a scanner', `]d2${CODE}`],
    ['with brackets', CODE.replace('01', '(01)').replace('9321', '93(21)')],
    ['with a separator before it', `\u001d${CODE}`],
    ['with spaces around it', `  ${CODE}\n`],
  ])('is read %s', (_how, scanned) => expect(identificationCode(scanned)).toBe(CODE));

  test.each([
    ['nothing', ''],
    ['a bar code', '4601234567893'],
    ['a GTIN whose check digit is wrong', CODE.replace('67893', '67894')],
    ['a serial number that is too short', CODE.slice(0, -1)],
    ['one that is too long', `${CODE}X`],
    ['a serial number with a letter that none has', `${CODE.slice(0, -1)}ж`],
  ])('is not %s', (_what, scanned) => expect(identificationCode(scanned)).toBeUndefined());

  test('is read from anything that holds one, and from it itself again', () => {
    const digits = fc.stringMatching(/^\d{13}$/);
    const serial = fc.stringMatching(/^[A-Za-z0-9]{13}$/);
    fc.assert(
      fc.property(digits, serial, fc.stringMatching(/^[A-Za-z0-9]{4}$/), (body, own, key) => {
        const sum = [...body].reduce((all, d, at) => all + Number(d) * (at % 2 === 0 ? 3 : 1), 0);
        const code = `01${body}${(10 - (sum % 10)) % 10}21${own}`;
        expect(identificationCode(`${code}\u001d91${key}`)).toBe(code);
        expect(identificationCode(code)).toBe(code);
      }),
    );
  });
});

test('tyres of every kind are marked, wheels are not', () => {
  expect(['tyres', 'truck_tyres', 'moto_tyres', 'disks', 'truck_disks'].map(isMarked)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
