import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Order } from './atoms.ts';
import { OrderView } from './order-view.tsx';
import { order, orderOfTwo } from './testing/samples.ts';

const meta = {
  title: 'Приложение/Заказы/Заказ',
  component: OrderView,
  args: {
    order,
    isPending: false,
    onConfirm: fn(),
    onDecline: fn(),
    onCancel: fn(async () => undefined),
    onRepeat: fn(),
    onExport: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof OrderView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buyer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ждёт ответа')).toBeVisible();
    await expect(
      canvas.getByText('ООО «Шинторг Урал», ИНН 7707083893, КПП 773601001'),
    ).toBeVisible();
  },
};

export const Partial: Story = {
  args: {
    order: {
      ...order,
      status: 'confirmed',
      partial: true,
      items: order.items.map((item) => ({ ...item, confirmed_quantity: 12, sum: 6_360_000 })),
      quantity: 12,
      total: 6_360_000,
      history: [
        ...order.history,
        {
          status: 'confirmed',
          at: '2026-11-21T12:10:00+03:00',
          by: 'Пётр Ильин',
          comment: 'Остальное через неделю',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Подтверждён частично')).toBeVisible();
    await expect(canvas.getByText('из 16')).toBeVisible();
  },
};

const toSupplier: Order = { ...order, side: 'supplier', allowed: ['confirm', 'decline', 'repeat'] };

/** The supplier confirms less than was ordered. */
export const Supplier: Story = {
  args: { order: toSupplier },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Меньше' }));
    await expect(canvas.getByText(/^в том числе НДС/)).toHaveTextContent(/14.336,07.₽/);
    await userEvent.type(canvas.getByLabelText(/Комментарий покупателю/), 'Одна с браком');
    await userEvent.click(canvas.getByRole('button', { name: 'Подтвердить частично' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({
      items: [{ id: 'i', quantity: 15 }],
      comment: 'Одна с браком',
    });
  },
};

/** Sums follow the quantities before anything is confirmed. */
export const Sums: Story = {
  args: {
    order: { ...orderOfTwo, side: 'supplier', allowed: ['confirm', 'decline', 'repeat'] },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(/^Заказано/)).toBeNull();
    const quantity = canvas.getByRole('textbox', { name: /Подтвердить: Viatti/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '12{Enter}');
    const [viatti, cordiant] = canvas.getAllByRole('listitem');
    await expect(viatti).toHaveTextContent(/63.600.₽/);
    const other = within(cordiant as HTMLElement);
    await userEvent.click(other.getByRole('button', { name: 'Меньше' }));
    await expect(cordiant).toHaveTextContent(/3.150,32.₽/);
    await expect(canvas.getByText(/^Заказано/)).toHaveTextContent(/20.шт. на 89.000,42.₽/);
    await expect(canvas.getByText(/^15.шт. на/)).toHaveTextContent(/66.750,32.₽/);
    await expect(canvas.getByText(/НДС 5.%/)).toHaveTextContent(/150,02.₽/);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Nobody is turned away without a reason. */
export const Declined: Story = {
  args: { order: toSupplier },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отклонить' }));
    await expect(canvas.getByText('Напишите, почему отклоняете заказ')).toBeVisible();
    await expect(args.onDecline).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/Комментарий покупателю/), 'Партия повреждена');
    await userEvent.click(canvas.getByRole('button', { name: 'Отклонить' }));
    await expect(args.onDecline).toHaveBeenCalledWith('Партия повреждена');
  },
};
