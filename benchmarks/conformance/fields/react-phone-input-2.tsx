import ReactPhoneInput from 'react-phone-input-2';
import 'react-phone-input-2/lib/style.css';
import { type FieldProps, found, reactField } from './react-field.tsx';

// The package is CommonJS: a bundler may hand over its exports instead of the component.
const Component =
  (ReactPhoneInput as unknown as { default?: typeof ReactPhoneInput }).default ?? ReactPhoneInput;

function Field({ settings, onValue }: FieldProps) {
  const { masks, onlyCountries, ...same } = settings;
  return (
    <Component
      {...same}
      masks={masks as Record<string, string> | undefined}
      onlyCountries={onlyCountries ? [...onlyCountries] : undefined}
      enableTerritories
      onChange={onValue}
    />
  );
}

export const field = reactField({
  Component: Field,
  settings: [
    'value',
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
  ],
  changeable: ['value', 'country'],
  parts: (place) => ({
    country: () => {
      const [, iso2 = '0'] = found(place, '.selected-flag .flag').classList;
      return iso2 === '0' ? null : iso2;
    },
    pick: async (iso2, hands) => {
      await hands.press(found(place, '.selected-flag'));
      await hands.press(found(place, `li[data-country-code=${iso2}]`));
    },
  }),
});
