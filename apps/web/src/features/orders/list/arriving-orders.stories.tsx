import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import type { OrderSummary } from '../orders.atoms.ts';
import { order } from '../testing/samples.ts';
import { ArrivingOrders } from './arriving-orders.tsx';

const shipped = (n: number, day: string | null): OrderSummary => ({
  ...order,
  id: `o${n}`,
  number: `П-00000${n}`,
  status: 'shipped',
  turns: [],
  arrival: day ? { how: 'delivery', date_min: day, date_max: day, received_on: null } : null,
});

const meta = {
  title: 'Приложение/Заказы/Везут',
  component: ArrivingOrders,
  args: {
    orders: [shipped(1, null), shipped(2, '2100-01-09'), shipped(3, '2020-02-03')],
  },
  decorators: [withRouter],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ArrivingOrders>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The next arrival stands first, one that nobody has promised last. */
export const Several: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    const texts = [/^П-000003.*срок прошёл/, /^П-000002.*9 января/, /^П-000001.*срок не назван/];
    for (const [at, text] of texts.entries()) await expect(rows[at]).toHaveTextContent(text);
  },
};

export const Many: Story = {
  args: { orders: [1, 2, 3, 4, 5, 6].map((n) => shipped(n, `2100-01-0${n}`)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Все, что везут' })).toHaveAttribute(
      'href',
      '/orders?status=shipped',
    );
  },
};

export const None: Story = {
  args: { orders: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
};
