import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays } from 'date-fns/addDays';
import { lightFormat } from 'date-fns/lightFormat';
import { expect } from 'storybook/test';
import { OrderPayments } from './order-payments.tsx';

const inDays = (days: number) => lightFormat(addDays(new Date(), days), 'yyyy-MM-dd');
const payment = (days: number, name: string, sum: number, orders = 1) => ({
  until: inDays(days),
  partner: { id: '019aa5c0-7c1e-7d3a-9b1f-3e5a2f6c8d10', name },
  sum,
  orders: Array.from({ length: orders }, (_, at) => ({
    id: `order-${at}`,
    number: `П-00000${at}`,
  })),
});

const meta = {
  title: 'Приложение/Заказы/Платежи',
  component: OrderPayments,
  args: {
    side: 'buyer',
    payments: {
      sum: 40_000_000,
      data: [
        payment(-3, 'ООО «Волга Шина Снаб»', 9_386_700),
        payment(0, 'ООО «Шинный двор»', 9_734_000, 2),
        payment(0, 'ООО «Невская шина»', 1_000_000),
        payment(10, 'ООО «Невская шина»', 12_144_000),
      ],
    },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof OrderPayments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Payments: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Просрочено')).toBeVisible();
    await expect(canvas.getByText('сегодня')).toBeVisible();
    // two suppliers on one day
    await expect(canvas.getByText(/^107.340.₽$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ООО «Шинный двор»' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?partner=/),
    );
  },
};

/** More days than are shown. */
export const Many: Story = {
  args: {
    payments: {
      sum: 60_000_000,
      data: [1, 2, 3, 8, 9, 10].map((days) => payment(days, 'ООО «Шинный двор»', 10_000_000)),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ещё 2 дня с платежами позже.')).toBeVisible();
  },
};

/** Nothing is owed. */
export const Nothing: Story = { args: { payments: { sum: 0, data: [] } } };
