import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { lookingOnly } from '../../shared/testing/looking-only.tsx';
import { viatti } from '../../shared/testing/viatti.ts';
import type { Rest } from './rests.atoms.ts';
import { RestsList } from './rests.tsx';

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

const meta = {
  title: 'Приложение/Компании/Остатки',
  component: RestsList,
  args: {
    pages: [
      [
        rest(0),
        rest(1, { quantity: 0 }),
        rest(2, {
          quantity: 20,
          quantity_is_minimum: true,
          source_name: 'Шина летняя Виатти Страда 225/55R16',
          match: { by: 'own', evidence: null },
        }),
      ],
    ],
    selected: new Set(['1']),
    onSelect: fn(),
    onChange: fn(),
    onMismatch: fn(),
    onOrigin: fn(),
    nextPage: undefined,
    isLoading: false,
    onLoadMore: fn(),
  },
} satisfies Meta<typeof RestsList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever may not sell reads prices and stock, and changes none. */
export const LookingOnly: Story = {
  decorators: [lookingOnly],
  play: async ({ canvas, args }) => {
    const price = canvas.getByRole('textbox', { name: /^Цена: .*205\/55/ });
    await expect(price).toHaveAttribute('readonly');
    await userEvent.type(price, '1{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: /^Действия/ })).toBeNull();
  },
};

export const Rows: Story = {
  play: async ({ canvas, args }) => {
    const price = canvas.getByRole('textbox', { name: /^Цена: .*205\/55/ });
    await expect(price).toHaveValue('5\u202f300,50');
    await userEvent.clear(price);
    await userEvent.type(price, '5 480{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ id: '0' }), {
      bulk_price: 548_000,
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: /205\/55/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('0', true);
  },
};

/** A text that is no number is reported at once; Escape restores the old value. */
export const WrongNumber: Story = {
  play: async ({ canvas, args }) => {
    const stock = canvas.getByRole('textbox', { name: /^Остаток: .*205\/55/ });
    await userEvent.clear(stock);
    await userEvent.type(stock, 'много');
    await expect(canvas.getByText('Целое число')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(stock).toHaveValue('480');
    await expect(args.onChange).not.toHaveBeenCalled();
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
    pages: [
      [
        rest(0, { place: place(), sold: 124, stock_days: 348, cost_price: 471_000 }),
        rest(1, { place: place({ rank: 1, best_gap: -6_000, median_gap: -16_300 }) }),
        rest(2, { place: place({ ...apart, others: 2 }) }),
        rest(3, { place: place({ ...apart, standing: 'old' }) }),
        rest(4, { place: place({ ...apart, standing: 'unknown', gross_price: null }) }),
        rest(5, { place: place({ ...apart, standing: 'short' }), quantity: 0 }),
      ],
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('дороже лучшей на 41 ₽', { exact: false })).toBeVisible();
    await expect(canvas.getByText('лучшая, запас 60 ₽', { exact: false })).toBeVisible();
    await expect(canvas.getByText(/продано 124.шт., остатка хватит на 348 дней/)).toBeVisible();
    const cost = canvas.getByRole('textbox', { name: /^Закупка: .*205\/55/ });
    await userEvent.clear(cost);
    await userEvent.type(cost, '4 650{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: '0' }), {
      cost_price: 465_000,
    });
    await userEvent.clear(cost);
    await userEvent.type(cost, '{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: '0' }), {
      cost_price: null,
    });
  },
};

export const Failed: Story = {
  args: { nextPage: 2, error: 'Остатки не загрузились' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
