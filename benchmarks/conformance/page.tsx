import {
  conformanceCases,
  type Hands,
  runCase,
} from '../../packages/phone-input/src/conformance/conformance.ts';
import { elementField as element } from '../../packages/phone-input/src/testing/element-field.ts';
import { reactField as ours } from '../../packages/phone-input/src/testing/react-field.tsx';
import { field as intlTelInput } from './fields/intl-tel-input.tsx';
import { field as internationalPhone } from './fields/react-international-phone.tsx';
import { field as phoneInput2 } from './fields/react-phone-input-2.tsx';
import { field as phoneNumberInput } from './fields/react-phone-number-input.tsx';
import type { FieldName, Verdict } from './verdict.ts';

const fields = {
  ours,
  element,
  'react-phone-input-2': phoneInput2,
  'react-international-phone': internationalPhone,
  'react-phone-number-input': phoneNumberInput,
  'intl-tel-input': intlTelInput,
};

declare global {
  interface Window {
    /** Given by whoever drives the browser. */
    pressKeys: Hands['keys'];
    composeText: Hands['compose'];
    pressMarked: () => Promise<void>;
    conformance: typeof conformance;
  }
}

const hands: Hands = {
  keys: (text) => window.pressKeys(text),
  compose: (text) => window.composeText(text),
  press: async (element) => {
    element.setAttribute('data-pressed', '');
    await window.pressMarked();
    element.removeAttribute('data-pressed');
  },
};

const conformance = {
  groups: Object.fromEntries(
    Object.entries(conformanceCases).map(([group, cases]) => [group, cases.length]),
  ),
  /** Plays the cases of a group. A field that breaks in a case has failed it. */
  async play(name: FieldName, group: string): Promise<Verdict[]> {
    const verdicts: Verdict[] = [];
    for (const one of conformanceCases[group] ?? []) {
      const differences = await runCase(one, fields[name], hands).catch((error: unknown) => [
        { what: 'broken' as const, expected: '', seen: String(error) },
      ]);
      verdicts.push({ name: one.name, differences });
    }
    return verdicts;
  },
};
window.conformance = conformance;
