import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandedNote } from './landed-note.tsx';

const meta = {
  title: 'Приложение/Каталог/Цена с доставкой',
  component: LandedNote,
  args: { landed: { price: 697_150, date: '2020-12-04' } },
} satisfies Meta<typeof LandedNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^с дост\. 6.971,50.₽$/)).toBeVisible();
    await expect(canvas.getByText(/4 декабря/)).toBeVisible();
  },
};
/** The supplier says what delivery costs, and not how long it takes. */
export const NoDay: Story = {
  args: { landed: { price: 697_100, date: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^с дост\. 6.971.₽$/)).toBeVisible();
    await expect(canvas.queryByText(/декабря/)).toBeNull();
  },
};
