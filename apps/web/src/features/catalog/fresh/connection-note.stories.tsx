import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConnectionNote } from './freshness.tsx';

const meta = {
  title: 'Приложение/Каталог/Нет связи',
  component: ConnectionNote,
  args: { at: new Date(2025, 0, 5, 11, 42) },
} satisfies Meta<typeof ConnectionNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Нет связи.');
    await expect(canvas.getByRole('status')).toHaveTextContent('5 января 2025');
  },
};
export const NoAnswer: Story = {
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Сервер не отвечает.');
  },
};
