import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DeletedCompanies } from './deleted-companies.tsx';

const company = {
  id: '019aa5c0-7c1e-7d3a-9b1f-3e5a2f6c8d10',
  name: 'Колесница',
  by: 'Олег Складов',
  deleted_at: '2025-11-20T12:00:00+03:00',
  kept_until: '2025-12-20T12:00:00+03:00',
};

const meta = {
  title: 'Приложение/Компании/Удалённые',
  component: DeletedCompanies,
  args: { companies: [company], onRestore: fn(async () => undefined) },
} satisfies Meta<typeof DeletedCompanies>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Вернуть можно до 20 декабря 2025/)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onRestore).toHaveBeenCalledWith(company));
  },
};
export const None: Story = {
  args: { companies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
