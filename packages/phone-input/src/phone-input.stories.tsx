import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { renderFlag } from './flags.tsx';
import { isPossible } from './number/possible.ts';
import { PhoneInput } from './phone-input.tsx';
import { PhoneStory } from './testing/story-frame.tsx';

/**
 * One field for a phone number of any country. Its last reported value is shown under it. The texts of the stories are
 * Russian, as in the product; without props the field's texts are English, as the specification says.
 */
const meta = {
  title: 'Phone input/PhoneInput',
  component: PhoneInput,
  render: ({ form: _, ...args }) => <PhoneStory {...args} />,
  args: {
    label: 'Телефон',
    searchPlaceholder: 'Найти страну',
    searchNotFound: 'Такой страны нет в списке',
    countryLabel: 'Страна',
    countriesLabel: 'Страны',
    preferredCountries: ['ru', 'by', 'kz', 'us', 'gb'],
    country: 'ru',
    onChange: fn(),
    onReject: fn(),
  },
  argTypes: { renderFlag: { control: false }, inputProps: { control: 'object' } },
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new field shows the dial code of its country, with the caret after it. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Телефон');
    await expect(field).toHaveValue('+7');
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Страна: Россия +7' })).toHaveFocus(),
    );
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('9161234567');
    await expect(field).toHaveValue('+7 (916) 123-45-67');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '79161234567',
      { name: 'Россия', dialCode: '7', countryCode: 'ru', format: '+. (...) ...-..-..' },
      { e164: '+79161234567', formatted: '+7 (916) 123-45-67' },
    );
  },
};

/** Only defaults: the texts, the placeholder and the preferred countries of the specification. */
export const Defaults: Story = {
  args: {
    label: undefined,
    searchPlaceholder: undefined,
    searchNotFound: undefined,
    countryLabel: undefined,
    countriesLabel: undefined,
    preferredCountries: undefined,
    country: undefined,
    locale: 'en',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Телефон');
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('placeholder', '1 (702) 123-4567');
    await expect(canvas.getByRole('button', { name: 'Страна' })).toBeVisible();
  },
};

export const Filled: Story = { args: { value: '79161234567' } };

export const WithFlags: Story = { args: { value: '375294911911', renderFlag } };

/** Text instead of the country. */
export const StringAsFlag: Story = { args: { renderStringAsFlag: 'тел.' } };

export const WithHint: Story = { args: { hint: 'Страну определим по первым цифрам' } };

/** The field is empty until the user types; a number that starts with 8 still works. */
export const NotPrefilled: Story = {
  args: { prefill: false, placeholder: '+7 (343) 000-00-00' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Телефон');
    await expect(field).toHaveValue('');
    await userEvent.type(field, '89161234567');
    await expect(field).toHaveValue('+7 (916) 123-45-67');
  },
};

/** An example number for each country. */
export const PlaceholderByCountry: Story = {
  args: {
    prefill: false,
    placeholder: (country) => (country ? `+${country.dialCode} ${country.mask}` : '+'),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Телефон');
    await expect(field).toHaveAttribute('placeholder', '+7 (...) ...-..-..');
  },
};

export const Disabled: Story = {
  args: { value: '79161234567', isDisabled: true, onOpenChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Телефон')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    // the press is not kept for when the field is enabled
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The number can be selected and copied, but not changed. */
export const ReadOnly: Story = {
  args: { value: '79161234567', isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Телефон');
    await userEvent.type(field, '5{Backspace}');
    await userEvent.paste('+375291234567');
    await expect(field).toHaveValue('+7 (916) 123-45-67');
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Only the digits can change the country. */
export const WithoutDropdown: Story = {
  args: { disableDropdown: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    const field = canvas.getByLabelText('Телефон');
    await userEvent.clear(field);
    await userEvent.type(field, '+375');
    await expect(canvas.getByRole('button', { name: 'Страна: Беларусь +375' })).toBeVisible();
  },
};

/** `isValid={false}` marks the field as invalid at once. */
export const Invalid: Story = {
  args: { value: '7916123', isValid: false, errorMessage: 'Не хватает четырёх цифр' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Телефон');
    await expect(field).toHaveAccessibleDescription('Не хватает четырёх цифр');
    await expect(field).toBeInvalid();
  },
};

/** A function validates the number when the user leaves the field; a string that it returns is the message. */
export const InvalidByFunction: Story = {
  args: {
    isValid: (digits, country) =>
      isPossible(digits) || `В номере страны «${country?.name}» не столько цифр`,
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Телефон');
    await userEvent.type(field, '916');
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('В номере страны «Россия» не столько цифр'),
    );
    await userEvent.type(field, '1234567');
    await userEvent.tab();
    await waitFor(() => expect(field).not.toHaveAccessibleDescription());
  },
};

export const Small: Story = { args: { size: 's', value: '79161234567', renderFlag } };
export const Large: Story = { args: { size: 'l', value: '79161234567', renderFlag } };

/** The number and its dial code run from left to right, even on a right-to-left page. */
export const RightToLeft: Story = {
  args: { value: '971501234567', locale: 'ar', renderFlag, label: 'هاتف' },
  render: ({ form: _, ...args }) => (
    <div dir="rtl">
      <PhoneStory {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('هاتف');
    await expect(getComputedStyle(field).direction).toBe('ltr');
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.left).toBeGreaterThan(field.getBoundingClientRect().left);
  },
};

/** A field with another accessible name shows no label. */
export const WithoutLabel: Story = {
  args: { label: null, 'aria-label': 'Телефон склада' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Телефон склада' })).toBeVisible();
  },
};
