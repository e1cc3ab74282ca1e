import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRouter } from '../../shared/testing/with-router.tsx';
import { OpenRequests } from './open-requests.tsx';
import { summary } from './testing/samples.ts';

const meta = {
  title: 'Приложение/Заявка/В работе',
  component: OpenRequests,
  args: {
    requests: [
      summary,
      { ...summary, id: '2', number: 112, name: 'Окская, неделя 48' },
      { ...summary, id: '3', number: 111, open_count: 0, orders_count: 2 },
      { ...summary, id: '4', number: 110, is_closed: true },
      { ...summary, id: '5', number: 109 },
      { ...summary, id: '6', number: 108 },
    ],
  },
  decorators: [withRouter],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof OpenRequests>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Заявки в работе 4' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Окская, неделя 48' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Заявка 111' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Все заявки' })).toBeVisible();
  },
};

export const None: Story = {
  args: { requests: [{ ...summary, is_closed: true }] },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
};
