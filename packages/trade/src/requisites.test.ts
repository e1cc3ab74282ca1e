import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isAccount,
  isBic,
  isCorrespondentAccount,
  isInn,
  isKpp,
  isOgrn,
  requisiteErrors,
} from './requisites.ts';

describe('numbers of well-known companies, and test numbers that are published', () => {
  test.each([
    '7707083893',
    '7827004526',
    '6449013711',
    '1111111117',
    '635277570478',
    '760307073214',
  ])('ИНН %s is right', (inn) => expect(isInn(inn)).toBe(true));
  test.each([
    '7827004536',
    '1111111111',
    '635277570473',
    '423543534553',
    '770708389',
    '77070838931',
    '77070838 93',
    '٧٧٠٧٠٨٣٨٩٣',
    '0000000000',
    '000000000000',
    '',
  ])('ИНН %s is wrong', (inn) => expect(isInn(inn)).toBe(false));

  test.each([
    '1027700132195',
    '1027812400868',
    '1037739877295',
    '304500116000157',
    '307760324100018',
  ])('ОГРН %s is right', (ogrn) => expect(isOgrn(ogrn)).toBe(true));
  test.each([
    '1027700132159',
    '5060049620796',
    '304500116000154',
    '102770013219',
    '0000000000000',
    '000000000000000',
    '',
  ])('ОГРН %s is wrong', (ogrn) => expect(isOgrn(ogrn)).toBe(false));

  test.each(['771401001', '773601001', '7736AB001'])('КПП %s is right', (kpp) =>
    expect(isKpp(kpp)).toBe(true),
  );
  test.each(['7714010011', '7714010O1', '7714010?1', '77360100', '7736ab001', '000000000'])(
    'КПП %s is wrong',
    (kpp) => expect(isKpp(kpp)).toBe(false),
  );

  test.each([
    ['044030827', '40702810900000002851', '30101810200000000827'],
    ['044525225', null, '30101810400000000225'],
  ])('БИК %s goes with its accounts', (bic, account, correspondent) => {
    expect(isBic(bic)).toBe(true);
    if (account) expect(isAccount(account, bic)).toBe(true);
    expect(isCorrespondentAccount(correspondent, bic)).toBe(true);
  });

  test('accounts of one bank are none of another', () => {
    expect(isAccount('40702810900000002851', '044525225')).toBe(false);
    expect(isCorrespondentAccount('30101810200000000827', '044525225')).toBe(false);
    expect(isCorrespondentAccount('40702810900000002851', '044030827')).toBe(false);
  });

  test('an account of zeros passes the sum and is none', () => {
    expect(isAccount('0'.repeat(20), '044030000')).toBe(false);
    expect(isCorrespondentAccount('0'.repeat(20), '044000827')).toBe(false);
  });

  test('accounts of the Treasury are computed otherwise, and let through', () => {
    expect(isAccount('03100643000000017300', '004525988')).toBe(true);
    expect(isAccount('03100643000000017301', '024501901')).toBe(true);
  });

  test('a settlement centre checks with its region', () => {
    expect(isAccount('40102810545370000003', '044525000')).not.toBe(
      isAccount('40102810545370000004', '044525000'),
    );
  });
});

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const withDigit = (text: string, at: number, digit: number) =>
  text.slice(0, at) + digit + text.slice(at + 1);

describe('of the ten possible control digits', () => {
  test('one and no more makes an ИНН, an ОГРН or an ОГРНИП right', () => {
    const rules = [
      [9, isInn],
      [12, isOgrn],
      [14, isOgrn],
    ] as const;
    for (const [length, isRight] of rules)
      fc.assert(
        fc.property(digits(length), (body) => {
          fc.pre(!/^0+$/.test(body));
          const right = Array.from({ length: 10 }, (_, last) => `${body}${last}`).filter(isRight);
          expect(right).toHaveLength(1);
        }),
      );
  });

  test('one makes an account right, wherever the digit stands that is changed', () => {
    fc.assert(
      fc.property(digits(20), digits(7), fc.nat(19), (account, bank, at) => {
        const bic = `04${bank}`;
        const right = Array.from({ length: 10 }, (_, digit) =>
          withDigit(account, at, digit),
        ).filter((one) => isAccount(one, bic));
        fc.pre(!/^0+$/.test(account.slice(0, at) + account.slice(at + 1)));
        expect(right).toHaveLength(1);
      }),
    );
  });

  test('any one digit typed wrong is noticed in an account', () => {
    fc.assert(
      fc.property(fc.nat(19), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const account = '40702810900000002851';
        const wrong = withDigit(account, at, (Number(account[at]) + by) % 10);
        expect(isAccount(wrong, '044030827')).toBe(false);
      }),
    );
  });
});

test('nothing that is typed breaks a rule', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, bic) => {
      for (const answer of [isInn(text), isKpp(text), isOgrn(text), isBic(text)])
        expect(answer).toBeTypeOf('boolean');
      expect(isAccount(text, bic)).toBe(false);
      expect(isCorrespondentAccount(text, bic)).toBe(false);
    }),
  );
});

describe('what must agree', () => {
  const right = {
    legal_form: 'ООО',
    inn: '7707083893',
    kpp: '773601001',
    ogrn: '1027700132195',
    bank: {
      bic: '044030827',
      account: '40702810900000002851',
      correspondent_account: '30101810200000000827',
    },
  };
  const person = { legal_form: 'ИП', inn: '760307073214', ogrn: '307760324100018' };

  test.each([
    ['an organisation', right],
    ['an entrepreneur', person],
    ['a farm of either kind', { ...person, legal_form: 'КФХ' }],
    ['nothing said', {}],
    ['everything emptied', { inn: null, kpp: '', ogrn: null, bank: { bic: null, account: '' } }],
  ])('%s is fine', (_what, requisites) => expect(requisiteErrors(requisites)).toEqual({}));

  test.each([
    ['an ИНН of a person for an ООО', { ...right, kpp: null, inn: person.inn }, 'inn'],
    ['an ИНН of an organisation for an ИП', { ...person, ogrn: null, inn: right.inn }, 'inn'],
    ['a КПП for an ИП', { ...person, kpp: right.kpp }, 'kpp'],
    ['an ОГРН for an ИП', { ...person, ogrn: right.ogrn }, 'ogrn'],
    ['an ОГРНИП for an ООО', { ...right, ogrn: person.ogrn }, 'ogrn'],
    ['another bank', { bank: { ...right.bank, bic: '123456789' } }, 'bank.bic'],
    ['an account without a bank', { bank: { account: right.bank.account } }, 'bank.account'],
    [
      'a correspondent account of another bank',
      { bank: { ...right.bank, correspondent_account: '30101810400000000225' } },
      'bank.correspondent_account',
    ],
  ])('%s is said at its field', (_what, requisites, field) => {
    const errors = requisiteErrors(requisites);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]?.[0]).toMatch(/^[А-Я]/);
  });
});
