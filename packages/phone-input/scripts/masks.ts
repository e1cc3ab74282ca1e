import { maskOfNumber } from './formats.ts';
import { examples, territory } from './metadata.ts';

/** Groups of digits of a country's mobile numbers after the calling code, a dot for each digit. */
export const maskOf = (iso: string) =>
  maskOfNumber(territory(iso).callingCode, examples[iso] ?? '');
