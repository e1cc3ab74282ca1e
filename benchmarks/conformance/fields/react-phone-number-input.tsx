import PhoneInput, { type Country, type Value } from 'react-phone-number-input';
import 'react-phone-number-input/style.css';
import { type FieldProps, found, reactField, withPlus } from './react-field.tsx';

function Field({ settings, onValue }: FieldProps) {
  const { country, value, onlyCountries, countryCodeEditable } = settings;
  return (
    <PhoneInput
      international
      defaultCountry={country?.toUpperCase() as Country | undefined}
      countries={onlyCountries?.map((iso2) => iso2.toUpperCase() as Country)}
      countryCallingCodeEditable={countryCodeEditable}
      value={(withPlus(value) || undefined) as Value | undefined}
      onChange={(next) => onValue(next ?? '')}
    />
  );
}

const selectOf = (place: HTMLElement) =>
  found<HTMLSelectElement>(place, 'select.PhoneInputCountrySelect');

export const field = reactField({
  Component: Field,
  settings: ['value', 'country', 'onlyCountries', 'countryCodeEditable'],
  changeable: ['value'],
  parts: (place) => ({
    country: () => {
      const { value } = selectOf(place);
      return value === '' || value === 'ZZ' ? null : value.toLowerCase();
    },
    pick: async (iso2) => {
      const select = selectOf(place);
      select.value = iso2.toUpperCase();
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
  }),
});
