import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answeringUser, withStore } from '../../shared/testing/signed-in.tsx';
import { LimitNote } from './limit-note.tsx';

const limit = {
  ...{ per_order: 4_000_000, per_day: null, per_month: 20_000_000 },
  ...{ used_day: 0, used_month: 18_000_000, approver: null },
};

const meta = {
  title: 'Приложение/Корзина/Лимит',
  component: LimitNote,
  decorators: [withStore],
  args: { company: 'c', sum: 2_620_000 },
  beforeEach: () => answeringUser(async () => Response.json({ data: [], limits: [limit] })),
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LimitNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of an order and a month, the one that is exceeded most is named. */
export const Above: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Выше лимита на месяц на 6.200.₽\.$/)).toBeVisible();
    await expect(canvas.getByText(/Нужно согласие/)).toBeVisible();
  },
};
