import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import { fact, offers, summerTyre, tyre } from '../testing/samples.ts';
import { ComparisonTable } from './comparison-table.tsx';

const meta = {
  title: 'Приложение/Каталог/Сравнение',
  component: ComparisonTable,
  decorators: [withRouter],
  args: {
    goods: [
      {
        product: tyre,
        facts: [fact('season', 'Сезон', 'Зима'), fact('run_flat', 'RunFlat', false)],
        offers: offers.slice(0, 1),
        days: [],
      },
      {
        product: summerTyre,
        facts: [fact('season', 'Сезон', 'Лето'), fact('run_flat', 'RunFlat', false)],
        offers: offers.slice(1, 2),
        days: [],
      },
    ],
    view: 'price',
    city: '',
    pieces: 16,
    onPieces: fn(),
    onRemove: fn(),
    onMove: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ComparisonTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows that differ; the others are one sentence until they are asked for. */
export const Two: Story = {
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole('table'));
    await expect(table.getByRole('row', { name: /^Сезон/ })).toHaveTextContent('ЗимаЛето');
    await expect(table.queryByRole('row', { name: /^RunFlat/ })).toBeNull();
    await expect(canvas.getByText(/^Одинаково у всех:/)).toHaveTextContent('RunFlat: Нет');
    await userEvent.click(canvas.getByRole('switch', { name: 'Только различия' }));
    await expect(table.getByRole('row', { name: /^RunFlat/ })).toHaveTextContent('НетНет');
    await expect(table.getByRole('row', { name: /^За 16/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Увеличить' }));
    await expect(args.onPieces).toHaveBeenCalledWith(17);
    const [remove] = table.getAllByRole('button', { name: /^Убрать из сравнения/ });
    remove?.focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(args.onMove).toHaveBeenCalledWith(tyre.id, 1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith(tyre.id);
  },
};

/** Nobody sells the first one: its column stays. */
export const Gone: Story = {
  args: {
    goods: meta.args.goods.map((one, at) =>
      at === 0 ? { ...one, product: { ...one.product, offers_count: 0 }, offers: [] } : one,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Сейчас никто не продаёт')).toBeVisible();
  },
};

/** Nobody alone has so many of the first one. */
export const TooMany: Story = {
  args: {
    goods: meta.args.goods.map((one, at) => (at === 0 ? { ...one, offers: [] } : one)),
    pieces: 10_000,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Столько нет ни у одного поставщика')).toBeVisible();
  },
};
