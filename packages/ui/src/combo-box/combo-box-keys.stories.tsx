import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, type within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ComboBox } from './combo-box.tsx';

const words = {
  search: 'Найти бренд',
  empty: 'Такого бренда нет',
  loading: 'Загружаем ещё',
  retry: 'Повторить',
  found: 'Найдено: {count}',
};

const brands = Array.from({ length: 25 }, (_, i) => ({ value: String(i), label: `Бренд ${i}` }));

const meta = {
  title: 'Components/Fields/ComboBox/Keyboard',
  component: ComboBox,
  tags: ['!autodocs'],
  args: { label: 'Бренд', items: brands, words, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300, minHeight: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Бренд' });
const search = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Найти бренд' });
const active = () => {
  const id = search().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

/** The closed field: keys that open the list. A typed letter goes into the search field. */
export const KeysClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const opens = async (keys: string, typed: string) => {
      await waitFor(() => expect(field(canvas)).toHaveFocus());
      await userEvent.keyboard(keys);
      await waitFor(() => expect(search()).toHaveFocus());
      await expect(search()).toHaveValue(typed);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(field(canvas)).toHaveFocus());
      await expect(screen.queryByRole('listbox')).toBeNull();
    };
    await opens('{ArrowDown}', '');
    await opens('{ArrowUp}', '');
    await opens('{Enter}', '');
    await opens(' ', '');
    await opens('7', '7');
  },
};

/** The search field keeps the focus. Arrows, Page Up and Page Down move in the list, Home and End in the text. */
export const KeysOpen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(active()).toBeNull();
    const goes = async (keys: string, to: string) => {
      await userEvent.keyboard(keys);
      await expect(active()).toBe(to);
    };
    await goes('{ArrowDown}', 'Бренд 0');
    await goes('{ArrowDown}', 'Бренд 1');
    await goes('{ArrowUp}{ArrowUp}', 'Бренд 0');
    await goes('{PageDown}', 'Бренд 10');
    await goes('{PageUp}', 'Бренд 0');
    await goes('{End}', 'Бренд 24');
    await goes('{Home}', 'Бренд 0');
    await goes('1', 'Бренд 1');
    await goes('{ArrowDown}', 'Бренд 10');
    await userEvent.keyboard('{Home}2');
    await expect(search()).toHaveValue('21');
    await expect(active()).toBe('Бренд 21');
    await userEvent.keyboard('{End}{Backspace}{Home}');
    await expect(search().selectionStart).toBe(0);
    await goes('{ArrowDown}', 'Бренд 12');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('12', [brands[12]]);
    await waitFor(() => expect(field(canvas)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(active()).toBe('Бренд 12');
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Enter}{ArrowDown}{Escape}');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** Tab moves from the list to the next field and selects nothing. */
export const KeyTab: Story = {
  render: (args) => (
    <>
      <ComboBox {...args} />
      <Button>Дальше</Button>
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Дальше' })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A press outside or on the open field closes the list. */
export const PressOutside: Story = {
  render: (args) => (
    <>
      <ComboBox {...args} />
      <p style={{ marginTop: 320 }}>Текст рядом</p>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    await userEvent.click(canvas.getByText('Текст рядом'));
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(field(canvas));
    const list = screen.getByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
    await userEvent.click(field(canvas));
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};
