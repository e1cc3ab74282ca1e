import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CartNote } from './cart-note.tsx';
import { CartToRequest } from './cart-to-request.tsx';

const meta = {
  title: 'Приложение/Заявка/Из корзины',
  component: CartToRequest,
  args: { onMove: fn(async () => undefined) },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CartToRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One press makes a request of the cart. */
export const InCart: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Собрать дешевле' }));
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};

/** While it is under way nobody presses again. */
export const Moving: Story = {
  args: { onMove: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onMove).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Собираем')).toBeVisible();
  },
};

const onTakeBack = fn(async () => undefined);

/** The request takes it back too, when the message is gone. */
export const InRequest: Story = {
  render: () => <CartNote onTakeBack={onTakeBack} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть в корзину' }));
    await expect(onTakeBack).toHaveBeenCalledOnce();
  },
};
