/**
 * Writes src/generated/countries.generated.ts and alpha3.generated.ts from libphonenumber's metadata and CLDR: `pnpm gen`. The
 * test beside this file fails when what is committed differs from what this script writes. Decision 20.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type AreaCodes, areaCodes } from './area-codes.ts';
import { maskOf } from './masks.ts';
import { callingCodes, type Territory, territory } from './metadata.ts';
import { regionLetters } from './regions.ts';

export const GENERATED_FILE = fileURLToPath(
  new URL('../src/generated/countries.generated.ts', import.meta.url),
);

export const ALPHA3_FILE = fileURLToPath(
  new URL('../src/generated/alpha3.generated.ts', import.meta.url),
);

/** Longest number of any country. @see https://www.itu.int/rec/T-REC-E.164 */
const E164_DIGITS = 15;

/**
 * Numbers of 14 digits in zone 7 route calls between networks; nobody dials them. Mexico's mobiles had a `1` in front
 * until 2019, and address books still have it.
 */
const LENGTHS: Record<string, number[]> = { RU: [10], KZ: [10], MX: [10, 11] };

/**
 * Belarus writes 8 0 before an area code; a lone 8 goes before free numbers only. Mexico dials none since 2019, and old
 * cards still have them.
 */
const TRUNK_PREFIXES: Record<string, string[]> = {
  BY: ['80', '0'],
  MX: ['01', '044', '045', '1'],
};

function trunkPrefixes(iso: string, data: Territory): string[] {
  const written = TRUNK_PREFIXES[iso];
  if (written) return written;
  const simple = /^(?:\d+|\[\d+\])(?:\|\d+)*$/.test(data.nationalPrefixForParsing);
  const expanded = data.nationalPrefixForParsing.startsWith('[')
    ? [...data.nationalPrefixForParsing.slice(1, -1)]
    : data.nationalPrefixForParsing.split('|').filter((prefix) => prefix.length < 3);
  const prefixes = simple ? expanded : [data.nationalPrefix].filter(Boolean);
  // A zero that numbers may begin with is not a trunk prefix until the number gets too long.
  return prefixes.map((prefix) =>
    prefix === '0' && data.subscribersCanStartWith('0') ? '0?' : prefix,
  );
}

/** Lengths in base 36, one sign each: those of fixed lines and mobiles, then `+` and the others. */
function lengthSigns(iso: string, data: Territory, inDialCode: number): string {
  const longest = E164_DIGITS - data.callingCode.length;
  const usual = LENGTHS[iso] ?? data.usualLengths;
  const others = LENGTHS[iso] ? [] : data.allLengths.filter((length) => !usual.includes(length));
  const signs = (lengths: number[]) =>
    lengths
      .filter((length) => length <= longest && length > inDialCode)
      .map((length) => (length - inDialCode).toString(36))
      .join('');
  return signs(usual) + (signs(others) && `+${signs(others)}`);
}

/** `(...) ...-..-..` as `(3) 3-2-2`. */
const packMask = (mask: string) => mask.replace(/\.+/g, (dots) => dots.length.toString(36));

function row(iso: string, isMain: boolean, codes: AreaCodes | undefined): string {
  const data = territory(iso);
  const { own = [], shared = [] } = codes ?? {};
  const ownsOneArea = data.callingCode === '1' && own.length === 1;
  const inDialCode = ownsOneArea ? (own[0] ?? '') : '';
  const dialCode = data.callingCode + inDialCode;
  const idd = data.idd.replace(/\D/g, '');
  return [
    iso.toLowerCase(),
    isMain || ownsOneArea ? dialCode : '',
    packMask(maskOf(iso)),
    lengthSigns(iso, data, inDialCode.length),
    regionLetters(iso),
    trunkPrefixes(iso, data).join(' '),
    /^\d+(?:~\d+)?$/.test(data.idd) && idd !== '00' && idd.length > 1 ? idd : '',
    ownsOneArea ? '' : own.join(' '),
    ownsOneArea ? '' : shared.join(' '),
  ]
    .join(',')
    .replace(/,+$/, '');
}

/** The text of the generated module. */
export function generateCountries(): string {
  const rows = callingCodes.flatMap(([callingCode, isos]) => {
    const codes = isos.length > 1 ? areaCodes(callingCode, isos) : {};
    // Countries without an area in their dial code go right after the main one, whose code they repeat.
    return isos
      .map((iso, index) => row(iso, index === 0, codes[iso]))
      .sort((a, b) => Number(/^..,1\d/.test(a)) - Number(/^..,1\d/.test(b)));
  });
  const codes = rows.map((text) => `'${text.slice(0, 2)}'`).sort();
  return [
    '// Written by scripts/generate-countries.ts: change that, then run `pnpm gen`.',
    '',
    '/** Two-letter code (ISO 3166-1, small letters) of every country and territory with a calling code. */',
    `export type Iso2 = ${codes.join(' | ')};`,
    '',
    '/** One row per country; `decodeCountries` of country.ts names the columns. */',
    `export const COUNTRY_ROWS = \`${rows.join('\n')}\`;`,
    '',
  ].join('\n');
}

interface CodeMappings {
  supplemental: { codeMappings: Record<string, { _alpha3?: string }> };
}

/** The text of the module with the three-letter codes: a letter where the two come first, nothing where there is none. */
export function generateAlpha3(): string {
  const { codeMappings } = (
    createRequire(import.meta.url)('cldr-core/supplemental/codeMappings.json') as CodeMappings
  ).supplemental;
  const rows = callingCodes
    .flatMap(([, isos]) => isos)
    .toSorted()
    .map((iso) => {
      const three = codeMappings[iso]?._alpha3 ?? '';
      return (three.startsWith(iso) ? three.slice(2) : three).toLowerCase();
    });
  return `// Written by scripts/generate-countries.ts: change that, then run \`pnpm gen\`.

/**
 * The three letters of every country (ISO 3166-1, small letters), in the order of the two: only the third where the two
 * come first, nothing where it has none.
 */
export const ALPHA3_ROWS = '${rows.join(',')}';
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(GENERATED_FILE, generateCountries());
  writeFileSync(ALPHA3_FILE, generateAlpha3());
}
