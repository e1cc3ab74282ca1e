import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberStepper } from './number-stepper.tsx';

const meta = {
  title: 'Components/Fields/NumberStepper',
  component: NumberStepper,
  parameters: { layout: 'centered' },
  args: {
    'aria-label': 'Количество, шт.',
    decreaseLabel: 'Меньше',
    increaseLabel: 'Больше',
    onChange: fn(),
  },
} satisfies Meta<typeof NumberStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: 4 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Количество, шт.' });
    await userEvent.click(canvas.getByRole('button', { name: 'Больше' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Меньше' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
};

export const AtZero: Story = {
  args: { defaultValue: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Меньше' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Больше' })).toBeEnabled();
  },
};

export const OverStock: Story = {
  args: { value: 48, isInvalid: true, errorMessage: 'В наличии 24\u202fшт.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('В наличии 24\u202fшт.');
  },
};

/** Sets of four: the buttons go by multiples of four; another typed number changes to the nearest one. */
export const Multiples: Story = {
  args: { defaultValue: 8, step: 4, minValue: 4 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Больше' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '19');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
  },
};

/** An emptied field goes back to the smallest number; letters can't be typed. */
export const Emptied: Story = {
  args: { defaultValue: 8 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'шт');
    await expect(input).toHaveValue('8');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await expect(input).toHaveValue('0');
  },
};

export const WithLimits: Story = {
  args: { defaultValue: 24, maxValue: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Больше' })).toBeDisabled();
  },
};

export const Grouped: Story = { args: { defaultValue: 1200, step: 100 } };

export const WithLabel: Story = {
  args: { label: 'Остаток от', 'aria-label': undefined, defaultValue: 20 },
};

export const Disabled: Story = { args: { defaultValue: 4, isDisabled: true } };

/** Enter ends the number, and does not send the form around it. */
export const InForm: Story = {
  args: { defaultValue: 4, maxValue: 20 },
  render: (args) => (
    <form aria-label="Заказ" onSubmit={(event) => event.preventDefault()}>
      <NumberStepper {...args} />
      <button type="submit">Отправить</button>
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const onSubmit = fn();
    canvas.getByRole('form').addEventListener('submit', onSubmit);
    const input = canvas.getByRole('textbox', { name: 'Количество, шт.' });
    await userEvent.clear(input);
    await userEvent.type(input, '40{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await expect(input).toHaveValue('20');
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};
