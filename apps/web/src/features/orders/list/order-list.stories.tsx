import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import { OrderFilters } from './order-filters.tsx';

const meta = {
  title: 'Приложение/Заказы/Список',
  component: OrderFilters,
  decorators: [withRouter],
  args: {
    choice: { status: undefined },
    orders: {
      data: [],
      meta: {
        current_page: 1,
        from: null,
        last_page: 1,
        path: '',
        page: 1,
        per_page: 20,
        to: null,
        total: 3,
      },
      links: { first: '', last: '', prev: null, next: null },
      totals: { orders: 3, quantity: 40, sum: 21_200_000 },
      partners: [{ id: 's', name: 'ООО «Шинторг Урал»' }],
    },
    side: 'buyer',
    onChange: fn(),
    onExport: fn(async () => undefined),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof OrderFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A changed condition keeps the others. The sum covers everything that was found. */
export const Filters: Story = {
  args: { choice: { status: 'shipped', from: '2026-11-01' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/3 заказа, 40.шт. на 212.000.₽/);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Найти' }), ' П-000123 {Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.choice, q: 'П-000123' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Все' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.choice, status: undefined });
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать XLSX' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};
