import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import { cart, emptyCart } from '../testing/samples.ts';
import { CartDock } from './cart-dock.tsx';

const meta = {
  title: 'Приложение/Корзина/Рядом со списком',
  component: CartDock,
  args: { cart },
  decorators: [
    withRouter,
    (Story) => (
      <div style={{ width: 344 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CartDock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One minimum is reached; the other group shows what is missing. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Мин. заказ .+ набран$/)).toBeVisible();
    await expect(canvas.getByText(/^Ещё .+ до мин. заказа$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Перейти к оформлению' })).toHaveAttribute(
      'href',
      '/cart',
    );
  },
};

export const Empty: Story = {
  args: { cart: emptyCart },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Пока пусто/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
