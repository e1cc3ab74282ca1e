import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SecurityLog } from './security-log.tsx';

const at = '2026-11-20T12:00:00+03:00';
const entries = [
  {
    id: '3',
    event: 'bank-asked',
    title: 'Меняются банковские реквизиты',
    detail:
      'Было: счёт 40702810900000002851, БИК 044030827. Станет: счёт 40702810902100088123, БИК 046126614.',
    by: 'Олег Складов',
    address: '203.0.113.7',
    at,
  },
  {
    id: '2',
    event: 'owner-inherited',
    title: 'Аккаунт владельца удалён, владельцем стал сотрудник',
    detail: 'Константин Константинопольский-Преображенский',
    by: null,
    address: null,
    at,
  },
];

const meta = {
  title: 'Приложение/Компании/Журнал безопасности',
  component: SecurityLog,
  args: { entries },
} satisfies Meta<typeof SecurityLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entries: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('Олег Складов, 203.0.113.7')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Long: Story = {
  args: { onMore: fn(async () => undefined) },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: 'Показать раньше' })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Пока ничего не менялось')).toBeVisible();
  },
};
