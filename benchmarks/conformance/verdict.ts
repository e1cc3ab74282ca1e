import type { Difference } from '../../packages/phone-input/src/conformance/conformance.ts';

/** The fields, and how they are called in the report. */
export const FIELDS = {
  ours: '**@org/phone-input**',
  element: '**its custom element**',
  'react-phone-input-2': 'react-phone-input-2',
  'react-international-phone': 'react-international-phone',
  'react-phone-number-input': 'react-phone-number-input',
  'intl-tel-input': '@intl-tel-input/react',
};

export type FieldName = keyof typeof FIELDS;

/** What came of one case: nothing differs, something does, or the case does not apply (null). */
export interface Verdict {
  name: string;
  differences: (Difference | { what: 'broken'; expected: string; seen: string })[] | null;
}
