import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { MapPinIcon } from '../icons/icons.tsx';
import { ComboBox } from './combo-box.tsx';

const words = {
  search: 'Найти город',
  empty: 'Такого города нет в списке',
  loading: 'Загружаем ещё города',
  retry: 'Повторить',
  found: 'Найдено: {count}',
};

const cities = Object.entries({
  Артёмовский: 'Свердловская обл.',
  Архангельск: 'Архангельская обл.',
  Брянск: 'Брянская обл.',
  Верхнеуральск: 'Челябинская обл.',
  Екатеринбург: 'Свердловская обл.',
  Ижевск: 'Удмуртия',
  'Каменск-Уральский': 'Свердловская обл.',
  Орёл: 'Орловская обл.',
  Тюмень: 'Тюменская обл.',
  Челябинск: 'Челябинская обл.',
}).map(([label, description], i) => ({ value: String(i), label, description }));

const meta = {
  title: 'Components/Fields/ComboBox',
  component: ComboBox,
  args: {
    label: 'Город',
    placeholder: 'Выберите город',
    items: cities,
    words,
    onChange: fn(),
    onOpenChange: fn(),
  },
  argTypes: { icon: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340, minHeight: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: /^Город/ });
const search = () => screen.getByRole('combobox', { name: 'Найти город' });
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);

export const Closed: Story = {};

export const Chosen: Story = { args: { defaultValue: '4' } };

/** The search ignores case, «е» finds «ё», and the found part is marked. */
export const Searching: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(field(canvas));
    await waitFor(() => expect(search()).toHaveFocus());
    await userEvent.keyboard('ОРЕ');
    await expect(names()).toEqual(['ОрёлОрловская обл.']);
    await userEvent.clear(search());
    await userEvent.keyboard('ск');
    await expect(names()).toHaveLength(7);
    const marks = screen.getByRole('listbox').querySelectorAll('mark');
    await expect([...marks].map((mark) => mark.textContent)).toEqual(Array(7).fill('ск'));
    await expect(screen.getByRole('status')).toHaveTextContent('Найдено: 7');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    await userEvent.keyboard('нарния');
    await waitFor(() => expect(screen.getByText('Такого города нет в списке')).toBeVisible());
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(search()).not.toHaveAttribute('aria-activedescendant');
  },
};

/** The selected option is in view when the list opens again; a pick by mouse closes the list. */
export const Pick: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(field(canvas));
    await userEvent.click(screen.getByRole('option', { name: /Брянск/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2', [cities[2]]);
    await expect(field(canvas)).toHaveTextContent('Брянск');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(field(canvas)).toHaveFocus());
    await userEvent.click(field(canvas));
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Брянск');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Several values: the list stays open, Backspace in the empty search field removes the last one. */
export const Multiple: Story = {
  args: { selectionMode: 'multiple', defaultValue: ['8'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(field(canvas));
    await expect(names()[0]).toBe('ТюменьТюменская обл.');
    await userEvent.keyboard('челя{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['8', '9'], [cities[8], cities[9]]);
    await waitFor(() => expect(search()).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(search()).toHaveValue('чел');
    await userEvent.clear(search());
    await expect(names().slice(0, 2)).toEqual([
      'ТюменьТюменская обл.',
      'ЧелябинскЧелябинская обл.',
    ]);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['8'], [cities[8]]);
    await userEvent.click(screen.getByRole('option', { name: /Ижевск/ }));
    await expect(field(canvas)).toHaveTextContent('Тюмень, Ижевск2');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field(canvas)).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['8'], [cities[8]]);
    await userEvent.click(field(canvas));
  },
};

export const WithCounts: Story = {
  args: {
    selectionMode: 'multiple',
    defaultValue: ['4', '8'],
    items: cities.map(({ value, label }, i) => ({ value, label, count: 1204 - 97 * i })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    const first = screen.getByRole('option', { name: /Екатеринбург/ });
    // a list is hidden until it has its place
    await waitFor(() => expect(within(first).getByText('816')).toBeVisible());
  },
};

/** Ten thousand options: only the rows in view are rendered, in the whole list and in search results. */
export const TenThousand: Story = {
  args: {
    items: Array.from({ length: 10_000 }, (_, i) => ({ value: String(i), label: `Склад ${i}` })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    await expect(names().length).toBeLessThanOrEqual(15);
    await userEvent.keyboard('9');
    await expect(names().length).toBeLessThanOrEqual(15);
    await expect(screen.getByRole('status')).toHaveTextContent('Найдено: 3439');
    await userEvent.keyboard('999');
    await expect(names()).toEqual(['Склад 9999']);
  },
};

export const Invalid: Story = {
  args: {
    isInvalid: true,
    errorMessage: 'Выберите город доставки',
    icon: <MapPinIcon size={16} />,
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: '4' } };

export const Clearable: Story = {
  args: {
    optionalText: 'необязательно',
    clearLabel: 'Очистить',
    defaultValue: '4',
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null, []);
    await expect(field(canvas)).toHaveTextContent('Выберите город');
  },
};

/** Chips under the field: each can be taken away, by its cross or by Delete; the field says how many there are. */
export const Chips: Story = {
  args: { selectionMode: 'multiple', hasChips: true, defaultValue: ['4', '8'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(field(canvas)).toHaveTextContent('Выбрано: 2');
    const cross = (name: string) => canvas.getByRole('button', { name: `Убрать ${name}` });
    await userEvent.click(cross('Тюмень'));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      ['4'],
      [expect.objectContaining({ label: 'Екатеринбург' })],
    );
    await waitFor(() => expect(cross('Екатеринбург')).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await waitFor(() => expect(field(canvas)).toHaveFocus());
    await userEvent.keyboard('орёл{Enter}{Escape}');
    await expect(canvas.getByRole('toolbar', { name: 'Город' })).toHaveTextContent('Орёл');
    await expect(field(canvas)).toHaveTextContent('Выбрано: 1');
  },
};

/** On a phone, from right to left: chips wrap, their crosses are at the left, and the arrow to the left goes on. */
export const ChipsMirrored: Story = {
  args: { selectionMode: 'multiple', hasChips: true, defaultValue: ['0', '1', '3', '4', '6'] },
  globals: { viewport: { value: 'w360' }, direction: 'rtl' },
  play: async ({ canvas, userEvent, args }) => {
    const bar = canvas.getByRole('toolbar', { name: 'Город' });
    const crosses = within(bar).getAllByRole('button');
    const at = (one: number) => crosses[one]?.getBoundingClientRect() as DOMRect;
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await expect(at(4).top).toBeGreaterThan(at(0).top);
    const word = within(bar).getByText('Артёмовский').getBoundingClientRect();
    await expect(at(0).right).toBeLessThanOrEqual(word.left);
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(crosses[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(crosses[1]).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await waitFor(() => expect(crosses[1]).toHaveFocus());
  },
};

/** What cannot be changed has no crosses: its options stay in the field. */
export const ReadOnlyChips: Story = {
  args: { selectionMode: 'multiple', hasChips: true, isReadOnly: true, defaultValue: ['4', '8'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await expect(field(canvas)).toHaveTextContent('Екатеринбург, Тюмень');
  },
};
