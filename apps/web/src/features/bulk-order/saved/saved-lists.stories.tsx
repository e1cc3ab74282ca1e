import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SavedLists } from './saved-lists.tsx';

const list = {
  id: '019aa5c0-b7d4-7f21-9c3e-2a4b6c8d0e31',
  name: 'Недельная закупка',
  rows_count: 12,
  updated_at: '2026-11-20T08:15:00.000Z',
};

const meta = {
  title: 'Приложение/Заказ списком/Сохранённые списки',
  component: SavedLists,
  args: {
    lists: [list],
    error: undefined,
    onRetry: fn(),
    onOpen: fn(async () => undefined),
    onDelete: fn(async () => undefined),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SavedLists>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('12 позиций')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Заказать снова/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(list);
  },
};

export const Deleted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Удалить список/ }));
    const dialog = within(document.body).getByRole('alertdialog');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(list));
  },
};

export const Failed: Story = {
  args: { lists: undefined, error: 'Сервер не отвечает. Проверьте связь' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
