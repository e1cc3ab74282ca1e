import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx';

const november = { from: '2026-11-03', to: '2026-11-24' };
const presets = [
  { label: 'Любой срок', value: null },
  { label: 'Сегодня', value: { from: '2026-11-30', to: '2026-11-30' } },
  { label: '7 дней', value: { from: '2026-11-24', to: '2026-11-30' } },
  { label: 'Этот месяц', value: { from: '2026-11-01', to: '2026-11-30' } },
];

const meta = {
  title: 'Components/Fields/DateRangeField',
  component: DateRangeField,
  args: { label: 'Заказаны', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300, minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const box = (canvas: Canvas) => canvas.getByRole('group', { name: /Заказаны/ });
const parts = (canvas: Canvas) => within(box(canvas)).getAllByRole('spinbutton');
const part = (canvas: Canvas, at: number) => parts(canvas)[at] as HTMLElement;
const openMonth = async (canvas: Canvas, click: (element: Element) => Promise<void>) => {
  await click(canvas.getByRole('button', { name: /Заказаны/ }));
  return screen.findByRole('application', { name: /ноябр/i });
};

/** Digits go on from the first day to the last. Nothing is told before both are whole. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(part(canvas, 0));
    await userEvent.keyboard('031120262411');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('2026');
    await expect(args.onChange).toHaveBeenLastCalledWith(november);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(box(canvas)).toHaveTextContent('03.11.2026–24.11.2026');
  },
};

/** A week begins on Monday in Russian. Two presses choose a period, and close the month. */
export const FromMonth: Story = {
  args: { defaultValue: november },
  play: async ({ canvas, userEvent, args }) => {
    const month = await openMonth(canvas, userEvent.click);
    const days = within(month).getAllByRole('columnheader', { hidden: true });
    await expect(days.map(({ textContent }) => textContent)).toEqual([
      ...['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
    ]);
    await userEvent.click(within(month).getByRole('button', { name: /10 ноября/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(within(month).getByRole('button', { name: /12 ноября/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-12' });
    await waitFor(() => expect(screen.queryByRole('application')).toBeNull());
  },
};

/** The month by the keyboard alone: it opens at the first day. Where a period begins, the next day has the focus. */
export const ByKeys: Story = {
  args: { defaultValue: november },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(part(canvas, 0));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const month = await screen.findByRole('application', { name: /ноябр/i });
    await waitFor(() =>
      expect(within(month).getByRole('button', { name: /вторник, 3 ноября/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-12' });
    await waitFor(() => expect(screen.queryByRole('application')).toBeNull());
  },
};

/** The chosen one is marked; a press chooses and closes. */
export const Presets: Story = {
  args: { presets, defaultValue: { from: '2026-11-24', to: '2026-11-30' } },
  play: async ({ canvas, userEvent, args }) => {
    await openMonth(canvas, userEvent.click);
    const preset = (name: string) => screen.getByRole('button', { name });
    await expect(preset('7 дней')).toHaveAttribute('aria-pressed', 'true');
    await expect(preset('Сегодня')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(preset('Этот месяц'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-30' });
    await waitFor(() => expect(screen.queryByRole('application')).toBeNull());
    await expect(box(canvas)).toHaveTextContent('01.11.2026–30.11.2026');
    await openMonth(canvas, userEvent.click);
    await userEvent.click(preset('Любой срок'));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(box(canvas)).toHaveTextContent('дд.мм.гггг–дд.мм.гггг'));
  },
};

/** The open month, for visual checks. */
export const Open: Story = {
  args: { presets, defaultValue: november, maxValue: '2026-11-25', defaultOpen: true },
  play: async () => {
    const month = await screen.findByRole('application', { name: /ноябр/i });
    await expect(within(month).getByRole('button', { name: /26 ноября/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** On a phone it is a sheet, with the presets above the month. */
export const OnPhone: Story = {
  args: { presets, defaultValue: november, defaultOpen: true },
  globals: { viewport: { value: 'w360' } },
  play: async ({ userEvent, args }) => {
    const sheet = await screen.findByRole('dialog', { name: /Заказаны/ });
    await expect(sheet.closest('[data-sheet]')).not.toBeNull();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Сегодня' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-30', to: '2026-11-30' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A range with its days in the wrong order is none; the field says so when it is left. */
export const Reversed: Story = {
  args: { defaultValue: november },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(part(canvas, 4));
    await userEvent.keyboard('10');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(box(canvas)).toHaveTextContent('03.11.2026–24.10.2026');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText('Начало позже конца')).toBeVisible();
    await userEvent.click(part(canvas, 1));
    await userEvent.keyboard('10');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-03', to: '2026-10-24' });
    await userEvent.click(document.body);
    await waitFor(() => expect(canvas.queryByText('Начало позже конца')).toBeNull());
  },
};

/** A range with a part missing is none: the one before must not be sent instead. */
export const PartMissing: Story = {
  args: { defaultValue: november },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(part(canvas, 1));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(box(canvas)).toHaveTextContent('03.мм.2026–24.11.2026');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('10');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-03', to: '2026-11-24' });
  },
};

/** One day is no range. */
export const OneDay: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(part(canvas, 0));
    await userEvent.keyboard('03112026');
    await userEvent.click(document.body);
    await expect(await canvas.findByText('Введите обе даты целиком')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(part(canvas, 3));
    await userEvent.keyboard('24112026');
    await expect(args.onChange).toHaveBeenLastCalledWith(november);
    await userEvent.click(document.body);
    await waitFor(() => expect(canvas.queryByText('Введите обе даты целиком')).toBeNull());
  },
};

/** A year of two digits is of this century, once the field is left. */
export const ShortYear: Story = {
  args: { defaultValue: november },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(part(canvas, 2));
    await userEvent.keyboard('25');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2025-11-03', to: '2026-11-24' });
  },
};

export const Cleared: Story = {
  args: { defaultValue: november, clearLabel: 'Убрать период' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать период' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('button', { name: 'Убрать период' })).toBeNull();
    await expect(box(canvas)).toHaveTextContent('дд.мм.гггг–дд.мм.гггг');
  },
};

/** Days outside the limits show an error at once and are reported: the parent decides what to do with them. */
export const TooLate: Story = {
  args: {
    defaultValue: november,
    maxValue: '2026-11-23',
    errorMessage: 'Не позже 23 ноября',
    validationBehavior: 'aria',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не позже 23 ноября')).toBeVisible();
  },
};

/** Days that are none, as from a URL that was edited by hand. */
export const NoDays: Story = {
  args: { value: { from: 'позавчера', to: '2026-11-24' } },
  play: async ({ canvas, args }) => {
    await expect(box(canvas)).toHaveTextContent('дд.мм.гггг–дд.мм.гггг');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

function Slow(props: DateRangeFieldProps) {
  const [value, setValue] = useState<DateRangeFieldProps['value']>(november);
  return (
    <DateRangeField
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange?.(next);
        void Promise.resolve().then(() => setValue(next));
      }}
    />
  );
}

/** A parent that answers later, as a router does, keeps what is being typed. */
export const LateParent: Story = {
  render: (args) => <Slow {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(part(canvas, 1));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(box(canvas)).toHaveTextContent('03.мм.2026–24.11.2026'));
    await userEvent.keyboard('10');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-03', to: '2026-11-24' });
    await waitFor(() => expect(box(canvas)).toHaveTextContent('03.10.2026–24.11.2026'));
  },
};

/** From right to left the month is turned by mirrored arrows, and its first day is at the right. */
export const Mirrored: Story = {
  args: { presets, defaultValue: november, defaultOpen: true },
  globals: { direction: 'rtl' },
  play: async () => {
    const month = await screen.findByRole('application');
    const [first, second] = within(month).getAllByRole('gridcell');
    const left = (cell: HTMLElement | undefined) => cell?.getBoundingClientRect().left ?? 0;
    await waitFor(() => expect(left(first)).toBeGreaterThan(left(second)));
  },
};

/** The same in the sheet of a phone: the arrow to the left goes to the next day, and nothing is wider than the screen. */
export const MirroredOnPhone: Story = {
  args: { presets, defaultValue: november, defaultOpen: true },
  globals: { viewport: { value: 'w360' }, direction: 'rtl' },
  play: async ({ userEvent, args }) => {
    const sheet = await screen.findByRole('dialog', { name: /Заказаны/ });
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const days = within(sheet)
      .getAllByRole('gridcell')
      .flatMap((cell) => within(cell).queryAllByRole('button'));
    const focused = () => days.findIndex((day) => day === document.activeElement);
    days.find((day) => day.tabIndex === 0)?.focus();
    const at = focused();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(focused()).toBe(at + 1));
    await userEvent.keyboard('{Enter}{ArrowLeft}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
  },
};

export const Small: Story = { args: { defaultValue: november, size: 's' } };
export const Large: Story = { args: { defaultValue: november, size: 'l' } };
export const Disabled: Story = { args: { defaultValue: november, isDisabled: true } };
export const ReadOnly: Story = { args: { defaultValue: november, isReadOnly: true } };
export const Invalid: Story = { args: { isInvalid: true, errorMessage: 'Укажите период' } };
