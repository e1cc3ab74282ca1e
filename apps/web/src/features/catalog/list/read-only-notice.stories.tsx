import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReadOnlyNotice } from './notices.tsx';

const meta = {
  title: 'Приложение/Каталог/Только чтение',
  component: ReadOnlyNotice,
  args: { asOf: '2026-11-23T12:04:31' },
} satisfies Meta<typeof ReadOnlyNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Цены на 12:04:31.')).toBeVisible();
    await expect(canvas.getByText(/Заказ временно недоступен/)).toBeVisible();
  },
};
