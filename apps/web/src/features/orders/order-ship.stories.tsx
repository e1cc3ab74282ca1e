import { ApiError, type FieldErrors } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MessagesView } from './order-content.tsx';
import { OrderShip } from './order-view.tsx';
import { actions } from './testing/actions.ts';
import { invoiced } from './testing/life-samples.ts';

const meta = {
  title: 'Приложение/Заказы/Отгрузка',
  component: OrderShip,
  args: { order: invoiced, actions, isPending: false },
  parameters: { layout: 'padded' },
  beforeEach: () => {
    for (const act of Object.values(actions)) act.mockClear();
  },
} satisfies Meta<typeof OrderShip>;
export default meta;
type Story = StoryObj<typeof meta>;

const CODES = ['a', 'b', 'c', 'd'].map((sign) => `010460123456789321${sign}7Kx0P2mQ91ee`);

const refuseWith = (fieldErrors: FieldErrors) => async () => {
  throw new ApiError('Проверьте поля', { kind: 'answer', status: 422, fieldErrors });
};

/** Enter in a quantity ends it and ships nothing, nor does a message. */
export const NotShippedByEnter: Story = {
  args: {
    talk: (
      <MessagesView
        side="supplier"
        messages={[]}
        onSend={async () => true}
        onOpen={async () => undefined}
      />
    ),
  },
  play: async ({ canvas }) => {
    const quantity = canvas.getByRole('textbox', { name: /^Отгрузить: Viatti/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '12{Enter}');
    await expect(canvas.getByRole('button', { name: /^Отгрузить 16/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Сообщение' }), 'Везём{Enter}');
    await expect(actions.ship).not.toHaveBeenCalled();
  },
};

/** What the server refuses is said at its field, which gets the focus; the rest stays as it was. */
export const RefusedShipment: Story = {
  args: {
    actions: {
      ...actions,
      ship: fn(
        refuseWith({
          'items.1.codes.2': ['Этот код уже отгружен в заказе П-000012'],
          shipped_on: ['Заказ сделан позже: укажите день не раньше заказа'],
        }),
      ),
    },
  },
  play: async ({ args, canvas }) => {
    const carrier = canvas.getByLabelText('Перевозчик');
    await userEvent.clear(carrier);
    await userEvent.click(canvas.getByRole('button', { name: /^Отгрузить 20/ }));
    await expect(canvas.getByText('Напишите, чем отправляете')).toBeVisible();
    await waitFor(() => expect(carrier).toHaveFocus());
    await expect(args.actions.ship).not.toHaveBeenCalled();
    await userEvent.type(carrier, 'ПЭК');
    const codes = canvas.getByRole('textbox', { name: /^Коды маркировки: Cordiant/ });
    await userEvent.click(codes);
    await userEvent.paste(CODES.join('\n'));
    await userEvent.click(canvas.getByRole('button', { name: /^Отгрузить 20/ }));
    await expect(await canvas.findByText(/^Этот код уже отгружен/)).toBeVisible();
    await expect(canvas.getByText(/^Заказ сделан позже/)).toBeVisible();
    await waitFor(() => expect(codes).toHaveFocus());
    await expect(carrier).toHaveValue('ПЭК');
  },
};

/** A reason that is sent from a dialog of the page sends nothing else. */
export const DeclinedWhileShipping: Story = {
  args: { order: { ...invoiced, allowed: [...invoiced.allowed, 'decline'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отклонить' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Товар закончился' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Отклонить' }));
    await expect(actions.decline).toHaveBeenCalledOnce();
    await expect(actions.ship).not.toHaveBeenCalled();
  },
};
