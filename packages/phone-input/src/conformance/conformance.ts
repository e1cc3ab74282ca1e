/**
 * What is expected of a phone field, as cases that any field can be run against in a browser that is driven:
 * `runCase(case, field, hands)` for each of `conformanceCases`. Decision 488.
 */
import type { PhoneCase } from './case.ts';
import { countryCases, valueCases } from './cases-country.ts';
import { caretCases, copyCases, fixedCases, limitCases } from './cases-editing.ts';
import { behindCodeCases, withPlusCases } from './cases-examples.ts';
import { maskCases, pasteCases, trunkCases } from './cases-text.ts';

export type { CaseSettings, Outcome, PhoneCase, Step } from './case.ts';
export type { Hands, MountedField, PhoneField } from './phone-field.ts';
export { type Difference, runCase } from './run-case.ts';

/** All cases by group. */
export const conformanceCases: Readonly<Record<string, readonly PhoneCase[]>> = {
  'an example of every country, typed with a plus': withPlusCases,
  'an example of every country, typed behind its dial code': behindCodeCases,
  country: countryCases,
  value: valueCases,
  caret: caretCases,
  clipboard: copyCases,
  limit: limitCases,
  'fixed dial code': fixedCases,
  paste: pasteCases,
  trunk: trunkCases,
  mask: maskCases,
};
