import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { today } from '../../shared/format/format-day.ts';
import { withRouter } from '../../shared/testing/with-router.tsx';
import { Unfinished } from './unfinished.tsx';

const meta = {
  title: 'Приложение/Главная/Продолжить',
  component: Unfinished,
  args: {
    cart: { lines: 3, pieces: 32, sum: 17_304_000 },
    compared: ['1', '2', '3', '4'],
    search: { path: '/tires?width=195', words: '195/65 R15, Зима, Липучка', day: today() },
  },
  decorators: [withRouter],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Unfinished>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The cart with its sum, a comparison and the last search lead back to where they were left. */
export const Everything: Story = {
  play: async ({ canvas }) => {
    const rows = canvas
      .getAllByRole('listitem')
      .map((row) => row.textContent?.replaceAll(/\s/g, ' '));
    await expect(rows).toEqual([
      'Корзина3 позиции, 32 шт.173 040 ₽',
      'Сравнение4 модели',
      '195/65 R15, Зима, Липучкаискали сегодня',
    ]);
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/cart', '/compare?p=1,2,3,4', '/tires?width=195']);
  },
};

/** Of an empty cart and one product there is nothing to go on with. */
export const Nothing: Story = {
  args: { cart: { lines: 0, pieces: 0, sum: 0 }, compared: ['1'], search: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
