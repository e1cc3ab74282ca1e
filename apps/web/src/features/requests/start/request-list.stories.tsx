import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import { summary } from '../testing/samples.ts';
import { RequestList } from './request-list.tsx';

const meta = {
  title: 'Приложение/Заявка/Список',
  component: RequestList,
  args: {
    requests: [
      summary,
      { ...summary, id: '2', number: 112, name: 'Окская', open_count: 1, orders_count: 1 },
      { ...summary, id: '3', number: 104, open_count: 0, orders_count: 2 },
      { ...summary, id: '4', number: 98, is_closed: true },
    ],
    error: undefined,
    onRetry: fn(),
  },
  decorators: [withRouter],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RequestList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Заявка 118' })).toHaveAttribute(
      'href',
      `/requests/${summary.id}`,
    );
    const states = ['Открыта', 'Заказана часть', 'Заказана', 'Закрыта'];
    for (const state of states) await expect(canvas.getByText(state)).toBeVisible();
  },
};

export const None: Story = {
  args: { requests: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
};

export const Failed: Story = {
  args: { requests: undefined, error: 'Сервер не отвечает. Проверьте связь' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
