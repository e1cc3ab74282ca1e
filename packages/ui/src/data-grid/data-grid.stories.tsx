import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Key } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DataGrid } from './data-grid.tsx';
import {
  cell,
  columns,
  drawn,
  isActive,
  refuse,
  type Stock,
  StockGrid,
  statusText,
  stockOf,
} from './testing/stock-grid.tsx';

const meta = {
  title: 'Components/Data/DataGrid',
  component: DataGrid<Stock>,
  args: {
    label: 'Остатки',
    columns,
    rows: stockOf(40),
    rowKey: (row) => row.id,
    summary: '40 позиций',
    onEdit: async () => undefined,
  },
  argTypes: { columns: { control: false }, rows: { control: false } },
  beforeEach: () => {
    refuse.mockClear();
  },
  render: (args) => <StockGrid {...args} />,
} satisfies Meta<typeof DataGrid<Stock>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One stop of Tab; arrows, Home, End and pages move; the head is the row above the first. */
export const Default: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Button size="s">Дальше</Button>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Остатки' });
    await expect(grid).toHaveAttribute('aria-rowcount', '42');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(grid).toHaveFocus());
    await isActive('партия 1');
    await userEvent.keyboard('{ArrowDown}{End}');
    await isActive('7');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await isActive('273');
    await expect(canvas.getByRole('rowheader', { name: /партия 40$/ })).toBeVisible();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
    await isActive('Товар');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Дальше' })).toHaveFocus());
  },
};

/** Enter on a head sorts, and again reverses; so does a press. */
export const Sorted: Story = {
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('columnheader', { name: 'Остаток, шт.' });
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(head);
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('партия 40');
  },
};

/** Enter or a letter edits a cell; Enter saves and goes down; a wrong text is told at once; Escape leaves. */
export const Edited: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await drawn(/^5.300$/));
    await userEvent.keyboard('5480{Enter}');
    await waitFor(() => expect(cell(/^5.480$/)).toBeVisible());
    await isActive('5 310');
    await statusText('Изменено ячеек: 1');
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: /^Цена, ₽: .*партия 2$/ });
    await expect(field).toHaveValue('5310');
    await userEvent.clear(field);
    await userEvent.type(field, 'много{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Целое число');
    await userEvent.keyboard('{Escape}');
    await expect(cell(/^5.310$/)).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cell(/^5.300$/)).toBeVisible());
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(cell(/^5.480$/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(cell(/^5.300$/)).toBeVisible());
    await expect(refuse).toHaveBeenCalledTimes(4);
  },
};

/** What the server refuses is told at its cell, with the text that was typed; the row keeps its value. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await drawn(/^5.300$/));
    await userEvent.keyboard('900{Tab}{ArrowLeft}');
    await waitFor(() => expect(cell(/900/)).toHaveAttribute('aria-invalid', 'true'));
    const error = canvas.getByText('Ниже закупочной');
    const { left, top, width, height } = error.getBoundingClientRect();
    // no row lies over it
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(error);
    await statusText('Не сохранено: 1');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('900');
    await userEvent.keyboard('{Escape}');
    await expect(cell(/^5.300$/)).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('900{Enter}{ArrowUp}');
    await canvas.findByText('Ниже закупочной');
  },
};

/** Rows are chosen by their box or Space, all by the head's box or Ctrl+A; then the bar has what can be done. */
export const Chosen: Story = {
  args: { selected: new Set<Key>([2]), actions: <Button size="s">Снять с продажи</Button> },
  play: async ({ canvas, userEvent }) => {
    await statusText('Выбрано: 1');
    await expect(canvas.getByRole('button', { name: 'Снять с продажи' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Выбрать: .*партия 3$/ }));
    await statusText('Выбрано: 2');
    await userEvent.keyboard('{ArrowDown} ');
    await statusText('Выбрано: 3');
    const all = canvas.getByRole('checkbox', { name: 'Выбрать все' });
    await expect(all).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.keyboard('{Control>}a{/Control}');
    await statusText('Выбрано: 40');
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }));
    await statusText('40 позиций');
    await userEvent.click(all);
    await expect(all).toHaveAttribute('aria-checked', 'true');
  },
};

/** Columns are hidden, frozen and drawn to another width; the parent can keep all that. */
export const Columns: Story = {
  args: { defaultLayout: { frozen: ['name'] }, selected: new Set<Key>(), onLayoutChange: fn() },
  globals: { viewport: { value: 'w360' } },
  play: async ({ args, canvas, userEvent }) => {
    const scroller = canvas.getByRole('grid').parentElement as HTMLElement;
    const left = () => canvas.getAllByRole('rowheader')[0]?.getBoundingClientRect().left;
    const before = left();
    scroller.scrollLeft = 80;
    await expect(left()).toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Столбцы' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Столбцы' }));
    await expect(dialog.getByRole('checkbox', { name: 'Товар' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Склад' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Закрепить: Цена, ₽' }));
    const later = dialog.getByRole('button', { name: 'Позже: Товар' });
    await userEvent.click(later);
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await waitFor(() => expect(later).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Раньше: Товар' }));
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Позже: Товар' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('columnheader', { name: 'Склад' })).toBeNull();
    const head = canvas.getByRole('columnheader', { name: 'Цена, ₽' });
    await userEvent.click(head);
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({
      frozen: ['name', 'price'],
      hidden: ['warehouse'],
      order: ['warehouse', 'name', 'price', 'pieces'],
      widths: { price: 136 },
    });
    await expect(head.getBoundingClientRect().width).toBe(136);
    await userEvent.click(canvas.getByRole('button', { name: 'Столбцы' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Как было сначала' }));
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({ frozen: ['name'] });
  },
};

/** A column stands where it was moved to, on the screen and in what is copied. */
export const Moved: Story = {
  args: { defaultLayout: { order: ['price', 'name'] } },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Цена, ₽', 'Остаток, шт.', 'Товар', 'Склад']);
  },
};

/** Rows come when they are seen: the grid tells which are drawn, and stand-ins keep the places of the others. */
export const Arriving: Story = {
  args: { rows: stockOf(50_000), onShownChange: fn(), maxHeight: '300px' },
  play: async ({ args, canvas }) => {
    const scroller = canvas.getByRole('grid').parentElement as HTMLElement;
    await waitFor(() =>
      expect(args.onShownChange).toHaveBeenLastCalledWith(expect.objectContaining({ start: 0 })),
    );
    scroller.scrollTop = 44 * 20_000;
    await waitFor(() =>
      expect(args.onShownChange).toHaveBeenLastCalledWith({ start: 19_997, end: 20_009 }),
    );
  },
};

/** Of a hundred thousand rows those in view are drawn. */
export const Many: Story = {
  args: { rows: stockOf(100_000), summary: '100 000 позиций', density: 'dense' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(30);
    await userEvent.click(await drawn(/^5.300$/));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(canvas.getByRole('rowheader', { name: /партия 100000$/ })).toBeVisible(),
    );
  },
};

/** A cell that is edited keeps its text and the focus while its row is scrolled out of view. */
export const EditedOutOfView: Story = {
  args: { rows: stockOf(1000), maxHeight: '300px' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await drawn(/^5.300$/));
    await userEvent.keyboard('5');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('9');
    const scroller = canvas.getByRole('grid').parentElement as HTMLElement;
    scroller.scrollTop = 20_000;
    await canvas.findByRole('rowheader', { name: /партия 457$/ });
    await expect(canvas.getByRole('textbox')).toHaveValue('59');
    await userEvent.keyboard('99{Enter}');
    await waitFor(() => expect(cell(/^5.999$/)).toBeVisible());
  },
};

/** Without `onEdit` nothing can be edited or pasted. */
export const ReadOnly: Story = {
  args: { density: 'dense' },
  render: ({ onEdit: _, ...args }) => <StockGrid {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await drawn(/^5.300$/));
    await userEvent.keyboard('{Enter}7');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
  },
};

export const Empty: Story = {
  args: { rows: [], summary: '0 позиций', emptyState: 'Остатков нет: загрузите прайс-лист.' },
};

/** From right to left, on a phone: the arrow to the left goes on, frozen columns stay at the right. */
export const RightToLeft: Story = {
  args: { defaultLayout: { frozen: ['name'], widths: { name: 160 } }, onLayoutChange: fn() },
  globals: { viewport: { value: 'w360' }, direction: 'rtl' },
  play: async ({ args, canvas, userEvent }) => {
    const scroller = canvas.getByRole('grid').parentElement as HTMLElement;
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const price = await drawn(/^5.300$/);
    const name = canvas.getAllByRole('rowheader')[0] as HTMLElement;
    const right = () => name.getBoundingClientRect().right;
    const before = right();
    scroller.scrollLeft = -120;
    await waitFor(() => expect(scroller.scrollLeft).toBe(-120));
    await expect(right()).toBe(before);
    await userEvent.click(price);
    await userEvent.keyboard('{ArrowLeft}');
    await isActive('0');
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() =>
      expect(args.onLayoutChange).toHaveBeenLastCalledWith({
        frozen: ['name'],
        widths: { name: 160, price: 136 },
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Столбцы' }));
    const dialog = await screen.findByRole('dialog', { name: 'Столбцы' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const lock = within(dialog).getByRole('button', { name: 'Закрепить: Цена, ₽' });
    const box = within(dialog).getByText('Цена, ₽').getBoundingClientRect();
    await expect(lock.getBoundingClientRect().right).toBeLessThanOrEqual(box.left);
  },
};
