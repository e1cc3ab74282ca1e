import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { examplePlaceholder } from './examples.ts';
import { isOfKind } from './kinds.ts';
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Телефон' });

function Owned({ value: first = '', onChange, ...props }: PhoneInputProps) {
  const [value, setValue] = useState(first);
  return (
    <PhoneInput
      {...props}
      value={value}
      onChange={(digits, ...rest) => {
        setValue(digits);
        onChange?.(digits, ...rest);
      }}
    />
  );
}

const meta = {
  title: 'Phone input/PhoneInput/Options',
  component: PhoneInput,
  tags: ['!autodocs'],
  args: { onChange: fn(), onReject: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, minHeight: 120 }}>
        <Story />
      </div>
    ),
  ],
  render: Owned,
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button shows the dial code. The user types the national number; the whole number is reported. */
export const SeparateDialCode: Story = {
  args: { country: 'ru', separateDialCode: true },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('button')).toHaveTextContent('+7');
    await userEvent.type(field(), '9161234567');
    await expect(field()).toHaveValue('(916) 123-45-67');
    await userEvent.keyboard('8');
    await expect(screen.getByRole('alert')).toHaveTextContent('В номере не больше 10 цифр');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '79161234567',
      expect.objectContaining({ countryCode: 'ru' }),
      { e164: '+79161234567', formatted: '(916) 123-45-67' },
    );
    await userEvent.clear(field());
    await expect(args.onChange).toHaveBeenLastCalledWith('', expect.anything(), expect.anything());
    await userEvent.paste('+375 29 491-19-11');
    await expect(screen.getByRole('button')).toHaveTextContent('+375');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '375294911911',
      expect.objectContaining({ countryCode: 'by' }),
      expect.anything(),
    );
    await expect(field()).toHaveValue('29 491-19-11');
  },
};

/** A value from the parent sets the country. Picking another country keeps the digits. */
export const SeparateValue: Story = {
  args: { value: '12045550123', separateDialCode: true },
  play: async ({ args, userEvent }) => {
    await expect(field()).toHaveValue('(204) 555-0123');
    await expect(screen.getByRole('button')).toHaveAccessibleName(/Canada|Канада/);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('Казах{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '72045550123',
      expect.objectContaining({ countryCode: 'kz' }),
      expect.anything(),
    );
  },
};

/** An example number of the selected country, before anything is typed. */
export const ExampleOfTheCountry: Story = {
  args: { country: 'gb', prefill: false, placeholder: examplePlaceholder('mobile') },
  play: async ({ userEvent }) => {
    await expect(field()).toHaveAttribute('placeholder', '+44 7400 123456');
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('Росс{Enter}');
    await userEvent.clear(field());
    await expect(field()).toHaveAttribute('placeholder', '+7 (912) 345-67-89');
  },
};

/** A number of another kind is an error when the user leaves the field. */
export const MobileOnly: Story = {
  args: {
    country: 'ru',
    isValid: (digits, country) =>
      isOfKind(digits, 'mobile', country?.countryCode) || 'A mobile number, please',
  },
  play: async ({ userEvent }) => {
    await userEvent.type(field(), '3432884107');
    await userEvent.tab();
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/A mobile number, please/));
    await userEvent.clear(field());
    await userEvent.type(field(), '9161234567');
    await userEvent.tab();
    await waitFor(() => expect(field()).toBeValid());
  },
};

/** A message says that a full field refused a digit. It disappears with the next change or on blur. */
export const Full: Story = {
  args: { country: 'ru', value: '79161234567' },
  play: async ({ args, userEvent }) => {
    await userEvent.type(field(), '8');
    await expect(args.onReject).toHaveBeenCalledWith('length');
    await expect(screen.getByRole('alert')).toHaveTextContent('В номере не больше 11 цифр');
    await userEvent.keyboard('{Backspace}');
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('78');
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

/** The message of a full field disappears when the parent sets another number or none. */
export const FullThenEmptied: Story = {
  args: { country: 'ru', value: '79161234567' },
  render: function Emptied(props) {
    const [value, setValue] = useState(props.value);
    return (
      <>
        <PhoneInput {...props} value={value} />
        <button type="button" onClick={() => setValue('')}>
          Empty
        </button>
      </>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.type(field(), '8');
    await expect(screen.getByRole('alert')).toHaveTextContent('В номере не больше 11 цифр');
    await userEvent.click(screen.getByRole('button', { name: 'Empty' }));
    await expect(field()).toHaveValue('');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** The message also shows when the end of a pasted number is cut off. */
export const CutPaste: Story = {
  args: { country: 'de', autoFocus: true },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.paste('+4912345678901234');
    await expect(args.onReject).toHaveBeenCalledWith('length');
    await expect(screen.getByRole('alert')).toHaveTextContent('В номере не больше 15 цифр');
  },
};

/** Names as in `@org/ui`; `id`, `data-*` and `aria-describedby` reach their elements. */
export const Props: Story = {
  args: {
    id: 'own-id',
    'aria-describedby': 'own-words',
    isRequired: true,
    isInvalid: true,
    errorMessage: 'Taken by another account',
  },
  render: (args) => (
    <>
      <p id="own-words">Used for orders</p>
      <Owned {...args} data-testid="own-mark" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(field()).toHaveAttribute('id', 'own-id');
    await expect(field()).toBeRequired();
    await expect(field()).toHaveAccessibleDescription('Used for orders Taken by another account');
    await expect(canvas.getByTestId('own-mark')).toContainElement(field());
  },
};
