import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TextField } from '../text-field/text-field.tsx';
import { type Range, Slider, type SliderProps } from './slider.tsx';

const counts = [3, 6, 12, 20, 26, 30, 32, 27, 22, 18, 15, 12, 10, 8, 7, 6, 5, 4, 3, 3, 2, 2, 1, 1];

const meta = {
  title: 'Components/Fields/Slider',
  component: Slider,
  args: {
    label: 'Цена за штуку',
    thumbLabels: ['Цена от', 'Цена до'],
    minValue: 500,
    maxValue: 60_000,
    step: 500,
    defaultValue: [2_500, 45_000],
    formatOptions: { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 },
    counts,
    onChange: fn(),
    onChangeEnd: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 244 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows step, Page Up and Page Down move by a tenth, Home and End to the limit or to the other thumb. */
export const Histogram: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const from = canvas.getByRole('slider', { name: /Цена от/ });
    const to = canvas.getByRole('slider', { name: /Цена до/ });
    await userEvent.tab();
    await waitFor(() => expect(from).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith([3_000, 45_000]);
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith([2_000, 45_000]);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith([8_000, 45_000]);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith([500, 45_000]);
    await userEvent.tab();
    await waitFor(() => expect(to).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith([500, 500]);
    await userEvent.keyboard('{End}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([500, 60_000]);
  },
};

export const Whole: Story = { args: { defaultValue: undefined } };

export const WithoutHistogram: Story = { args: { counts: undefined } };

export const Disabled: Story = { args: { isDisabled: true } };

const group = (value: number) => value.toLocaleString('ru').replaceAll('\u00a0', '\u202f');

function Price(props: SliderProps) {
  const [range, setRange] = useState<Range>([2_500, 45_000]);
  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <Slider {...props} value={range} onChange={setRange} />
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 }}>
        <TextField size="s" aria-label="Цена от" suffix="₽" value={group(range[0])} />
        <TextField size="s" aria-label="Цена до" suffix="₽" value={group(range[1])} />
      </div>
    </div>
  );
}

/** Fields for exact values are beside the slider and share its value. */
export const WithFields: Story = {
  render: (args) => <Price {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('textbox', { name: 'Цена от' })).toHaveValue('3\u202f000');
  },
};

/** A range outside the limits is clamped to them. */
export const OutsideLimits: Story = {
  args: { value: [0, 90_000] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: /Цена до/ })).toHaveValue('60000');
  },
};
