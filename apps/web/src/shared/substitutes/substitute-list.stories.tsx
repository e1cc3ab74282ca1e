import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRouter } from '../testing/with-router.tsx';
import { SubstituteList } from './substitutes.tsx';

const substitute = {
  product_id: '7',
  section: 'tyres' as const,
  title: 'Nokian Tyres Hakkapeliitta 9 225/65 R17 106T',
  min_bulk_price: 1_428_000,
  landed_price: 1_450_500,
  quantity: 24,
  differs: ['модель Hakkapeliitta 9 вместо Hakkapeliitta 10'],
};
const meta = {
  title: 'Приложение/Замены',
  component: SubstituteList,
  args: {
    substitutes: [substitute, { ...substitute, product_id: '8', landed_price: null, differs: [] }],
  },
  decorators: [withRouter],
} satisfies Meta<typeof SubstituteList>;
export default meta;

/** Each says what differs, and leads to its product; the price is that with delivery where it is known. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const [near, other] = canvas.getAllByRole('listitem');
    await expect(near).toHaveTextContent('вместо Hakkapeliitta 10');
    await expect(near).toHaveTextContent(/14.505.₽ с доставкой/);
    await expect(other).toHaveTextContent(/от 14.280.₽/);
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '/tires?product=7');
  },
};
