import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FactorForm } from './factor-form.tsx';

const challenge = {
  token: 'h2nq0yqk3yOeJYHd7J3QkqXcN3mKxV8mWZyG1sU0b9A',
  expires_at: '2026-11-21T11:52:00+03:00',
};

const meta = {
  title: 'Приложение/Вход/Второй фактор',
  component: FactorForm,
  args: {
    challenge: { ...challenge, methods: ['passkey', 'app', 'recovery_code'], passkey: {} },
    onSession: fn(),
    onBack: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FactorForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    await expect(canvas.getByText('Введите шесть цифр')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуться к паролю' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const AppAlone: Story = {
  args: { challenge: { ...challenge, methods: ['app', 'recovery_code'], passkey: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /ключом/ })).toBeNull();
    await waitFor(() => expect(canvas.getByLabelText('Код из приложения')).toHaveFocus());
  },
};
export const KeyAndCodes: Story = {
  args: { challenge: { ...challenge, methods: ['passkey', 'recovery_code'], passkey: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Резервный код')).toBeVisible();
  },
};
