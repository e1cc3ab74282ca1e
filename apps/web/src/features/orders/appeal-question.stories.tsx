import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OrderView } from './order-view.tsx';
import { actions } from './testing/actions.ts';
import { order } from './testing/samples.ts';

const meta = {
  title: 'Приложение/Заказы/Вопрос поставщика',
  component: OrderView,
  args: { order, actions, isPending: false, onRepeat: fn(), onExport: fn(async () => undefined) },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof OrderView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The buyer is asked whether an order was declined at their wish. */
export const Asked: Story = {
  args: {
    order: {
      ...order,
      status: 'declined',
      allowed: ['answer_appeal', 'repeat'],
      history: [
        ...order.history,
        {
          ...{ kind: 'declined', status: 'declined', at: '2026-11-22T12:00:00+03:00', by: null },
          ...{ comment: null, details: { cause: 'buyer_wish' } },
        },
        {
          ...{ kind: 'appealed', status: 'declined', at: '2026-11-22T12:00:01+03:00', by: null },
          ...{ comment: 'Просили перенести на январь', details: {} },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const question = within(canvas.getByRole('region', { name: 'Вопрос поставщика' }));
    await expect(question.getByText(/«Просили перенести на январь»/)).toBeVisible();
    const now = within(canvas.getByRole('region', { name: 'Что сейчас' }));
    await expect(now.getByText('По просьбе покупателя')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Нет, не просили' }));
    await expect(actions.answerAppeal).toHaveBeenCalledWith(false);
  },
};
