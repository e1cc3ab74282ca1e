import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCountries } from '../number/country.ts';
import { type DigitRange, type Edit, erase, fillIn, insert } from './edit.ts';
import {
  changeCountry,
  findCountry,
  fixedDigits,
  type PhoneState,
  type RuleOptions,
  startState,
  takeValue,
} from './state.ts';

const start = (iso2: string | null, value?: string, options: RuleOptions = {}) =>
  startState(value, findCountry(iso2), options);

/** Types keys one after the other at the caret. */
function type(state: PhoneState, keys: string, options: RuleOptions = {}): PhoneState {
  return [...keys].reduce(
    (now, key) => insert(now, { from: now.caret, to: now.caret }, key, options).state,
    state,
  );
}

const everything = ({ digits }: PhoneState): DigitRange => ({ from: 0, to: digits.length });
const emptied = (iso2: string) => {
  const state = start(iso2);
  return erase(state, everything(state), {});
};

describe('typing', () => {
  test.each([
    ['ru', '9161234567', '79161234567', 'ru'],
    ['ru', '89161234567', '79161234567', 'ru'],
    ['ru', '79161234567', '79161234567', 'ru'],
    ['ru', '+79161234567', '79161234567', 'ru'],
    ['ru', '8005553535', '78005553535', 'ru'],
    ['ru', '7073034455', '77073034455', 'kz'],
    ['by', '80291234567', '375291234567', 'by'],
    ['by', '0291234567', '375291234567', 'by'],
    ['gb', '07400123456', '447400123456', 'gb'],
    ['gb', '+3312', '3312', 'fr'],
    ['ru', '+9', '9', 'ru'],
    ['gb', '+7+9', '79', 'ru'],
    ['ru', '++7+9161234567', '79161234567', 'ru'],
    ['it', '0612345678', '390612345678', 'it'],
    ['us', '12125550123', '12125550123', 'us'],
    ['us', '23456789012', '12345678901', 'us'],
    ['us', '011442079460018', '442079460018', 'gb'],
    ['ru', '8104930227320', '4930227320', 'de'],
    ['mx', '015555551234', '525555551234', 'mx'],
    ['mx', '+5215555551234', '525555551234', 'mx'],
    ['de', '12345678901234', '4912345678901234'.slice(0, 15), 'de'],
  ])('in a field of %s, %s is %s of %s', (iso2, keys, digits, country) => {
    const state = type(start(iso2), keys);
    expect([state.digits, state.country?.iso2]).toEqual([digits, country]);
  });

  test.each([
    ['ru', '8', '7', 'ru'],
    ['ru', '89161234567', '79161234567', 'ru'],
    ['ru', '9161234567', '79161234567', 'ru'],
    ['ru', '79161234567', '79161234567', 'ru'],
    ['ru', '998901234567', '998901234567', 'uz'],
    ['ru', '8613800138000', '8613800138000', 'cn'],
    ['ru', '810380991234567', '380991234567', 'ua'],
    ['ru', '+8613800138000', '8613800138000', 'cn'],
    ['ru', '380991234567', '380991234567', 'ua'],
    ['kz', '87073034455', '77073034455', 'kz'],
    ['by', '80291234567', '375291234567', 'by'],
    ['gb', '07400123456', '447400123456', 'gb'],
    ['gb', '0033612345678', '33612345678', 'fr'],
    ['it', '0612345678', '390612345678', 'it'],
    ['us', '011447400123456', '447400123456', 'gb'],
    ['us', '12345', '12345', 'us'],
    ['ag', '12684641234', '12684641234', 'ag'],
  ])('in an emptied field of %s, %s is %s of %s', (iso2, keys, digits, country) => {
    const state = type(emptied(iso2), keys);
    expect([state.digits, state.country?.iso2]).toEqual([digits, country]);
  });

  test('a full number refuses a digit in its middle and keeps the caret', () => {
    const full = { ...start('us', '12345678901'), caret: 3 };
    const edit = insert(full, { from: 3, to: 3 }, '9', {});
    expect(edit).toMatchObject({ rejected: 'length', state: { digits: '12345678901', caret: 3 } });
  });

  test('a letter does not even take the place of a selection', () => {
    const edit = insert(start('us', '12345678901'), { from: 2, to: 6 }, 'x', {});
    expect(edit).toMatchObject({ rejected: 'character', state: { digits: '12345678901' } });
  });
});

describe('limits', () => {
  const long = (enableLongNumbers: boolean | number) =>
    type(start('de'), '1'.repeat(30), { enableLongNumbers }).digits.length;
  test('15 digits, a number of them, or none', () => {
    expect([long(false), long(18), long(true)]).toEqual([15, 18, 32]);
  });

  test('a pasted number is cut where the field ends', () => {
    const edit = insert(start(null), { from: 0, to: 0 }, '+4912345678901234', {});
    expect(edit).toMatchObject({ rejected: 'length', state: { digits: '491234567890123' } });
  });
});

describe('pasting', () => {
  test.each([
    ['middle', 'us', '1234', 1, 1, '9999', '19999234'],
    ['after the dial code', 'kz', '7', 1, 1, '+77073034455', '77073034455'],
    ['a scrap at the end', 'ru', '7912', 4, 4, '3456789', '79123456789'],
    [
      'a whole number into a full one',
      'ru',
      '79123456789',
      11,
      11,
      '8 903 000 00 01',
      '79030000001',
    ],
    ['a whole number into a part', 'ru', '7912', 4, 4, '9030000001', '79030000001'],
    ['another country without a plus', 'ru', '7', 1, 1, '380991234567', '380991234567'],
    ['behind 0011', 'au', '61', 2, 2, '0011 64 9 379 2020', '6493792020'],
    ['with a Mexican trunk prefix', 'mx', '52', 2, 2, '045 55 5555 1234', '525555551234'],
    ['with the 1 of Mexican mobiles', 'mx', '52', 2, 2, '+52 1 55 5555 1234', '525555551234'],
    ['nothing', 'ru', '7912', 0, 4, 'abc', '7912'],
  ])('%s', (_, iso2, value, from, to, text, digits) => {
    expect(insert(start(iso2, value), { from, to }, text, {}).state.digits).toBe(digits);
  });

  test('an extension is told', () => {
    const edit = insert(start('ru'), { from: 0, to: 1 }, '8 495 123-45-67 доб. 12', {});
    expect(edit).toMatchObject({ rejected: 'extension', state: { digits: '74951234567' } });
  });
});

describe('a fixed dial code', () => {
  const fixed = { countryCodeEditable: false };
  test.each<[string, (state: PhoneState) => Edit | PhoneState, string]>([
    ['erasing everything', (state) => erase(state, everything(state), fixed), '1'],
    ['typing over everything', (state) => insert(state, everything(state), '5', fixed), '15'],
    ['typing before it', (state) => insert(state, { from: 0, to: 0 }, '5', fixed), '15'],
    ['a national number', (state) => fillIn(state, '2025550123', fixed), '12025550123'],
    ['a number with it', (state) => fillIn(state, '+1 202 555 0123', fixed), '12025550123'],
    ['a number of another', (state) => fillIn(state, '+380991234567', fixed), '1'],
  ])('%s', (_, act, digits) => {
    const result = act(start('us', undefined, fixed));
    expect('state' in result ? result.state.digits : result.digits).toBe(digits);
  });

  test('area codes that have a dial code of their own do not move it', () => {
    const state = type(start('us', undefined, fixed), '2684641234', fixed);
    expect([state.digits, state.country?.iso2]).toEqual(['12684641234', 'us']);
  });
});

describe('another country', () => {
  const picked = (state: PhoneState, ...codes: string[]) =>
    codes.reduce((now, code) => {
      const country = findCountry(code);
      return country ? changeCountry(now, country, true, {}) : now;
    }, state).digits;
  test.each([
    ['us', undefined, ['ua'], '380'],
    ['us', '12025550123', ['gb'], '442025550123'],
    ['us', '12025550123', ['ca'], '12025550123'],
    ['us', '12025550123', ['ua', 'us'], '12025550123'],
    ['us', '12025550123', ['ag', 'us'], '12025550123'],
    ['us', '11111111111', ['ua'], '3801111111111'],
    ['us', '1555555', ['ca', 'us', 'ca', 'us'], '1555555'],
    ['gd', '14734031234', ['bs'], '12424031234'],
    ['ag', '12684641234', ['us'], '12684641234'],
    ['ag', undefined, ['us'], '1'],
    ['ru', '79123456789', ['by'], '3759123456789'],
    [null, '38', ['ru'], '7'],
  ])('%s %s to %s', (iso2, value, codes, digits) => {
    expect(picked(start(iso2, value), ...codes)).toBe(digits);
  });
});

describe('values from outside', () => {
  test.each([
    ['us', '+1 (202) 555-0123', '12025550123', 'us'],
    ['tw', '12025550123', '12025550123', 'us'],
    ['ca', '+1', '1', 'ca'],
    ['ru', '89123456789', '79123456789', 'ru'],
    ['ru', '٧٩١٢٣٤٥٦٧٨٩', '79123456789', 'ru'],
    [null, '1'.repeat(1000), '1'.repeat(15), 'us'],
    [null, 'call me', '', undefined],
  ])('%s %s', (iso2, value, digits, country) => {
    const state = takeValue(start(iso2), value, {});
    expect([state.digits, state.country?.iso2]).toEqual([digits, country]);
  });
});

test('whatever is done, digits are digits and the caret is among them', () => {
  const place = fc.nat(16);
  const step = fc.oneof(
    fc.record({ do: fc.constant('key' as const), key: fc.constantFrom(...'0123456789+x ٣') }),
    fc.record({ do: fc.constant('text' as const), text: fc.string({ unit: 'binary' }) }),
    fc.record({ do: fc.constant('text' as const), text: fc.stringMatching(/^[+\d ()-]{0,25}$/) }),
    fc.record({ do: fc.constant('erase' as const) }),
    fc.record({ do: fc.constant('fill' as const), text: fc.string() }),
    fc.record({ do: fc.constant('pick' as const), country: fc.constantFrom(...allCountries()) }),
  );
  const options = fc.record({
    countryCodeEditable: fc.boolean(),
    disableCountryCode: fc.boolean(),
    disableCountryGuess: fc.boolean(),
  });
  const steps = fc.array(fc.tuple(step, place, place), { maxLength: 12 });
  fc.assert(
    fc.property(
      fc.option(fc.constantFrom(...allCountries())),
      steps,
      options,
      (country, all, rules) => {
        let state = startState(undefined, country, rules);
        for (const [one, a, b] of all) {
          const { length } = state.digits;
          const range = { from: Math.min(a, b, length), to: Math.min(Math.max(a, b), length) };
          const before = state.digits;
          if (one.do === 'key') state = insert(state, range, one.key, rules).state;
          else if (one.do === 'text') state = insert(state, range, one.text, rules).state;
          else if (one.do === 'erase') state = erase(state, range, rules);
          else if (one.do === 'fill') state = fillIn(state, one.text, rules).state;
          else state = changeCountry(state, one.country, true, rules);
          expect(state.digits).toMatch(/^\d*$/);
          expect(state.caret).toBeGreaterThanOrEqual(0);
          expect(state.caret).toBeLessThanOrEqual(state.digits.length);
          if (one.do !== 'pick' && before.length <= 15)
            expect(state.digits.length).toBeLessThanOrEqual(15);
          if (fixedDigits(state, rules)) {
            expect(state.digits.startsWith(state.country?.dialCode ?? '')).toBe(true);
          }
        }
      },
    ),
    { numRuns: 500 },
  );
});
