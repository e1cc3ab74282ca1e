import IntlTelInput, { type IntlTelInputRef } from '@intl-tel-input/react/with-utils';
import 'intl-tel-input/styles';
import { type FieldProps, found, reactField, withPlus } from './react-field.tsx';

/** The one that is in the page. */
const shown: { current: IntlTelInputRef | null } = { current: null };

function Field({ settings, onValue }: FieldProps) {
  const { country, value, onlyCountries, autoFormat } = settings;
  return (
    <IntlTelInput
      ref={shown}
      initialCountry={(country ?? '') as 'ru'}
      onlyCountries={[...(onlyCountries ?? [])] as 'ru'[]}
      formatAsYouType={autoFormat !== false}
      // with a dial code beside the field it takes no plus
      separateDialCode={false}
      value={withPlus(value)}
      onChangeNumber={onValue}
    />
  );
}

export const field = reactField({
  Component: Field,
  settings: ['value', 'country', 'onlyCountries', 'autoFormat'],
  changeable: ['value'],
  parts: (place) => {
    const iti = () => shown.current?.getInstance();
    return {
      country: () => iti()?.getSelectedCountry()?.iso2 ?? null,
      digits: () => (iti()?.getNumber() ?? '').replace(/\D/g, ''),
      pick: async (iso2, hands) => {
        await hands.press(found(place, '.iti__selected-country'));
        await hands.press(found(document, `.iti__country[data-iso2=${iso2}]`));
      },
    };
  },
});
