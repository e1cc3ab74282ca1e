import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { OrderView } from './order-view.tsx';
import { actions } from './testing/actions.ts';
import { claimed } from './testing/life-samples.ts';

const meta = {
  title: 'Приложение/Заказы/Претензии',
  component: OrderView,
  args: {
    order: claimed,
    actions,
    isPending: false,
    onRepeat: fn(),
    onExport: fn(async () => undefined),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof OrderView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Claim: Story = {
  args: { order: claimed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^ответить на претензию до 5 декабря/)).toBeInTheDocument();
    const photos = within(canvas.getByRole('list', { name: 'Фото' }));
    await expect(await photos.findByRole('img', { name: 'порез.jpg' })).toBeVisible();
    await expect(photos.getByRole('button', { name: 'маркировка.heic' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Принять претензию' }));
    await expect(actions.answerClaim).toHaveBeenCalledWith('c', { accept: true });
  },
};

/** An order that is paid later ends with the payment. A late payment is shown in red. */
export const Overdue: Story = {
  args: {
    order: {
      ...claimed,
      side: 'buyer',
      claims: [],
      pay_until: '2026-01-08',
      allowed: ['claim', 'repeat'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: /^Шаг 7 из 8/ })).toBeVisible();
    await expect(canvas.getByText(/^Оплата просрочена/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Заявить претензию' }));
    const dialog = within(await screen.findByRole('dialog'));
    const photo = new File(['1'], 'брак.jpg', { type: 'image/jpeg' });
    const other = new File(['2'], 'след.jpg', { type: 'image/jpeg' });
    await userEvent.upload(dialog.getByLabelText('Фото'), [photo, other]);
    await userEvent.click(dialog.getByRole('button', { name: 'Убрать след.jpg' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить претензию' }));
    await expect(actions.claim).toHaveBeenCalledWith(
      { item_id: 'i', quantity: 1, kind: 'defect', wish: 'return', comment: '' },
      [photo],
    );
  },
};
