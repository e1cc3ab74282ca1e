import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type UsePhoneInputOptions, usePhoneInput } from './phone-input.tsx';

/** A field with its own look: the hook gives state and handlers, the application renders. */
function Headless(options: UsePhoneInputOptions) {
  const phone = usePhoneInput(options);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <select
        aria-label="Страна"
        value={phone.country?.iso2 ?? ''}
        onChange={({ target }) => {
          const country = phone.countries.find(({ iso2 }) => iso2 === target.value);
          if (country) phone.selectCountry(country);
        }}
      >
        {phone.countries.map((country) => (
          <option key={country.iso2} value={country.iso2}>
            {phone.describe(country).name}
          </option>
        ))}
      </select>
      <input {...phone.inputProps} aria-label="Телефон" />
      <output>{phone.e164}</output>
    </div>
  );
}

const meta = {
  title: 'Phone input/PhoneInput/Without a look',
  component: Headless,
  args: { country: 'ru', locale: 'ru', onlyCountries: ['ru', 'by', 'kz'] },
} satisfies Meta<typeof Headless>;

export default meta;

export const UsePhoneInput: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Телефон');
    await userEvent.type(field, '8 916 123-45-67');
    await expect(field).toHaveValue('+7 (916) 123-45-67');
    await userEvent.selectOptions(canvas.getByLabelText('Страна'), 'by');
    await expect(canvas.getByRole('status')).toHaveTextContent('+3759161234567');
  },
};
