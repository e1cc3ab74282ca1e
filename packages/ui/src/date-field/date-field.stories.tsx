import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DateField } from './date-field.tsx';

const meta = {
  title: 'Components/Fields/DateField',
  component: DateField,
  args: { label: 'Дата отгрузки', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 220, minHeight: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order of the parts follows the page's locale: the browser of a Russian page may be English. */
export const Default: Story = {
  args: { defaultValue: '2026-11-24' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('group', { name: 'Дата отгрузки' });
    await expect(field).toHaveTextContent('24.11.2026');
    const [day, month] = within(field).getAllByRole('spinbutton');
    await userEvent.click(day as HTMLElement);
    await userEvent.keyboard('05');
    await waitFor(() => expect(month).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-05');
  },
};

/** `onChange` is not called before the whole date is typed. */
export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('2411');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
  },
};

/** The calendar opens at the selected day, and keys move in it. */
export const FromMonth: Story = {
  args: { defaultValue: '2026-11-24' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const month = await screen.findByRole('application', { name: /ноябрь 2026/i });
    const chosen = within(month).getByRole('button', { name: /24 ноября/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25');
    await expect(screen.queryByRole('application')).toBeNull();
  },
};

/** The open calendar, for visual checks. */
export const Open: Story = {
  args: { defaultValue: '2026-11-24', minValue: '2026-11-10', defaultOpen: true },
  play: async () => {
    const month = await screen.findByRole('application', { name: /ноябрь 2026/i });
    await expect(
      within(month).getByRole('button', { name: /^понедельник, 9 ноября/ }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A date with a part missing is no date: the date before must not be sent instead. */
export const PartMissing: Story = {
  args: { defaultValue: '2026-11-24', isRequired: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('group', { name: 'Дата отгрузки' });
    await userEvent.click(within(field).getAllByRole('spinbutton')[1] as HTMLElement);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(field).toHaveTextContent('24.мм.2026');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('12');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
  },
};

export const Cleared: Story = {
  args: { defaultValue: '2026-11-24', clearLabel: 'Убрать дату' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать дату' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('button', { name: 'Убрать дату' })).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Дата отгрузки' })).toHaveTextContent(
      'дд.мм.гггг',
    );
  },
};

/** A date outside the limits shows an error at once and is reported: the parent decides what to do with it. */
export const TooLate: Story = {
  args: {
    defaultValue: '2026-11-24',
    maxValue: '2026-11-23',
    errorMessage: 'Не позже 23 ноября',
    validationBehavior: 'aria',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не позже 23 ноября')).toBeVisible();
  },
};

/** An invalid value, as from a URL that was edited by hand. */
export const NoDay: Story = {
  args: { value: 'позавчера' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Дата отгрузки' })).toHaveTextContent(
      'дд.мм.гггг',
    );
  },
};

export const Small: Story = { args: { defaultValue: '2026-11-24', size: 's' } };
export const Large: Story = { args: { defaultValue: '2026-11-24', size: 'l' } };
export const Disabled: Story = { args: { defaultValue: '2026-11-24', isDisabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '2026-11-24', isReadOnly: true } };
export const Invalid: Story = { args: { isInvalid: true, errorMessage: 'Укажите день отгрузки' } };
