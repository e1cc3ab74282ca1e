import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ArrowUpDownIcon } from '../icons/icons.tsx';
import { Select } from './select.tsx';
import { activeOf, field, option, room, sorts, words } from './testing/select-story.tsx';

const meta = {
  title: 'Components/Fields/Select',
  component: Select,
  args: { label: 'Сортировка', items: sorts, words, onChange: fn() },
  argTypes: { icon: { control: false } },
  decorators: [room],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { defaultValue: '0' } };

/** A short text for a narrow field; the list shows the full label. */
export const ShortValue: Story = {
  args: { label: undefined, 'aria-label': 'Сортировка', defaultValue: '0', valueText: 'Дороже' },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('combobox', { name: 'Сортировка' });
    await expect(control).toHaveTextContent('Дороже');
    await userEvent.click(control);
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent(
      'Цена: сначала дороже',
    );
  },
};

export const Empty: Story = { args: { label: 'Город', placeholder: 'Выберите город' } };

export const Open: Story = {
  args: { defaultValue: '0' },
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('combobox', { name: 'Сортировка' });
    await userEvent.click(control);
    const list = screen.getByRole('listbox', { name: 'Сортировка' });
    await expect(control).toHaveAttribute('aria-controls', list.id);
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('дороже');
    await userEvent.click(screen.getByRole('option', { name: 'Цена: сначала дешевле' }));
    await expect(args.onChange).toHaveBeenCalledWith('1', [sorts[1]]);
    await expect(control).toHaveTextContent('Цена: сначала дешевле');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(control).toHaveFocus());
    await userEvent.click(control);
  },
};

/** Several values: the list stays open, selected options come first next time, Backspace removes the last one. */
export const Multiple: Story = {
  args: {
    label: 'Сезон',
    selectionMode: 'multiple',
    defaultValue: ['2'],
    items: ['Зима', 'Лето', 'Всесезон'].map((label, i) => ({
      ...option(label, i),
      count: 914 * i,
    })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const list = screen.getByRole('listbox');
    await expect(list).toHaveAttribute('aria-multiselectable', 'true');
    const labels = () =>
      within(list)
        .getAllByRole('option')
        .map((one) => one.textContent?.slice(0, 4));
    await expect(labels()).toEqual(['Всес', 'Зима', 'Лето']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['2', '0'], expect.anything());
    await expect(labels()).toEqual(['Всес', 'Зима', 'Лето']);
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['2', '0', '1'], expect.anything());
    await expect(field(canvas)).toHaveTextContent('Всесезон, Зима, Лето');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['2', '0'], expect.anything());
    await userEvent.keyboard('{Home} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['0'], expect.anything());
  },
};

export const WithDisabledOptions: Story = {
  args: {
    items: sorts.map((one, index) => ({ ...one, isDisabled: index === 1 || index === 5 })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(field(canvas));
    await userEvent.click(screen.getByRole('option', { name: 'Название: Я–А' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(activeOf(field(canvas))).toHaveTextContent('Остаток: сначала больше');
    await userEvent.keyboard('{End}');
    await expect(activeOf(field(canvas))).toHaveTextContent('Название: А–Я');
  },
};

/** Of ten thousand options only the rows in view are rendered. */
export const TenThousand: Story = {
  args: {
    label: 'Артикул',
    items: Array.from({ length: 10_000 }, (_, i) => option(`PI-${100_000 + i}`, i)),
    defaultValue: '5000',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    const list = screen.getByRole('listbox');
    await expect(list.clientHeight).toBe(245);
    await expect(list.parentElement?.offsetWidth).toBe(field(canvas).parentElement?.offsetWidth);
    await expect(within(list).getAllByRole('option').length).toBeLessThanOrEqual(15);
    const chosen = within(list).getByRole('option', { selected: true });
    await expect(chosen).toHaveAttribute('aria-posinset', '5001');
    await expect(chosen).toHaveAttribute('aria-setsize', '10000');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(within(list).getByText('PI-109999')).toBeVisible());
    await expect(within(list).getAllByRole('option').length).toBeLessThanOrEqual(15);
  },
};

export const Invalid: Story = {
  args: { isInvalid: true, errorMessage: 'Выберите порядок', placeholder: 'Не выбран' },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: '0', hint: 'Сначала выберите раздел' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const Clearable: Story = {
  args: {
    defaultValue: '0',
    optionalText: 'необязательно',
    clearLabel: 'Очистить',
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null, []);
    await waitFor(() => expect(field(canvas)).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Очистить' })).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null, []);
  },
};

/** In a toolbar the field is as wide as its value. */
export const InToolbar: Story = {
  args: { label: undefined, 'aria-label': 'Сортировка', size: 'l', defaultValue: '0' },
  render: (args) => (
    <div style={{ display: 'flex' }}>
      <Select {...args} icon={<ArrowUpDownIcon size={16} />} />
    </div>
  ),
};

export const WithCross: Story = {
  args: { defaultValue: '0', clearLabel: 'Очистить' },
};

export const Sizes: Story = {
  args: { defaultValue: '0', icon: <ArrowUpDownIcon size={16} /> },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Select {...args} size="s" label="Малый" />
      <Select {...args} label="Обычный" />
      <Select {...args} size="l" label="Крупный" />
    </div>
  ),
};
