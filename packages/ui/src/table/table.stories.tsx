import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { SortButton, Table, type TableColumn, type TableProps, type TableSort } from './table.tsx';

interface Offer {
  supplier: string;
  city: string;
  price: number;
  stock: number;
}

const offers: Offer[] = [
  { supplier: 'Шинторг Урал', city: 'Екатеринбург', price: 14280, stock: 212 },
  { supplier: 'Колесо-Опт', city: 'Челябинск', price: 14350, stock: 1480 },
  { supplier: 'Северная шина', city: 'Тюмень', price: 14490, stock: 96 },
  { supplier: 'Авторезерв', city: 'Казань', price: 14560, stock: 160 },
];

const figure = (value: number) => value.toLocaleString('ru-RU').replaceAll('\u00a0', '\u202f');

const columns: TableColumn<Offer>[] = [
  { id: 'supplier', title: 'Поставщик', cell: (offer) => offer.supplier, isRowHeader: true },
  { id: 'city', title: 'Город', cell: (offer) => offer.city },
  {
    id: 'price',
    title: 'Цена',
    cell: (offer) => <b>{figure(offer.price)}&#8239;₽</b>,
    align: 'end',
    isSortable: true,
  },
  {
    id: 'stock',
    title: 'Остаток',
    cell: (offer) => figure(offer.stock),
    align: 'end',
    isSortable: true,
  },
];

function Offers(props: TableProps<Offer>) {
  const [sort, setSort] = useState<TableSort | undefined>(props.sort);
  const by = sort?.column as 'price' | 'stock' | undefined;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const rows = by ? props.rows.toSorted((a, b) => sign * (a[by] - b[by])) : props.rows;
  return (
    <Table
      {...props}
      rows={rows}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Data/Table',
  component: Table<Offer>,
  subcomponents: { SortButton },
  args: {
    caption: 'Предложения поставщиков',
    columns,
    rows: offers,
    rowKey: (offer) => offer.supplier,
    onSortChange: fn(),
  },
  argTypes: { columns: { control: false }, rows: { control: false } },
  render: Offers,
} satisfies Meta<typeof Table<Offer>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Предложения поставщиков' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Колесо-Опт' })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Headers are buttons, for pointer and keyboard; assistive technology gets the order. */
export const Sorted: Story = {
  args: { sort: { column: 'price', direction: 'ascending' } },
  play: async ({ args, canvas, userEvent }) => {
    const head = (name: string) => canvas.getByRole('columnheader', { name });
    const first = () => canvas.getAllByRole('rowheader')[0]?.textContent;
    await expect(head('Цена')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Остаток')).not.toHaveAttribute('aria-sort');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Цена' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'price',
      direction: 'descending',
    });
    await expect(head('Цена')).toHaveAttribute('aria-sort', 'descending');
    await expect(first()).toBe('Авторезерв');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(head('Остаток')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Цена')).not.toHaveAttribute('aria-sort');
    await expect(first()).toBe('Северная шина');
  },
};

export const Dense: Story = {
  args: { density: 'dense' },
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row')[1] as HTMLElement;
    await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(30);
  },
};

const many = Array.from({ length: 60 }, (_, index) => ({
  supplier: `Поставщик ${index + 1}`,
  city: 'Тюмень',
  price: 14000 + index * 10,
  stock: index,
}));

/** A table in a scrolled box; the box can be scrolled by keyboard. */
export const StickyHead: Story = {
  args: { rows: many, maxHeight: '300px', stickyTop: '0px', isCaptionVisible: true },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('region', { name: 'Предложения поставщиков' });
    await expect(box).toHaveAttribute('tabindex', '0');
    box.scrollTop = 800;
    const head = canvas.getByRole('columnheader', { name: 'Цена' }).getBoundingClientRect();
    await expect(Math.round(head.top)).toBe(Math.round(box.getBoundingClientRect().top));
  },
};

/** The table's header stays below the page's header while the page scrolls. */
export const StickyOnThePage: Story = {
  args: { rows: many, stickyTop: '56px' },
  globals: { viewport: { value: 'w1024' } },
};

export const Empty: Story = {
  args: { rows: [], emptyState: 'Предложений нет: попробуйте другой город.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell')).toHaveTextContent('Предложений нет');
  },
};

const withAction: TableColumn<Offer>[] = [
  ...columns,
  {
    id: 'action',
    title: 'Действия',
    isTitleHidden: true,
    align: 'end',
    cell: () => <Button size="s">Исправить</Button>,
  },
];

/** On a phone a row becomes a block of labelled values. */
export const Blocks: Story = {
  args: { columns: withAction, blocksBelow: 768 },
  globals: { viewport: { value: 'w360' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThanOrEqual(4);
    await expect(canvas.getAllByRole('cell').length).toBeGreaterThanOrEqual(12);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Without blocks a wide table scrolls by itself, the page does not. */
export const Narrow: Story = {
  args: { columns: withAction },
  globals: { viewport: { value: 'w360' } },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
