import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withRouter } from '../../shared/testing/with-router.tsx';
import type { MarketFact } from './market-facts.atoms.ts';
import { MarketFactsView } from './market-facts-content.tsx';

const fact: MarketFact = {
  id: '7',
  brand: 'Zimogor',
  model: 'Lumen',
  attribute: 'season',
  value: 'winter',
  state: 'learnt',
  said: 10,
  denied: 1,
  sureness: 0.875,
  learnt_at: '2026-11-24T03:24:00+03:00',
  seen_at: '2026-11-20T03:24:00+03:00',
  decided_by: null,
};
const page = (...data: MarketFact[]) => ({
  data,
  meta: {
    current_page: 1,
    last_page: 1,
    page: 1,
    per_page: 20,
    total: data.length,
    from: 1,
    path: '',
    to: data.length,
  },
  links: { prev: null, first: '', last: '', next: null },
});

const meta = {
  title: 'Приложение/Сведения рынка',
  component: MarketFactsView,
  args: {
    state: 'learnt',
    facts: page(
      fact,
      { ...fact, id: '6', attribute: 'studded', value: 'true', said: 4, denied: 0, sureness: 0.9 },
      { ...fact, id: '5', attribute: 'alias', value: 'ZK77', said: 3, denied: 0 },
    ),
    onState: fn(),
    onDecide: fn(async () => undefined),
  },
  decorators: [withRouter],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MarketFactsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the market says, and its undoing. */
export const Learnt: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('10 поставщиков, 1 против')).toBeVisible();
    await expect(canvas.getByText('с шипами')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить: Zimogor Lumen — зима' }));
    await expect(args.onDecide).toHaveBeenCalledWith(fact, 'undone');
    await userEvent.click(canvas.getByRole('radio', { name: 'Предложено' }));
    await expect(args.onState).toHaveBeenCalledWith('proposed');
  },
};

const proposed: MarketFact = {
  ...fact,
  attribute: 'alias',
  value: 'ZK77',
  state: 'proposed',
  said: 1,
  denied: 0,
  sureness: 0.75,
};

/** Two names of one model wait for a keeper. */
export const Proposed: Story = {
  args: { state: 'proposed', facts: page(proposed) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1 поставщик')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Отклонить: Zimogor Lumen — она же ZK77' }),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Принять: Zimogor Lumen — она же ZK77' }),
    );
    await expect(args.onDecide).toHaveBeenCalledWith(proposed, 'learnt');
  },
};

export const Undone: Story = {
  args: {
    state: 'undone',
    facts: page({ ...fact, state: 'undone', decided_by: 'Пётр Ильин' }),
  },
};

export const Empty: Story = { args: { facts: page() } };
