import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DenseRowsIcon, RowsIcon, SnowflakeIcon, SunIcon, SunSnowIcon } from '../icons/icons.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const sorts = [
  { value: 'price', label: 'Цена' },
  { value: 'term', label: 'Срок' },
  { value: 'stock', label: 'Остаток' },
];

const meta = {
  title: 'Components/Choices/SegmentedControl',
  component: SegmentedControl,
  parameters: { layout: 'centered' },
  args: { label: 'Порядок', options: sorts, defaultValue: ['price'], onChange: fn() },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One Tab stop; arrows move, Space selects; the selected one can't be deselected. */
export const Segments: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Порядок' })).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Цена' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['term']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Срок' }));
    await expect(canvas.getByRole('radio', { name: 'Срок' })).toBeChecked();
  },
};

export const Small: Story = { args: { size: 's' } };

export const Wide: Story = {
  args: {
    isWide: true,
    size: 's',
    label: 'Исполнение',
    defaultValue: ['any'],
    options: [
      { value: 'any', label: 'Любые' },
      { value: 'studs', label: 'Шип' },
      { value: 'plain', label: 'Без шипов' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 328 }}>
      <SegmentedControl {...args} />
    </div>
  ),
};

export const Icons: Story = {
  args: {
    label: 'Плотность',
    defaultValue: ['normal'],
    options: [
      { value: 'normal', label: 'Обычные строки', icon: <RowsIcon size={16} />, isIconOnly: true },
      {
        value: 'dense',
        label: 'Плотные строки',
        icon: <DenseRowsIcon size={16} />,
        isIconOnly: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Плотные строки' })).toBeVisible();
  },
};

/** A press on the selected pill deselects it. */
export const Pills: Story = {
  args: {
    look: 'pills',
    isClearable: true,
    label: 'Остаток от',
    defaultValue: ['20'],
    options: ['4', '20', '40', '100'].map((value) => ({ value, label: value })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '20' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.click(canvas.getByRole('radio', { name: '40' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['40']);
  },
};

export const Marking: Story = {
  args: {
    look: 'pills',
    face: 'mark',
    isClearable: true,
    label: 'Частые размеры',
    defaultValue: [],
    options: ['205/55 R16', '195/65 R15', '225/65 R17'].map((value) => ({ value, label: value })),
  },
};

/** Several selected tiles, each in the colours of its season. */
export const Tiles: Story = {
  args: {
    look: 'tiles',
    isMultiple: true,
    label: 'Сезон',
    defaultValue: ['winter'],
    options: [
      { value: 'winter', label: 'Зима', icon: <SnowflakeIcon />, count: 914, tone: 'winter' },
      { value: 'summer', label: 'Лето', icon: <SunIcon />, count: 1122, tone: 'summer' },
      { value: 'all', label: 'Всесезон', icon: <SunSnowIcon />, count: 382, tone: 'allseason' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 328 }}>
      <SegmentedControl {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Лето/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['winter', 'summer']);
    await userEvent.click(canvas.getByRole('button', { name: /Зима/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['summer']);
    await userEvent.click(canvas.getByRole('button', { name: /Зима/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Всесезон/ }));
  },
};

export const Disabled: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <SegmentedControl {...args} isDisabled />
      <SegmentedControl {...args} look="pills" isDisabled />
      <SegmentedControl
        {...args}
        options={sorts.map((one) => ({ ...one, isDisabled: one.value === 'term' }))}
      />
    </div>
  ),
};
