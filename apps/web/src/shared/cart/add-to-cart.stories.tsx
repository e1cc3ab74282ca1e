import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { queryClient } from '../session/store.ts';
import { answeringLate, withStore } from '../testing/signed-in.tsx';
import { withRouter } from '../testing/with-router.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { whenSaved } from './cart.ts';

const offer = {
  ...{ id: '7', bulk_price: 689_000, quantity: 40, min_order: 4, multiple: 4 },
  ...{ vat_rate: 22 as const, vat_included: true },
};

let inCart = 0;
const cart = () => ({
  items_count: 1,
  total: inCart * offer.bulk_price,
  suppliers: [{ items: [{ offer_id: offer.id, quantity: inCart }] }],
});

const meta = {
  title: 'Приложение/Корзина/Количество в предложении',
  component: AddToCart,
  args: { offer, name: 'Шинторг Урал', isBest: true },
  decorators: [withStore, withRouter],
  beforeEach: () => {
    inCart = 4;
    const restore = answeringLate(async (request) => {
      if (request.method === 'PUT')
        inCart = ((await request.json()) as { quantity: number }).quantity;
      return Response.json(cart());
    });
    return async () => {
      await whenSaved();
      restore();
    };
  },
} satisfies Meta<typeof AddToCart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A changed quantity keeps the new value while the answer arrives. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /В корзине/ });
    const amount = canvas.getByRole('textbox') as HTMLInputElement;
    await expect(amount).toHaveValue('4');
    const seen = new Set<string>();
    const frame = () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => {
          seen.add(amount.value);
          resolve();
        }),
      );
    await userEvent.click(canvas.getByRole('button', { name: /Больше/ }));
    let isSaved = false;
    void whenSaved().then(() => {
      isSaved = true;
    });
    while (!isSaved || queryClient.isFetching() > 0) await frame();
    // what the answers have changed is rendered
    for (let frames = 0; frames < 2; frames++) await frame();
    await expect([...seen]).toEqual(['8']);
  },
};
