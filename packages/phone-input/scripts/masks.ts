import { parsePhoneNumber } from 'libphonenumber-js/max';
import { examples, territory } from './metadata.ts';

/**
 * Masks of the specification's phone field (facts of react-phone-input-2, MIT) whose first group is the one that the
 * country itself uses. All others are how libphonenumber writes the country's mobile numbers.
 */
const MODEL: Record<string, string> = {
  RU: '(...) ...-..-..',
  KZ: '... ...-..-..',
  BY: '(..) ... .. ..',
  UA: '(..) ... .. ..',
  AZ: '(..) ... .. ..',
  US: '(...) ...-....',
  BR: '(..) .........',
  CO: '... ... ....',
  CR: '....-....',
  SV: '....-....',
  GT: '....-....',
  HT: '....-....',
  IN: '.....-.....',
  PK: '...-.......',
  PL: '...-...-...',
  SG: '....-....',
  BE: '... .. .. ..',
  ES: '... ... ...',
  FI: '.. ... .. ..',
  CZ: '... ... ...',
};

/** Groups of digits of a country's numbers after the calling code, a dot for each digit. */
export function maskOf(iso: string): string {
  const { callingCode } = territory(iso);
  const model = callingCode === '1' ? MODEL.US : MODEL[iso];
  if (model) return model;
  const example = parsePhoneNumber(examples[iso] ?? '', { defaultCountry: iso as 'RU' });
  const [, ...groups] = example.formatInternational().split(' ');
  return groups.join(' ').replace(/\d/g, '.');
}
