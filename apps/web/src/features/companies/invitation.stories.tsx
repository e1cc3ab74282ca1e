import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InvitationCard } from './invitation.tsx';

const meta = {
  title: 'Приложение/Компании/Приглашение',
  component: InvitationCard,
  args: {
    invitation: {
      company: { id: '1', name: 'Колесница', logo: null },
      full_name: 'Пётр Ильин',
      email: 'ilin@koleso.ru',
      roles: [],
      expires_at: '2026-11-28T10:00:00+03:00',
    },
    isSignedIn: true,
    loginHref: '/login?next=/invitation',
    registrationHref: '/registration?next=/invitation',
    onAccept: fn(async () => undefined),
  },
} satisfies Meta<typeof InvitationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Принять приглашение' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const Visitor: Story = {
  args: { isSignedIn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Войти и принять' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Создать аккаунт' })).toBeVisible();
  },
};
