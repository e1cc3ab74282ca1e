import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandedNote } from './landed-note.tsx';

const landed = { price: 697_150, is_old: false, date: '2020-12-04' };
const meta = {
  title: 'Приложение/Каталог/Цена с доставкой',
  component: LandedNote,
  args: { landed, least: 690_000 },
} satisfies Meta<typeof LandedNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^в прайсе 6.900.₽$/)).toBeVisible();
    await expect(canvas.getByText(/4 декабря/)).toBeVisible();
  },
};
/** The supplier says what delivery costs, and not how long it takes. */
export const NoDay: Story = {
  args: { landed: { ...landed, date: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/декабря/)).toBeNull();
  },
};
/** Only old tyres are left. */
export const Old: Story = {
  args: { landed: { ...landed, is_old: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('старые шины')).toBeVisible();
  },
};
