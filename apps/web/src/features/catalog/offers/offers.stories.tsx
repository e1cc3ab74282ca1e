import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answeringUser, withStore } from '../../../shared/testing/signed-in.tsx';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import { offers, tyre } from '../testing/samples.ts';
import { Offers } from './offers.tsx';

/** Lets the answer to the second order of the offers through. */
let release = () => {};

const pageOf = (data: typeof offers) =>
  Response.json({
    data,
    groups: [],
    cities_count: 1,
    meta: { current_page: 1, last_page: 1, per_page: 5, total: data.length },
  });

const meta = {
  title: 'Приложение/Каталог/Предложения товара',
  component: Offers,
  args: { product: tyre, filters: {} },
  decorators: [withStore, withRouter],
  beforeEach: () => {
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    return answeringUser(async (request) => {
      if (!new URL(request.url).pathname.endsWith('/rests'))
        return new Response(null, { status: 404 });
      const { order_by } = (await request.json()) as { order_by: string };
      if (order_by !== 'quantity__desc') return pageOf(offers);
      await isReleased;
      return pageOf(offers.toReversed());
    });
  },
} satisfies Meta<typeof Offers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In another order the offers stay until the next come, and what was typed in one stays in it. */
export const OtherOrder: Story = {
  play: async ({ canvas }) => {
    const [amount] = await canvas.findAllByRole('textbox');
    const name = amount?.getAttribute('aria-label') ?? '';
    const typed = () => canvas.getByRole('textbox', { name });
    await userEvent.clear(typed());
    await userEvent.type(typed(), '12');
    await userEvent.click(canvas.getByRole('radio', { name: 'Остаток' }));
    await waitFor(() => expect(typed().closest('[data-stale]')).not.toBeNull());
    await expect(typed()).toHaveValue('12');
    release();
    await waitFor(() => expect(typed().closest('[data-stale]')).toBeNull());
    await expect(typed()).toHaveValue('12');
    await expect(canvas.getAllByRole('textbox').at(-1)).toBe(typed());
  },
};
