import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Order } from './atoms.ts';
import { OrderView } from './order-view.tsx';

const product: Order['items'][number]['product'] = {
  id: '1',
  section: 'tyres',
  brand: 'Viatti',
  model: 'Strada Asimmetrico V-130',
  title: 'Viatti Strada Asimmetrico V-130 205/55 R16 91V',
  size: '205/55 R16',
  load_index: '91',
  speed_index: 'V',
  season: 'summer',
  studded: false,
  image: null,
  article: 'VI-3130016',
  specs: { width: 205, profile: 55, diameter: 16 },
};

const order: Order = {
  id: 'o',
  number: 'П-000123',
  status: 'new',
  side: 'buyer',
  supplier: { id: 's', name: 'ООО «Шинторг Урал»', inn: '7707083893', kpp: '773601001' },
  buyer: { id: null, name: 'Анна Михайлова', inn: null, kpp: null },
  contact: { full_name: 'Анна Михайлова', phone: '79161234567', email: 'buyer@demo.example' },
  items: [
    {
      id: 'i',
      offer_id: '90211',
      product,
      city: 'Екатеринбург',
      warehouse: 'Основной склад',
      quantity: 16,
      confirmed_quantity: null,
      bulk_price: 530_000,
      sum: 8_480_000,
      vat_rate: 22,
      vat_included: true,
      vat: 1_529_180,
    },
  ],
  items_count: 1,
  quantity: 16,
  total: 8_480_000,
  vat: 1_529_180,
  vat_split: [{ vat_rate: 22, sum: 8_480_000, vat: 1_529_180 }],
  delivery: { kind: 'delivery', address: 'Екатеринбург, Монтажников, 24' },
  comment: 'Позвонить за час',
  history: [
    { status: 'new', at: '2026-11-21T11:42:00+03:00', by: 'Анна Михайлова', comment: null },
  ],
  allowed: ['cancel', 'repeat'],
  created_at: '2026-11-21T11:42:00+03:00',
  updated_at: '2026-11-21T11:42:00+03:00',
};

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
    await userEvent.type(canvas.getByLabelText(/Комментарий покупателю/), 'Одна с браком');
    await userEvent.click(canvas.getByRole('button', { name: 'Подтвердить частично' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({
      items: [{ id: 'i', quantity: 15 }],
      comment: 'Одна с браком',
    });
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
