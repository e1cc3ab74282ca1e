import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ProductPage } from '../search/catalog.atoms.ts';
import type { Product } from '../search/product-words.ts';
import { tyre } from '../testing/samples.ts';
import { AxleSet } from './axle-set.tsx';
import * as row from './product-row.css.ts';
import { ProductFacts } from './product-row.tsx';

const front: Product = { ...tyre, axle: 'front', size: '225/45 R18', min_bulk_price: 1_200_000 };
const rear: Product = {
  ...tyre,
  id: '2',
  axle: 'rear',
  step: 1,
  size: '255/40 R18',
  min_bulk_price: 1_500_000,
};
const loaded = [{ data: [front, rear] }] as ProductPage[];

const meta = {
  title: 'Приложение/Каталог/Комплект на разные оси',
  component: AxleSet,
  args: { product: front, loaded, children: null },
  render: () => (
    <ul aria-label="Товары">
      {[front, rear].map((product) => (
        <li key={product.id}>
          <AxleSet product={product} loaded={loaded}>
            <div className={row.row}>
              <ProductFacts product={product} />
            </div>
          </AxleSet>
        </li>
      ))}
    </ul>
  ),
} satisfies Meta<typeof AxleSet>;
export default meta;

/** Front and rear stand together; the set costs two of each. */
export const Staggered: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('225/45 R18 + 255/40 R18')).toBeVisible();
    await expect(canvas.getByText(/^от 54 000 ₽$/)).toBeVisible();
    await expect(canvas.getByText('Задняя ось, шаг 1')).toBeVisible();
  },
};
