import { readFileSync } from 'node:fs';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { allCountries, MAX_DIGITS } from '../src/number/country.ts';
import { formatPhone } from '../src/number/format.ts';
import { GROUPS_FILE, generateGroups } from './generate-groups.ts';
import { typesOf } from './metadata.ts';
import { canMatch } from './pattern.ts';

const DIGITS = [...'0123456789'];

/** Numbers of a pattern: one for every three digits that some start with, if they are of this length. */
function samplesOf(pattern: string, length: number): string[] {
  const starts = DIGITS.flatMap((digit) => longer(digit)).flatMap(longer);
  function longer(start: string): string[] {
    if (start.length >= length || !canMatch(pattern, start, length)) return [];
    return DIGITS.map((digit) => start + digit);
  }
  return starts.flatMap((start, index) => {
    if (!canMatch(pattern, start, length)) return [];
    let number = start;
    while (number.length < length) {
      const next = DIGITS.map((_, step) => number + ((index + number.length + step * 3) % 10));
      number = next.find((one) => canMatch(pattern, one, length)) ?? '';
    }
    return [number];
  });
}

/** What stands between the groups doesn't count: libphonenumber-js writes spaces only. */
const cuts = (text: string) => text.replace(/[ ()-]+/g, ' ').trim();

test('the committed groups are what the generator writes', () => {
  expect(readFileSync(GROUPS_FILE, 'utf8')).toBe(generateGroups());
});

test.each(allCountries())(
  'numbers of every type of $iso2 are cut as by libphonenumber',
  (country) => {
    const { callingCode, iso2 } = country;
    const numbers = typesOf(iso2.toUpperCase()).flatMap(({ pattern, lengths }) =>
      lengths.flatMap((length) => samplesOf(pattern, length)),
    );
    const differ = [...new Set(numbers)].flatMap((national) => {
      const digits = callingCode + national;
      const theirs = parsePhoneNumberFromString(`+${digits}`);
      // no field takes more; and it may take the first digits for a trunk prefix
      if (digits.length > MAX_DIGITS || theirs?.nationalNumber !== national) return [];
      const text = theirs.formatInternational();
      const ours = formatPhone(digits, { ...country, dialCode: callingCode });
      return cuts(ours) === cuts(text) ? [] : [`${ours} is ${text}`];
    });
    expect(numbers.length).toBeGreaterThan(0);
    expect(differ).toEqual([]);
  },
);
