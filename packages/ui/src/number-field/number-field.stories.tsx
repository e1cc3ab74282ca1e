import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'Components/Fields/NumberField',
  component: NumberField,
  args: { label: 'Цена', onChange: fn(), minValue: 0 },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

const rouble = { style: 'currency', currency: 'RUB', minimumFractionDigits: 0 } as const;
const plain = (text: string) => text.replace(/\s/g, ' ');

/** Typed with a comma, written with the sign of the currency when the field is left. */
export const Money: Story = {
  args: { formatOptions: rouble },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Цена' });
    await userEvent.type(field, '14280,5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(14280.5);
    await expect(plain(field.value)).toBe('14 280,5 ₽');
  },
};

/** Pasted as a table writes it: with spaces and its own sign. */
export const Pasted: Story = {
  args: { formatOptions: rouble },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('147\u00a0900,00\u00a0₽');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(147900);
  },
};

/** Goes to the nearest multiple, and stays within its limits. */
export const Multiples: Story = {
  args: { label: 'Штук', step: 4, minValue: 4, maxValue: 40, defaultValue: 8, suffix: 'шт.' },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Штук' });
    await userEvent.clear(field);
    await userEvent.type(field, '10');
    await userEvent.tab();
    await expect(field).toHaveValue('12');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(16);
    await userEvent.clear(field);
    await userEvent.type(field, '4000');
    await userEvent.tab();
    await expect(field).toHaveValue('40');
  },
};

/** Letters are not taken; an emptied field is no number. */
export const NotANumber: Story = {
  args: { defaultValue: 5 },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'пять');
    await expect(field).toHaveValue('');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
  },
};

export const Share: Story = {
  args: { label: 'Наценка', formatOptions: { style: 'percent' }, defaultValue: 0.15 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Наценка' });
    await expect(plain(field.value)).toBe('15 %');
  },
};

export const Invalid: Story = {
  args: { isInvalid: true, errorMessage: 'Ниже рекомендованной на 310 ₽', defaultValue: 13970 },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 14280 } };

export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 14280 } };
