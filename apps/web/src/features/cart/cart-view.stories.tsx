import { ApiError } from '@org/api-client';
import { TyreGlyph } from '@org/ui/tyre-glyph';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withRouter } from '../../shared/testing/with-router.tsx';
import { CartView } from './cart-view.tsx';
import { address, cart, cartWithoutAddress, emptyCart, invalidCart } from './testing/samples.ts';

const meta = {
  title: 'Приложение/Корзина',
  component: CartView,
  args: {
    heading: <h1>Корзина</h1>,
    cart,
    quantities: new Map(),
    companies: [{ id: 'c', name: 'ООО «Колесница»' }],
    addresses: [address],
    drawingOf: ({ specs, season }) => (
      <TyreGlyph
        kind="car"
        width={specs.width}
        profile={specs.profile}
        diameter={specs.diameter}
        season={season === 'all_season' ? 'allseason' : season}
      />
    ),
    onQuantity: fn(),
    onReturn: fn(),
    onClear: fn(),
    onFix: fn(async () => undefined),
    onExport: fn(async () => undefined),
    onReceiving: fn(),
    onAddAddress: fn(),
    onCity: fn(),
    onOrder: fn(async () => undefined),
  },
  decorators: [withRouter],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CartView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One supplier's minimum is reached, the other's is not: it stays in the cart. */
export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Цена выросла на 120 ₽ после добавления')).toBeVisible();
    await expect(canvas.getByText(/1 цена выросла\. Корзина дороже на/)).toBeVisible();
    const north = canvas.getByRole('region', { name: 'Северная шина' });
    await expect(within(north).getByRole('checkbox')).toBeDisabled();
    await expect(canvas.getByText(/«Северная шина» останется в корзине/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }));
    const choice = {
      company_id: 'c',
      comment: null,
    };
    await expect(args.onOrder).toHaveBeenCalledWith([cart.suppliers[0]], choice);
  },
};

export const RemovedAndReturned: Story = {
  play: async ({ canvas, args }) => {
    const [remove] = canvas.getAllByRole('button', { name: /^Убрать/ });
    await userEvent.click(remove as HTMLElement);
    const item = cart.suppliers[0]?.items[0];
    await expect(args.onQuantity).toHaveBeenCalledWith(item, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
    await expect(args.onReturn).toHaveBeenCalledWith([item]);
    await expect(canvas.queryByRole('button', { name: 'Вернуть' })).toBeNull();
  },
};

/** Nothing can be ordered before the lines are corrected. */
export const Changed: Story = {
  args: { cart: invalidCart },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Предложение снято с продажи')).toBeVisible();
    await expect(canvas.getByText('Осталось 12 шт., в корзине 16')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Поправить корзину' }));
    await expect(args.onFix).toHaveBeenCalledOnce();
  },
};

const refuse = (details: ConstructorParameters<typeof ApiError>[1], message: string) => ({
  onOrder: fn(() => Promise.reject(new ApiError(message, details))),
});
const order = (canvas: { getByRole: (role: 'button', options: object) => HTMLElement }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }));

export const Refused: Story = {
  args: refuse(
    { kind: 'answer', status: 409 },
    'Пока вы выбирали, часть товара купили. Поправьте корзину и оформите снова',
  ),
  play: async ({ canvas }) => {
    await order(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('часть товара купили');
  },
};

/** Errors of the server are shown at their fields; those without a field, above the fields. */
export const RefusedAtItsFields: Story = {
  args: refuse(
    {
      kind: 'answer',
      status: 422,
      fieldErrors: {
        comment: ['Недопустимый символ'],
        supplier_ids: ['У поставщика «Северная шина» минимальный заказ 20 000 ₽'],
      },
    },
    'Проверьте поля',
  ),
  play: async ({ canvas }) => {
    await order(canvas);
    const comment = canvas.getByLabelText(/Комментарий/);
    await waitFor(() => expect(comment).toHaveAccessibleDescription(/Недопустимый символ/));
    await waitFor(() => expect(comment).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent('минимальный заказ 20 000 ₽');
  },
};

/** 999 is typed where 312 are left: the field keeps it and shows an error, and the line is not summed or sent. */
export const TooMany: Story = {
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('region', { name: 'Шинторг Урал' });
    const [field] = within(first).getAllByRole('textbox');
    await userEvent.clear(field as HTMLElement);
    await userEvent.type(field as HTMLElement, '999{Tab}');
    await expect(field).toHaveValue('999');
    await expect(within(first).getByText(/^Есть 312/)).toBeVisible();
    await expect(within(first).getByText('не считаем')).toBeVisible();
    await expect(args.onQuantity).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled();
    await expect(canvas.getByText(/«Шинторг Урал»: поправьте отмеченные строки/)).toBeVisible();
    await userEvent.click(within(first).getByRole('button', { name: /^Взять 312/ }));
    await expect(args.onQuantity).toHaveBeenCalledWith(cart.suppliers[0]?.items[0], 312);
    await expect(canvas.getByRole('button', { name: 'Оформить заказ' })).toBeEnabled();
  },
};

/** A typed number that is not a whole multiple changes to the nearest one. */
export const NearestMultiple: Story = {
  play: async ({ canvas, args }) => {
    const [field] = canvas.getAllByRole('textbox');
    await userEvent.clear(field as HTMLElement);
    await userEvent.type(field as HTMLElement, '18{Tab}');
    await expect(args.onQuantity).toHaveBeenCalledWith(cart.suppliers[0]?.items[0], 20);
    await userEvent.clear(field as HTMLElement);
    await userEvent.type(field as HTMLElement, '25{Tab}');
    await expect(field).toHaveValue('24');
  },
};

/** Pickup is chosen in place of delivery. */
export const Receiving: Story = {
  play: async ({ canvas, args }) => {
    const [kinds] = canvas.getAllByRole('radiogroup', { name: 'Получение, Основной склад' });
    await userEvent.click(within(kinds as HTMLElement).getByRole('radio', { name: 'Самовывоз' }));
    await expect(args.onReceiving).toHaveBeenCalledWith(
      cart.suppliers[0]?.shipments[0]?.warehouse,
      { kind: 'pickup' },
    );
  },
};

/** Without an address only the days of dispatch are shown, and nothing can be ordered. */
export const NoAddress: Story = {
  args: { cart: cartWithoutAddress, addresses: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Куда везти?')).toBeVisible();
    await expect(canvas.getAllByText(/отгрузка/)[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled();
    await expect(canvas.getByText(/укажите адрес доставки/)).toBeVisible();
    const [add] = canvas.getAllByRole('button', { name: 'Добавить адрес' });
    await userEvent.click(add as HTMLElement);
    await expect(args.onAddAddress).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { cart: emptyCart } };
