import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import { fact, offers, summerTyre, tyre } from '../testing/samples.ts';
import { ComparisonTable } from './comparison-content.tsx';

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
        bought: null,
      },
      {
        product: summerTyre,
        facts: [fact('season', 'Сезон', 'Лето'), fact('run_flat', 'RunFlat', false)],
        offers: offers.slice(1, 2),
        days: [],
        bought: null,
      },
    ],
    view: 'price',
    city: '',
    pieces: 16,
    wanted: 16,
    isStale: false,
    onPieces: fn(),
    onShare: fn(),
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
    await expect(args.onRemove).toHaveBeenCalledWith(tyre);
    await userEvent.click(canvas.getByRole('button', { name: 'Поделиться' }));
    await expect(args.onShare).toHaveBeenCalled();
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
    wanted: 10_000,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Столько нет ни у одного поставщика')).toBeVisible();
  },
};

/** Prices of another number come: the last ones are pale, and are those of their own number. */
export const Stale: Story = {
  args: { wanted: 17, isStale: true },
  // what is about to go is pale on purpose
  parameters: { a11y: { context: { exclude: ['[data-live-announcer]', '[data-stale]'] } } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('region', { name: 'Таблица сравнения' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(within(table).getByRole('row', { name: /^За 16/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'На сколько штук' })).toHaveValue('17');
  },
};

/** What the visitor has bought of them; the second answer still comes. */
export const Bought: Story = {
  args: {
    goods: meta.args.goods.map((one, at) => ({
      ...one,
      bought:
        at === 0
          ? { orders: 3, last: { ordered_on: '2026-11-03', quantity: 8, sum: 4_384_000 } }
          : ('loading' as const),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Вы брали/ })).toHaveTextContent(
      /5\s480\s₽8\sшт\. 3 ноября 2026\sг\., всего 3 раза…/,
    );
  },
};
