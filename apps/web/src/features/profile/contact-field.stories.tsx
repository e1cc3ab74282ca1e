import { TextField } from '@org/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ContactField } from './contact-field.tsx';

const later = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const meta = {
  title: 'Приложение/Профиль/Контакт',
  component: ContactField,
  args: {
    label: 'E-mail',
    value: 'anna@koleso.ru',
    isVerified: false,
    confirmation: null,
    onDismiss: fn(),
    onVerify: fn(async () => undefined),
    onChange: fn(async () => undefined),
    children: <TextField name="email" label="Новый e-mail" isRequired />,
  },
} satisfies Meta<typeof ContactField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotVerified: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Подтвердить' }));
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};
export const Verified: Story = { args: { isVerified: true } };
export const None: Story = { args: { value: null } };

const sent = { target: 'anna@koleso.ru', expires_at: later(86_400) };
export const JustSent: Story = {
  args: { confirmation: { ...sent, resend_at: later(60) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Отправить ещё раз через/ })).toBeDisabled();
  },
};
export const MaySendAgain: Story = {
  args: { confirmation: { ...sent, resend_at: later(-1) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ещё раз' }));
    await expect(args.onVerify).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
/** A new address was requested on another device, or before the page was reloaded. */
export const SentElsewhere: Story = {
  args: {
    isVerified: true,
    onWithdraw: fn(async () => undefined),
    confirmation: { target: 'anna@shiny.example', expires_at: null, resend_at: null },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/anna@shiny.example: откройте её\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ещё раз' }));
    await expect(args.onVerify).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Не менять' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};
export const Changing: Story = {
  args: { isVerified: true, onChange: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить' }));
    await userEvent.type(canvas.getByLabelText('Новый e-mail'), 'a@b.ru');
    await userEvent.type(canvas.getByLabelText('Текущий пароль'), 'Protektor-2026{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('button', { name: 'Отправляем' })).toBeVisible();
  },
};
