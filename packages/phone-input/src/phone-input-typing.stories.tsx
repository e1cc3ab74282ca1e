import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PhoneInput } from './phone-input.tsx';
import { PhoneStory } from './testing/story-frame.tsx';

/** Typing, erasing, pasting and undoing digits, and what each option changes. */
const meta = {
  title: 'Phone input/PhoneInput/Typing',
  component: PhoneInput,
  render: ({ form: _, ...args }) => <PhoneStory {...args} />,
  args: { label: 'Телефон', countryLabel: 'Страна', country: 'ru', onReject: fn() },
  argTypes: { renderFlag: { control: false } },
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first digits set the country; a comma or a letter changes nothing. */
export const CountryByDigits: Story = {
  args: { country: undefined },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Телефон');
    for (const [keys, text, country] of [
      ['+', '+', 'Страна'],
      ['7', '+7', 'Страна: Россия +7'],
      ['7', '+7 (7)', 'Страна: Казахстан +7'],
      ['{Backspace}9', '+7 (9)', 'Страна: Россия +7'],
      ['x,', '+7 (9)', 'Страна: Россия +7'],
      ['{Backspace}{Backspace}', '', 'Страна: Россия +7'],
      ['+1204', '+1 (204)', 'Страна: Канада +1'],
    ] as const) {
      await userEvent.type(field, keys);
      await expect(field).toHaveValue(text);
      await expect(canvas.getByRole('button')).toHaveAccessibleName(country);
    }
  },
};

/** The Russian trunk prefix 8 becomes +7: at once in an empty field, after +7 when the number is complete. */
export const Leading8: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Телефон');
    await userEvent.type(field, '89161234567');
    await expect(field).toHaveValue('+7 (916) 123-45-67');
    await userEvent.clear(field);
    await userEvent.type(field, '8');
    await expect(field).toHaveValue('+7');
    await userEvent.type(field, '(916) 123-45-67');
    await expect(field).toHaveValue('+7 (916) 123-45-67');
  },
};

/** However the number was written, pasting gives the same digits. */
export const Paste: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Телефон');
    for (const text of [
      '+79161234567',
      '8 (916) 123-45-67',
      '9161234567',
      '7 916 123\u00a045\u201167',
      'Иван Петров, тел. 8-916-123-45-67',
      'tel:+7-916-123-45-67',
    ]) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      await expect(field).toHaveValue('+7 (916) 123-45-67');
    }
    await expect(args.onReject).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.paste('8 (343) 288-41-07 доб. 123');
    await expect(field).toHaveValue('+7 (343) 288-41-07');
    await expect(args.onReject).toHaveBeenCalledWith('extension');
  },
};

/** Undo and redo of every step: keys pressed in quick succession, a paste, a picked country. */
export const UndoAndRedo: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Телефон');
    await userEvent.type(field, '916');
    await userEvent.paste('+375 29 491 19 11');
    await expect(field).toHaveValue('+375 29 491-19-11');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(field).toHaveValue('+7 (916)');
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Страна: Россия +7');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(field).toHaveValue('+7');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}{Control>}y{/Control}');
    await expect(field).toHaveValue('+375 29 491-19-11');
  },
};

/** The dial code can't be edited, but picking a country changes it. */
export const FixedDialCode: Story = {
  args: { countryCodeEditable: false },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Телефон');
    await userEvent.type(field, '916{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(field).toHaveValue('+7');
    await userEvent.type(field, '5', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(field).toHaveValue('+7 (5)');
    await userEvent.paste('+375294911911');
    await expect(field).toHaveValue('+7 (5)');
    await expect(args.onReject).toHaveBeenLastCalledWith('dial-code');
  },
};

/** The field and the value hold only the national number. */
export const WithoutDialCode: Story = {
  args: { disableCountryCode: true, placeholder: '(343) 000-00-00', onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Телефон');
    await userEvent.type(field, '3432884107');
    await expect(field).toHaveValue('(343) 288-41-07');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '3432884107',
      expect.objectContaining({ countryCode: 'ru' }),
      { e164: '+73432884107', formatted: '(343) 288-41-07' },
    );
  },
};

/** At most 15 digits: more are refused, and the caret stays. */
export const FifteenDigits: Story = {
  args: { country: 'de' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Телефон');
    await userEvent.type(field, '12345678901234567');
    await expect(field.value.replace(/\D/g, '')).toBe('491234567890123');
    await expect(args.onReject).toHaveBeenLastCalledWith('length');
    await expect(field.selectionStart).toBe(field.value.length);
  },
};

export const LongNumbers: Story = {
  args: { country: 'de', enableLongNumbers: 18 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Телефон');
    await userEvent.type(field, '12345678901234567890');
    await expect(field.value.replace(/\D/g, '')).toHaveLength(18);
  },
};

/** The country stays the given one, whatever the digits are. */
export const WithoutGuess: Story = {
  args: { disableCountryGuess: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Телефон');
    await userEvent.clear(field);
    await userEvent.type(field, '+380991');
    await expect(field).toHaveValue('+380991');
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Страна: Россия +7');
  },
};

/** The first value does not change the country; typing does. */
export const WithoutInitialGuess: Story = {
  args: { disableInitialCountryGuess: true, defaultValue: '375294911911' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Страна: Россия +7');
  },
};

export const WithoutMask: Story = { args: { autoFormat: false, value: '79161234567' } };
export const OwnMask: Story = { args: { masks: { ru: '... ... .. ..' }, value: '79161234567' } };
export const DefaultMaskForAll: Story = { args: { alwaysDefaultMask: true, value: '79161234567' } };
export const OwnDefaultMask: Story = {
  args: { alwaysDefaultMask: true, defaultMask: '..-..-..-..-..', value: '79161234567' },
};
export const OtherPrefix: Story = { args: { prefix: '00 ', value: '79161234567' } };
export const WithoutPrefix: Story = { args: { prefix: '', value: '79161234567' } };

/** The first group is as long as the area code. */
export const AreaCodeStretch: Story = {
  args: { enableAreaCodeStretch: true, country: 'je', value: '441534456789' },
};

/** Copying puts the text as it is shown on the clipboard; by default it copies only digits. */
export const CopyFormatted: Story = { args: { copyNumbersOnly: false, value: '79161234567' } };

/** On focus the caret always goes to the end. */
export const JumpToEnd: Story = { args: { jumpCursorToEnd: true, value: '79161234567' } };
