import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import { CallList } from './call-list.tsx';

const call = {
  ...{ id: '2', key_id: '1', key_name: 'Обмен с 1С', address: '203.0.113.7' },
  ...{ operation: 'confirmOrder', title: 'Подтвердить заказ', order_id: 'a1', status: 200 },
  at: '2026-11-20T12:00:00+03:00',
};

const meta = {
  title: 'Приложение/Компании/Вызовы с ключами',
  component: CallList,
  decorators: [withRouter],
  args: {
    calls: [
      call,
      { ...call, id: '1', operation: 'cancelOrder', title: 'Отменить заказ', status: 409 },
    ],
    reads: [
      { operation: 'listPurchases', title: 'Заказы компании', calls: 1200 },
      { operation: 'searchTyres', title: 'Найти шины', calls: 40 },
    ],
    onMore: fn(async () => undefined),
  },
} satisfies Meta<typeof CallList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Отменить заказ: отказ 409')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Заказ' })).toHaveAttribute('href', '/orders/a1');
    await expect(
      canvas.getByText(/^Чтения за сегодня: 1.240. Заказы компании — 1.200, Найти шины — 40$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Показать раньше' }));
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce());
  },
};

export const None: Story = {
  args: { calls: [], reads: [], onMore: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('За 90 дней программы ничего не меняли.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
