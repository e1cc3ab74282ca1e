import { TyreGlyph } from '@org/ui/tyre-glyph';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withRouter } from '../../shared/testing/with-router.tsx';
import { CartView } from './cart-view.tsx';
import { brokenCart, cart, emptyCart } from './testing/samples.ts';

const meta = {
  title: 'Приложение/Корзина',
  component: CartView,
  args: {
    heading: <h1>Корзина</h1>,
    cart,
    quantities: new Map(),
    companies: [{ id: 'c', name: 'ООО «Колесница»' }],
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
    onMend: fn(async () => undefined),
    onExport: fn(async () => undefined),
    checkOut: { isPending: false, onOrder: fn() },
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
    const north = canvas.getByRole('region', { name: 'Северная шина' });
    await expect(within(north).getByRole('checkbox')).toBeDisabled();
    await expect(canvas.getByText(/«Северная шина» останется в корзине/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }));
    const choice = {
      company_id: 'c',
      delivery: { kind: 'delivery', address: null },
      comment: null,
    };
    await expect(args.checkOut.onOrder).toHaveBeenCalledWith([cart.suppliers[0]], choice);
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

/** Nothing can be ordered before the lines are mended. */
export const Changed: Story = {
  args: { cart: brokenCart },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Предложение снято с продажи')).toBeVisible();
    await expect(canvas.getByText('Осталось 12 шт., в корзине 16')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Поправить корзину' }));
    await expect(args.onMend).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: {
    checkOut: {
      isPending: false,
      error: 'Пока вы выбирали, часть товара купили. Поправьте корзину и оформите снова',
      onOrder: fn(),
    },
  },
};

export const Empty: Story = { args: { cart: emptyCart } };
