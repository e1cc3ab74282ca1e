import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answeringLate, withStore } from '../../shared/testing/signed-in.tsx';
import { withRouter } from '../../shared/testing/with-router.tsx';
import { CartContent } from './cart-content.tsx';
import { address, invalidCart } from './testing/samples.ts';

const substitute = {
  section: 'tyres',
  product_id: '7',
  title: 'Viatti Brina V-521 205/55 R16 91T',
  differs: ['бренд Viatti вместо Cordiant'],
  min_bulk_price: 455_000,
  landed_price: null,
  quantity: 40,
};

const ANSWERS: Record<string, object> = {
  '/api/cart': invalidCart,
  '/api/addresses': { data: [address] },
  '/api/companies': { data: [] },
};

let come: (() => void) | undefined;
/** Answers all calls at once but the one for substitutes. */
async function answer({ url }: Request): Promise<Response> {
  const { pathname } = new URL(url);
  if (pathname !== '/api/substitutes') return Response.json(ANSWERS[pathname] ?? {});
  await new Promise<void>((resolve) => {
    come = resolve;
  });
  return Response.json({ data: [substitute] });
}

const meta = {
  title: 'Приложение/Корзина/Загрузка',
  component: CartContent,
  decorators: [withStore, withRouter],
  args: { heading: <h1>Корзина</h1>, drawingOf: () => null },
  beforeEach: () => answeringLate(answer),
} satisfies Meta<typeof CartContent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The cart waits for what replaces a line that is gone: it would move the button that orders. */
export const WithSubstitutes: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(come).toBeDefined());
    await expect(canvas.queryByRole('button', { name: 'Оформить заказ' })).toBeNull();
    come?.();
    await canvas.findByRole('button', { name: 'Оформить заказ' });
    await expect(canvas.getByRole('link', { name: substitute.title })).toBeVisible();
  },
};
