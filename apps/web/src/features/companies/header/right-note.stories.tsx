import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RightNote } from './right-note.tsx';

const meta = {
  title: 'Приложение/Компании/Только смотреть',
  component: RightNote,
  args: { missing: 'sell' },
} satisfies Meta<typeof RightNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BuyerAtStock: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Менять может продавец или владелец/)).toBeVisible();
  },
};

export const SellerAtStock: Story = {
  args: { missing: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Менять может/)).toBeNull();
  },
};
