import { createRequire } from 'node:module';
import { canStartWith } from './pattern.ts';

const require = createRequire(import.meta.url);

type PackedFormat = readonly [
  pattern: string,
  national: string,
  leadingDigits?: string[] | 0,
  nationalPrefixRule?: unknown,
  nationalPrefixIsOptional?: unknown,
  international?: string,
];

/** One territory of libphonenumber's metadata, as libphonenumber-js packs it (version 4). */
type Packed = readonly [
  callingCode: string,
  idd: string,
  pattern: string,
  lengths: number[],
  formats: PackedFormat[] | 0,
  nationalPrefix: string | 0,
  nationalPrefixRule: unknown,
  nationalPrefixForParsing: string | 0,
  transformRule: unknown,
  nationalPrefixIsOptional: unknown,
  leadingDigits: string | 0,
  types: (readonly [pattern: string, lengths?: number[]] | 0)[],
  preferredIdd?: string | 0,
];

interface Metadata {
  version: number;
  /** Territories of each calling code, the main one first. */
  country_calling_codes: Record<string, string[]>;
  countries: Record<string, Packed>;
}

const metadata: Metadata = require('libphonenumber-js/metadata.max.json');
if (metadata.version !== 4) throw new Error(`Unknown metadata version ${metadata.version}`);

/** Calling codes with their territories, in numeric order. */
export const callingCodes = Object.entries(metadata.country_calling_codes).sort(
  ([a], [b]) => Number(a) - Number(b),
);

/** Example mobile number of every territory, without the calling code. */
export const examples: Record<string, string> = require('libphonenumber-js/examples.mobile.json');

/** Patterns of the fixed lines and of the mobiles of every territory, empty where it has none. */
export function subscriberPatterns(iso: string) {
  const [fixed, mobile] = metadata.countries[iso]?.[11] ?? [];
  const ofFixed = fixed ? fixed[0] : '';
  // an empty pattern of mobiles means that of fixed lines
  return { fixed: ofFixed, mobile: mobile ? mobile[0] || ofFixed : '' };
}

/** How some numbers of a calling code are written. */
export interface Format {
  /** A group in brackets for each group of digits. */
  pattern: string;
  /** The groups with what stands between them: `$1 $2-$3`. */
  text: string;
  /** What the numbers start with; may be empty. */
  leadingDigits: string;
}

/** The formats of a calling code in the international form: the first that fits a number writes it. */
export const formatsOf = (callingCode: string): Format[] =>
  formatsOfMain(callingCode).flatMap(([pattern, national, leadingDigits, , , international]) =>
    // «NA» marks what is dialled inside the country only
    international === 'NA'
      ? []
      : [
          {
            pattern,
            text: international ?? national,
            leadingDigits: (leadingDigits || []).at(-1) ?? '',
          },
        ],
  );

/** Territories write their numbers as the main one of their calling code. */
function formatsOfMain(callingCode: string): PackedFormat[] {
  const [main = ''] = metadata.country_calling_codes[callingCode] ?? [];
  return metadata.countries[main]?.[4] || [];
}

/** Patterns of every type of number of a territory, with the lengths of each. */
export function typesOf(iso: string): { pattern: string; lengths: number[] }[] {
  const packed = metadata.countries[iso];
  return (packed?.[11] ?? []).flatMap((type) =>
    type !== 0 && type[0] !== ''
      ? [{ pattern: type[0], lengths: type[1] ?? packed?.[3] ?? [] }]
      : [],
  );
}

/** Fixed lines and mobiles come first in the list of types. */
const SUBSCRIBERS = 2;

export interface Territory {
  callingCode: string;
  nationalPrefix: string;
  nationalPrefixForParsing: string;
  idd: string;
  leadingDigits: string;
  /** Number of digits of fixed lines and mobiles. */
  usualLengths: number[];
  /** The same of every kind of number. */
  allLengths: number[];
  /** Whether some valid number starts with these digits. */
  canStartWith: (digits: string) => boolean;
  /** The same of fixed lines and mobiles. */
  subscribersCanStartWith: (digits: string) => boolean;
}

export function territory(iso: string): Territory {
  const packed = metadata.countries[iso];
  if (!packed) throw new Error(`No metadata of ${iso}`);
  const types = packed[11] ?? [];
  const patterns = (to: number) =>
    types.slice(0, to).flatMap((type) => (type !== 0 && type[0] !== '' ? [type[0]] : []));
  const lengths = (to: number) => {
    const all = types
      .slice(0, to)
      .flatMap((type) => (type !== 0 && type[0] !== '' ? (type[1] ?? packed[3]) : []));
    return [...new Set(all)].sort((a, b) => a - b);
  };
  return {
    callingCode: packed[0],
    idd: packed[12] || packed[1],
    nationalPrefix: packed[5] || '',
    nationalPrefixForParsing: packed[7] || '',
    leadingDigits: packed[10] || '',
    usualLengths: lengths(SUBSCRIBERS),
    allLengths: lengths(types.length),
    canStartWith: (digits) => patterns(types.length).some((one) => canStartWith(one, digits)),
    subscribersCanStartWith: (digits) =>
      patterns(SUBSCRIBERS).some((one) => canStartWith(one, digits)),
  };
}
