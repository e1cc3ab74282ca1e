import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as css from '../list/product-row.css.ts';
import { ProductFacts } from '../list/product-row.tsx';
import { tyre } from '../testing/samples.ts';
import { ChangeMark } from './change-mark.tsx';

const meta = {
  title: 'Приложение/Каталог/Изменилось на глазах',
  component: ChangeMark,
  decorators: [
    (Story) => (
      <div className={css.row}>
        <ProductFacts product={tyre} />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChangeMark>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    expect(canvas.getByText(words)).toBeVisible();

export const Cheaper: Story = {
  args: { change: { price: -12_000, stock: 4, isGone: false } },
  play: says('Дешевле на 120 ₽'),
};
export const Dearer: Story = {
  args: { change: { price: 12_000, stock: 0, isGone: false } },
  play: says('Дороже на 120 ₽'),
};
export const MoreInStock: Story = {
  args: { change: { price: 0, stock: 48, isGone: false } },
  play: says('Ещё 48 шт.'),
};
export const LessInStock: Story = {
  args: { change: { price: 0, stock: -4, isGone: false } },
  play: says('Меньше на 4 шт.'),
};
export const Gone: Story = {
  args: { change: { price: 0, stock: -1248, isGone: true } },
  play: says('Закончилось'),
};
