import type { CaseSettings } from '../conformance/case.ts';
import type { PhoneField } from '../conformance/phone-field.ts';
import { definePhoneInput, type PhoneInputElement } from '../element/element.ts';
import { reactField } from './react-field.tsx';

function give(
  element: PhoneInputElement,
  { value, defaultValue, country, ...options }: CaseSettings,
) {
  if (country !== undefined) element.setAttribute('country', country);
  if (defaultValue !== undefined) element.setAttribute('value', defaultValue);
  if (Object.keys(options).length > 0) element.options = options;
  if (value !== undefined) element.value = value;
}

/** The custom element, for the cases of every phone field. */
export const elementField: PhoneField = {
  settings: reactField.settings,
  hasExactText: true,
  mount: (settings, place) => {
    definePhoneInput();
    const element = document.createElement('phone-input');
    let reported: string | undefined;
    element.addEventListener('input', () => {
      reported = element.value;
    });
    give(element, settings);
    place.append(element);
    const input = element.shadowRoot?.querySelector<HTMLInputElement>('[part=input]');
    const button = element.shadowRoot?.querySelector('[part=button]');
    if (!input || !button) throw new Error('The field is not there');
    return {
      input,
      country: () => element.selectedCountry,
      reported: () => reported,
      set: (more) => give(element, more),
      pick: async (iso2, hands) => {
        await hands.press(button);
        await hands.keys(`${iso2}{Enter}`);
      },
      unmount: () => element.remove(),
    };
  },
};
