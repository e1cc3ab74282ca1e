import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SessionsSection } from './sessions-section.tsx';

const sessions = [
  {
    id: '1',
    created_at: '2026-11-21T09:12:00+03:00',
    expires_at: '2026-12-21T09:12:00+03:00',
    user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36',
    current: true,
  },
  {
    id: '2',
    created_at: '2026-11-20T18:40:00+03:00',
    expires_at: '2026-11-21T18:40:00+03:00',
    user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1',
    current: false,
  },
  {
    id: '3',
    created_at: '2026-11-19T07:05:00+03:00',
    expires_at: '2026-11-22T07:05:00+03:00',
    user_agent: null,
    current: false,
  },
];

const meta = {
  title: 'Приложение/Профиль/Сеансы',
  component: SessionsSection,
  args: { sessions, onEnd: fn(async () => undefined), onEndOthers: fn(async () => undefined) },
} satisfies Meta<typeof SessionsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Завершить: Safari, iOS/ }));
    await expect(args.onEnd).toHaveBeenCalledWith(sessions[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить все остальные' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
  },
};
export const OnlyThisOne: Story = {
  args: { sessions: sessions.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /остальные/ })).toBeNull();
  },
};
