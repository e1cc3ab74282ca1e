import { defaultCountries, PhoneInput, parseCountry } from 'react-international-phone';
import 'react-international-phone/style.css';
import { type FieldProps, found, reactField, withPlus } from './react-field.tsx';

function Field({ settings, onValue }: FieldProps) {
  const { country, value, onlyCountries, masks, countryCodeEditable, ...same } = settings;
  return (
    <PhoneInput
      prefix={same.prefix}
      disableCountryGuess={same.disableCountryGuess}
      disableDialCodeAndPrefix={same.disableCountryCode}
      // without a country it would take the United States
      disableDialCodePrefill={same.prefill === false || !country}
      forceDialCode={countryCodeEditable === false}
      defaultCountry={country as 'ru' | undefined}
      value={withPlus(value)}
      countries={defaultCountries.filter(
        (one) => !onlyCountries || onlyCountries.includes(parseCountry(one).iso2 as 'ru'),
      )}
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
    'prefix',
    'countryCodeEditable',
    'disableCountryCode',
    'disableCountryGuess',
    'prefill',
  ],
  changeable: ['value'],
  parts: (place) => ({
    country: () =>
      found<HTMLElement>(place, '.react-international-phone-country-selector-button').dataset
        .country ?? null,
    pick: async (iso2, hands) => {
      await hands.press(found(place, '.react-international-phone-country-selector-button'));
      await hands.press(found(place, `li[data-country=${iso2}]`));
    },
  }),
});
