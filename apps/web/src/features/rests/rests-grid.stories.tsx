import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { lookingOnly } from '../../shared/testing/looking-only.tsx';
import { viatti } from '../../shared/testing/viatti.ts';
import type { Rest } from './rests.atoms.ts';
import { RestsGrid } from './rests-grid.tsx';
import { parseRests } from './rests-search.ts';

const rest = (at: number, changes: Partial<Rest> = {}): Rest => ({
  id: String(at),
  product: {
    ...viatti,
    title: `Viatti Strada Asimmetrico V-130 ${205 + at * 10}/55 R16 91V`,
  },
  warehouse: { id: '12', name: 'Основной склад', city: 'Екатеринбург' },
  source_name: null,
  source_article: null,
  match: { by: 'attributes', evidence: null },
  bulk_price: 530_050,
  vat_rate: 22,
  vat_included: true,
  quantity: 480,
  quantity_is_minimum: false,
  min_order: 4,
  multiple: 4,
  dot_year: 2026,
  dot_week: 20,
  country: 'Россия',
  customs_declaration: null,
  updated_at: '2026-11-21T11:42:00+03:00',
  cost_price: null,
  sold: 0,
  stock_days: null,
  place: null,
  ...changes,
});

const rests = [
  rest(0),
  rest(1, { quantity: 0 }),
  rest(2, {
    quantity: 20,
    quantity_is_minimum: true,
    source_name: 'Шина летняя Виатти Страда 225/55R16',
    match: { by: 'own', evidence: null },
  }),
];

const meta = {
  title: 'Приложение/Компании/Остатки',
  component: RestsGrid,
  globals: { viewport: { value: 'w1256' } },
  args: {
    rests,
    total: 3,
    search: parseRests(new URLSearchParams()),
    onSearch: fn(),
    selected: new Set<string>(),
    onSelected: fn(),
    actions: null,
    summary: '3 позиции',
    onChange: fn(async () => []),
    onMismatch: fn(),
    onOrigin: fn(),
    nextPage: undefined,
    isLoading: false,
    onLoadMore: fn(),
  },
} satisfies Meta<typeof RestsGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const price = async () =>
  (await screen.findAllByRole('gridcell', { name: /^5.300,50$/ }))[0] as HTMLElement;

/** Whoever may not sell reads prices and stock, and changes none. */
export const LookingOnly: Story = {
  decorators: [lookingOnly],
  play: async ({ canvas, args }) => {
    await userEvent.click(await price());
    await userEvent.keyboard('1{Enter}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: /^Действия/ })).toBeNull();
  },
};

export const Rows: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await price());
    await userEvent.keyboard('5 480{Tab}');
    await userEvent.keyboard('много{Enter}');
    await expect(canvas.getByText('Целое число')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith([
      { rest: expect.objectContaining({ id: '0' }), changes: { bulk_price: 548_000 } },
    ]);
    await userEvent.click(canvas.getByRole('checkbox', { name: /215\/55/ }));
    await expect(args.onSelected).toHaveBeenCalledWith(new Set(['1']));
  },
};

/** Two columns of a spreadsheet are one change of each row; what the server refuses is told at its cells. */
export const Pasted: Story = {
  args: { onChange: fn(async () => [{ id: '1', error: new Error('нет') }]) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await price());
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '5400,50\t12\r\n5 500\t8\r\n');
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    canvas.getByRole('grid').dispatchEvent(paste);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith([
        {
          rest: expect.objectContaining({ id: '0' }),
          changes: { bulk_price: 540_050, quantity: 12 },
        },
        {
          rest: expect.objectContaining({ id: '1' }),
          changes: { bulk_price: 550_000, quantity: 8 },
        },
      ]),
    );
    await canvas.findByText(/Не сохранено: 2/);
    await expect(canvas.getByRole('gridcell', { name: /^5 500/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};

/** Heads order the rows on the server; one that has a single order keeps it. */
export const Ordered: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Остаток, шт.' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith(
      expect.objectContaining({ order_by: 'quantity__asc' }),
    );
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Товар' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith(
      expect.objectContaining({ order_by: 'brand_model__desc' }),
    );
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Продажи за 90 дней' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith(
      expect.objectContaining({ order_by: 'stock_days__desc' }),
    );
  },
};

const place = (changes: Partial<NonNullable<Rest['place']>> = {}): Rest['place'] => ({
  ...{ standing: 'fresh', gross_price: 541_200, others: 7 },
  ...{ rank: 2, best_gap: 4_100, median_gap: -6_300, ...changes },
});
const apart = { rank: null, best_gap: null, median_gap: null };

/** With a city each price has its place, and a row takes its cost price. */
export const Compared: Story = {
  args: {
    search: parseRests(new URLSearchParams({ to: 'Рязань' })),
    rests: [
      rest(0, { place: place(), sold: 124, stock_days: 348, cost_price: 471_000 }),
      rest(1, { place: place({ rank: 1, best_gap: -6_000, median_gap: -16_300 }) }),
      rest(2, { place: place({ ...apart, others: 2 }) }),
      rest(3, { place: place({ ...apart, standing: 'old' }) }),
      rest(4, { place: place({ ...apart, standing: 'unknown', gross_price: null }) }),
      rest(5, { place: place({ ...apart, standing: 'short' }), quantity: 0 }),
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('2-е из 8')).toBeVisible();
    await expect(canvas.getByText('Старый DOT')).toBeVisible();
    await expect(canvas.getByText(/дороже лучшей на 41.₽/)).toBeVisible();
    await expect(canvas.getByText(/лучшая, запас 60.₽/)).toBeVisible();
    await expect(
      canvas.getByText(/продано 124.шт., остатка хватит на 348 дней/),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('gridcell', { name: /^4.710$/ }));
    await userEvent.keyboard('4 650{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { rest: expect.objectContaining({ id: '0' }), changes: { cost_price: 465_000 } },
    ]);
    await userEvent.keyboard('{ArrowUp}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { rest: expect.objectContaining({ id: '0' }), changes: { cost_price: null } },
    ]);
  },
};

export const Failed: Story = {
  args: { nextPage: 2, error: 'Остатки не загрузились' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w360' } } };
