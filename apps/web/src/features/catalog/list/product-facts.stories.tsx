import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { summerTyre, truckTyre, tyre, wheel } from '../testing/samples.ts';
import * as css from './product-row.css.ts';
import { ProductFacts } from './product-row.tsx';

const meta = {
  title: 'Приложение/Каталог/Строка товара',
  component: ProductFacts,
  args: { product: tyre },
  decorators: [
    (Story) => (
      <div className={css.row}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WinterTyre: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('225/65 R17')).toBeVisible();
    await expect(canvas.getByText('Зима')).toBeVisible();
    await expect(canvas.getByText('Шипы')).toBeVisible();
    await expect(canvas.getByText('14 280 ₽')).toBeVisible();
  },
};
export const SummerTyre: Story = { args: { product: summerTyre } };
/** Facts that no price list states are shown as unknown. */
export const Unknown: Story = {
  args: { product: { ...tyre, season: null, studded: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Сезон неизвестен')).toBeVisible();
    await expect(canvas.queryByText('Шипы')).toBeNull();
  },
};
/** A brand and a model that nobody knows. */
export const Nameless: Story = {
  args: { product: { ...tyre, brand: null, model: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Без бренда')).toBeVisible();
    await expect(canvas.getByText(/Без модели/)).toBeVisible();
  },
};
/** A visitor may see the lowest price of a product alone, or none. */
export const LeastPrice: Story = {
  args: { product: { ...tyre, max_bulk_price: null, prices: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('от 14 280 ₽')).toBeVisible();
  },
};
export const NoPrice: Story = {
  args: { product: { ...tyre, min_bulk_price: null, max_bulk_price: null, prices: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Цена после входа')).toBeVisible();
    await expect(canvas.queryByText('Нет в продаже')).toBeNull();
  },
};
export const TruckTyre: Story = { args: { product: truckTyre } };
export const Wheel: Story = {
  args: { product: wheel },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5×114,3')).toBeVisible();
    await expect(canvas.getByText('ET45')).toBeVisible();
  },
};
/** Nobody sells it now: no price to compare. */
export const NotOnSale: Story = {
  args: {
    product: {
      ...tyre,
      min_bulk_price: null,
      max_bulk_price: null,
      prices: [],
      offers_count: 0,
      quantity: 0,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Нет в продаже')).toBeVisible();
  },
};
