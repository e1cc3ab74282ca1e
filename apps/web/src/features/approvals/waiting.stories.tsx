import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRouter } from '../../shared/testing/with-router.tsx';
import { WaitingList } from './waiting-list.tsx';
import { WaitingNote } from './waiting-note.tsx';

const meta = {
  title: 'Приложение/Компании/Ждут согласия',
  component: WaitingList,
  decorators: [withRouter],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof WaitingList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each company with how much waits there. */
export const Several: Story = {
  args: {
    waiting: [
      { company: { id: 'a', name: 'Шиномонтаж на Окской' }, count: 2 },
      { company: { id: 'b', name: 'Колесница' }, count: 1 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Колесница' })).toHaveAttribute(
      'href',
      '/companies/b/approvals',
    );
  },
};

export const None: Story = {
  args: { waiting: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Никто не ждёт вашего согласия')).toBeVisible();
  },
};

/** Above the news. */
export const Note: Story = {
  args: { waiting: [] },
  render: () => <WaitingNote count={3} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ждут вашего согласия: 3.')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/approvals');
  },
};
