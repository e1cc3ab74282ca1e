import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Select } from './select.tsx';
import { activeOf, field, isClosed, option, room, sorts, words } from './testing/select-story.tsx';

const widths = Array.from({ length: 25 }, (_, i) => option(String(135 + i * 10), i));

const meta = {
  title: 'Components/Fields/Select/Keyboard',
  component: Select,
  tags: ['!autodocs'],
  args: { label: 'Сортировка', items: sorts, words, onChange: fn() },
  argTypes: { icon: { control: false } },
  decorators: [room],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The closed field: every key that opens the list, and what it does there. */
export const KeysClosed: Story = {
  args: { items: widths, label: 'Ширина', defaultValue: '7' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const control = field(canvas);
    await waitFor(() => expect(control).toHaveFocus());
    const opens = async (keys: string, active: string) => {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(control).toHaveAttribute('aria-expanded', 'true'));
      await waitFor(() => expect(activeOf(control)).toHaveTextContent(active));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(isClosed(canvas)).toBe(true));
      await expect(control).not.toHaveAttribute('aria-activedescendant');
    };
    await opens('{ArrowDown}', '205');
    await opens('{Alt>}{ArrowDown}{/Alt}', '205');
    await opens('{ArrowUp}', '205');
    await opens('{Enter}', '205');
    await opens(' ', '205');
    await opens('{Home}', '135');
    await opens('{End}', '375');
    await opens('3', '305');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(control).toHaveFocus());
  },
};

/** Keys that follow at once, before the list is drawn, are not lost. */
export const KeysAtOnce: Story = {
  args: { items: widths, label: 'Ширина', defaultValue: '7' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const control = field(canvas);
    await waitFor(() => expect(control).toHaveFocus());
    for (const key of ['Enter', 'End', 'ArrowUp', 'Enter'])
      control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await waitFor(() => expect(isClosed(canvas)).toBe(true));
    await expect(args.onChange).toHaveBeenCalledWith('23', expect.anything());
  },
};

/** The open list: every key of the ARIA Authoring Practices. */
export const KeysOpen: Story = {
  args: { items: widths, label: 'Ширина' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const control = field(canvas);
    const goes = async (keys: string, active: string) => {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(activeOf(control)).toHaveTextContent(active));
    };
    await goes('{ArrowDown}', '135');
    await goes('{ArrowDown}', '145');
    await goes('{ArrowUp}{ArrowUp}', '135');
    await goes('{PageDown}', '235');
    await goes('{PageDown}{PageDown}', '375');
    await goes('{ArrowDown}', '375');
    await goes('{PageUp}', '275');
    await goes('{Home}', '135');
    await goes('{End}', '375');
    await goes('24', '245');
    const list = screen.getByRole('listbox');
    const row = activeOf(control)?.getBoundingClientRect();
    const box = list.getBoundingClientRect();
    await expect(row && row.top >= box.top && row.bottom <= box.bottom).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('11', [widths[11]]);
    await expect(isClosed(canvas)).toBe(true);
    await userEvent.keyboard('{Enter}{ArrowDown} ');
    await expect(args.onChange).toHaveBeenLastCalledWith('12', [widths[12]]);
    await userEvent.keyboard('{Enter}{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    await expect(args.onChange).toHaveBeenLastCalledWith('13', [widths[13]]);
    await userEvent.keyboard('{Enter}{ArrowDown}{Escape}');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(control).toHaveTextContent('265');
  },
};

/** Tab selects the active option and moves to the next field. */
export const KeyTab: Story = {
  render: (args) => (
    <>
      <Select {...args} />
      <Button>Дальше</Button>
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('1', [sorts[1]]);
    await expect(isClosed(canvas)).toBe(true);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Дальше' })).toHaveFocus());
  },
};

/** A press outside closes the list and changes nothing. */
export const PressOutside: Story = {
  render: (args) => (
    <>
      <Select {...args} />
      <p style={{ marginTop: 280 }}>Текст рядом</p>
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(field(canvas));
    await userEvent.click(canvas.getByText('Текст рядом'));
    await expect(isClosed(canvas)).toBe(true);
    await userEvent.click(field(canvas));
    await userEvent.click(field(canvas));
    await expect(isClosed(canvas)).toBe(true);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
