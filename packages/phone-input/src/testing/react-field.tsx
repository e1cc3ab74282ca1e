import { type Ref, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { CaseSettings } from '../conformance/case.ts';
import type { PhoneField } from '../conformance/phone-field.ts';
import { PhoneInput } from '../phone-input.tsx';

interface Owner {
  /** Last reported digits, or undefined. */
  reported: () => string | undefined;
  set: (more: CaseSettings) => void;
}

/** A parent that controls the value if the case gives one, and records what is reported. */
function OwnedPhone({ settings, owner }: { settings: CaseSettings; owner: Ref<Owner> }) {
  const [now, setNow] = useState(settings);
  const [reported, setReported] = useState<string>();
  useImperativeHandle(owner, () => ({
    reported: () => reported,
    set: (more) => setNow({ ...now, ...more }),
  }));
  return (
    <PhoneInput
      {...now}
      onChange={(digits) => {
        setReported(digits);
        if ('value' in now) setNow({ ...now, value: digits });
      }}
    />
  );
}

/** The React component, for the cases of every phone field. */
export const reactField: PhoneField = {
  settings: [
    'value',
    'defaultValue',
    'country',
    'onlyCountries',
    'masks',
    'prefix',
    'autoFormat',
    'alwaysDefaultMask',
    'copyNumbersOnly',
    'countryCodeEditable',
    'disableCountryCode',
    'disableCountryGuess',
    'disableInitialCountryGuess',
    'enableLongNumbers',
    'prefill',
  ],
  hasExactText: true,
  mount: (settings, place) => {
    const root = createRoot(place);
    const owner: { current: Owner | null } = { current: null };
    flushSync(() => root.render(<OwnedPhone settings={settings} owner={owner} />));
    const input = place.querySelector<HTMLInputElement>('input[type=tel]');
    if (!input) throw new Error('The field is not there');
    return {
      input,
      country: () => input.closest<HTMLElement>('[data-country-code]')?.dataset.countryCode ?? null,
      reported: () => owner.current?.reported(),
      set: (more) => flushSync(() => owner.current?.set(more)),
      pick: async (iso2, hands) => {
        const button = place.querySelector('button[aria-haspopup=listbox]');
        if (!button) throw new Error('No button opens the list');
        await hands.press(button);
        await hands.keys(`${iso2}{Enter}`);
      },
      unmount: () => root.unmount(),
    };
  },
};
