import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OrderView } from './order-view.tsx';
import type { Order } from './orders.atoms.ts';
import { actions } from './testing/actions.ts';
import { event, invoiced, offered, underWay } from './testing/life-samples.ts';
import { order, orderOfTwo } from './testing/samples.ts';

const meta = {
  title: 'Приложение/Заказы/Заказ',
  component: OrderView,
  args: { order, actions, isPending: false, onRepeat: fn(), onExport: fn(async () => undefined) },
  parameters: { layout: 'padded' },
  beforeEach: () => {
    for (const act of Object.values(actions)) act.mockClear();
  },
} satisfies Meta<typeof OrderView>;
export default meta;
type Story = StoryObj<typeof meta>;

const CODES = ['a', 'b', 'c', 'd'].map((sign) => `010460123456789321${sign}7Kx0P2mQ91ee`);

export const Buyer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ждём поставщика' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Шаг 1 из 8: Ждёт ответа' })).toBeVisible();
    await expect(
      canvas.getByText('ООО «Шинторг Урал», ИНН 7707083893, КПП 773601001'),
    ).toBeVisible();
    await expect(canvas.getByText('Заказ создан, товар в резерве')).toBeVisible();
  },
};

/** An order is cancelled with a reason, which the other side gets. */
export const Cancelled: Story = {
  args: { order: { ...order, allowed: ['cancel', 'repeat'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить заказ' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
    await waitFor(() => expect(dialog.getByText('Выберите причину')).toBeVisible());
    await expect(actions.cancel).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Нужно раньше' }));
    await userEvent.type(dialog.getByLabelText(/Подробнее/), 'Нашли ближе');
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
    await expect(actions.cancel).toHaveBeenCalledWith('Нашли ближе', 'sooner');
  },
};

const toSupplier: Order = {
  ...order,
  side: 'supplier',
  allowed: ['confirm', 'decline', 'extend', 'repeat'],
};

/** The supplier confirms less than was ordered, at another price. */
export const Supplier: Story = {
  args: { order: toSupplier },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Меньше' }));
    const price = canvas.getByRole('textbox', { name: /^Цена/ });
    await userEvent.clear(price);
    await expect(canvas.getByText(/^Напишите сумму в рублях, например/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Подтвердить 15/ }));
    await waitFor(() => expect(price).toHaveFocus());
    await expect(actions.confirm).not.toHaveBeenCalled();
    await userEvent.type(price, '5380');
    await expect(canvas.getByText(/Было 5.300.₽, \+1,5.%/)).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText(/Комментарий покупателю/), 'Одна с браком');
    await userEvent.click(canvas.getByRole('combobox', { name: /^Почему изменили/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Товар закончился' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Подтвердить 15/ }));
    await expect(actions.confirm).toHaveBeenCalledWith({
      items: [{ id: 'i', quantity: 15, price: 538_000 }],
      until: expect.any(String),
      cause: 'out_of_stock',
      comment: 'Одна с браком',
    });
  },
};

/** Sums follow the quantities before anything is confirmed. */
export const Sums: Story = {
  args: { order: { ...orderOfTwo, side: 'supplier', allowed: ['confirm', 'decline', 'repeat'] } },
  play: async ({ canvas }) => {
    const quantity = canvas.getByRole('textbox', { name: /Подтвердить: Viatti/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '12{Enter}');
    const lines = within(canvas.getByRole('region', { name: 'Состав заказа' }));
    const [viatti, cordiant] = lines.getAllByRole('listitem');
    await expect(viatti).toHaveTextContent(/63.600.₽/);
    await userEvent.click(within(cordiant as HTMLElement).getByRole('button', { name: 'Меньше' }));
    await expect(cordiant).toHaveTextContent(/3.150,32.₽/);
    await expect(canvas.getByText(/^Готовы отгрузить 15 из 20/)).toHaveTextContent(
      /на 66.750,32.₽. Изменено 2 строки/,
    );
    await expect(actions.confirm).not.toHaveBeenCalled();
  },
};

/** An order can't be declined without a reason. */
export const Declined: Story = {
  args: { order: toSupplier },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отклонить' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Отклонить' }));
    await waitFor(() => expect(dialog.getByText('Выберите причину')).toBeVisible());
    await userEvent.click(dialog.getByRole('radio', { name: 'Другая причина' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Отклонить' }));
    await waitFor(() => expect(dialog.getByText('Напишите причину')).toBeVisible());
    await expect(actions.decline).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(/Подробнее/), 'Партия повреждена');
    await userEvent.click(dialog.getByRole('button', { name: 'Отклонить' }));
    await expect(actions.decline).toHaveBeenCalledWith('Партия повреждена', 'other');
  },
};

/** The buyer accepts one change and refuses the other. */
export const Offered: Story = {
  args: { order: offered },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Поставщик изменил 2/ })).toBeVisible();
    await expect(canvas.getByText(/^Не хватает 4.шт/)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('radio', { name: 'Отказаться' })[1] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Принять, 63.600.₽/ }));
    await expect(actions.accept).toHaveBeenCalledWith(['j']);
  },
};

/** A part ships now, and a payment is recorded. */
export const Shipping: Story = {
  args: { order: invoiced },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('button', { name: 'Меньше' });
    await userEvent.click(lines[0] as HTMLElement);
    await userEvent.type(canvas.getByLabelText(/Номер накладной/), '5512');
    const codes = canvas.getByRole('textbox', { name: /^Коды маркировки: Cordiant/ });
    await userEvent.type(codes, CODES[0] ?? '');
    await expect(canvas.getByText('Нужны ещё 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Отгрузить 19/ }));
    await waitFor(() => expect(codes).toHaveFocus());
    await expect(actions.ship).not.toHaveBeenCalled();
    await userEvent.type(codes, `\n${CODES.slice(1).join('\n')}`);
    await userEvent.click(canvas.getByRole('button', { name: /^Отгрузить 19/ }));
    await expect(actions.ship).toHaveBeenCalledWith({
      carrier: 'Своя машина',
      shipped_on: expect.any(String),
      waybill: '5512',
      expected_shipped: 0,
      items: [
        { id: 'i', quantity: 15, codes: [] },
        { id: 'j', quantity: 4, codes: CODES },
      ],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Отметить оплату' }));
    const dialog = within(await screen.findByRole('dialog'));
    const sum = dialog.getByLabelText('Сумма');
    await userEvent.clear(sum);
    await userEvent.type(sum, '100000');
    await waitFor(() => expect(dialog.getByText(/^Не больше 89.000,42.₽/)).toBeVisible());
    await userEvent.clear(sum);
    await userEvent.type(sum, '1000,50');
    await userEvent.click(dialog.getByRole('button', { name: 'Отметить оплату' }));
    await expect(actions.pay).toHaveBeenCalledWith({
      sum: 100_050,
      paid_on: expect.any(String),
      expected_paid: invoiced.paid,
    });
  },
};

const refuse = async () => {
  throw new ApiError('Проверьте поля', {
    kind: 'answer',
    status: 422,
    fieldErrors: {
      sum: ['Вернуть можно не больше оплаченного'],
      reference: ['Такое поручение уже отмечено'],
    },
  });
};

/** Without a day nothing is sent. What the server refuses is said at its field, and can be corrected and sent again. */
export const RefusedPayment: Story = {
  args: { order: invoiced, actions: { ...actions, pay: fn(refuse) } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отметить оплату' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [day] = within(dialog.getByRole('group', { name: 'День оплаты' })).getAllByRole(
      'spinbutton',
    );
    await userEvent.click(day as HTMLElement);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.click(dialog.getByRole('button', { name: 'Отметить оплату' }));
    await waitFor(() => expect(dialog.getByText(/^Укажите день оплаты/)).toBeVisible());
    await expect(args.actions.pay).not.toHaveBeenCalled();
    await userEvent.click(day as HTMLElement);
    await userEvent.keyboard('23112026');
    await userEvent.type(dialog.getByLabelText(/Номер/), '77');
    await userEvent.click(dialog.getByRole('button', { name: 'Отметить оплату' }));
    await expect(args.actions.pay).toHaveBeenCalledOnce();
    await expect(await dialog.findByText('Такое поручение уже отмечено')).toBeVisible();
    await waitFor(() => expect(dialog.getByText(/^Вернуть можно/)).toBeVisible());
    await waitFor(() => expect(dialog.getByLabelText('Сумма')).toHaveFocus());
    await expect(dialog.getByLabelText(/Номер/)).toHaveValue('77');
    await userEvent.type(dialog.getByLabelText(/Номер/), '8');
    await expect(dialog.queryByText('Такое поручение уже отмечено')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.pay).toHaveBeenCalledTimes(2);
  },
};

/** Damaged goods are reported in the same step. */
export const Receiving: Story = {
  args: { order: underWay },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/накладная 26-0012/)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Меньше' })[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Повреждено' }));
    await userEvent.type(canvas.getByLabelText(/Что видно/), 'Порез боковины');
    await userEvent.click(canvas.getByRole('button', { name: /^Принять 19.шт. и заявить 1/ }));
    await expect(actions.receive).toHaveBeenCalledWith(
      's',
      {
        items: [
          { id: 'i', quantity: 15, kind: 'damaged', wish: 'refund', comment: 'Порез боковины' },
        ],
      },
      new Map([['i', []]]),
    );
  },
};

/** One of two warehouses has shipped: the sum covers what has arrived, not the whole order. */
export const ReceivingPart: Story = {
  args: {
    order: {
      ...underWay,
      shipments: underWay.shipments.map((one) => ({ ...one, items: one.items.slice(0, 1) })),
    },
  },
  play: async ({ canvas }) => {
    const lines = within(canvas.getByRole('region', { name: 'Состав заказа' }));
    await expect(lines.getByText('Товары')).toHaveTextContent(/84.800.₽/);
    await expect(lines.queryByText(/из 16/)).toBeNull();
  },
};

/** The steps end where the order did, with the reason. */
export const Ended: Story = {
  args: {
    order: {
      ...order,
      status: 'declined',
      turns: [],
      allowed: ['repeat'],
      history: [
        ...order.history,
        {
          ...event('declined', 'declined', '2026-11-21T12:10:00+03:00'),
          comment: 'Партия повреждена',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Партия повреждена')).toBeVisible();
    await expect(canvas.queryByText(/^Вы:/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Взять 16.шт. у других/ }));
    await expect(actions.instead).toHaveBeenCalledOnce();
  },
};
