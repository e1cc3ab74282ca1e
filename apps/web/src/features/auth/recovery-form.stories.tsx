import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RecoveryForm } from './recovery-form.tsx';

const meta = {
  title: 'Приложение/Вход/Восстановление пароля',
  component: RecoveryForm,
  args: { send: fn(async () => undefined), login: 'buyer@demo.example' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecoveryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KnownLogin: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Прислать ссылку' }));
    await waitFor(() => expect(args.send).toHaveBeenCalled());
  },
};
export const NoLogin: Story = {
  args: { login: undefined },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail или телефон'), 'не почта{Enter}');
    await expect(canvas.getByText(/ни на e-mail, ни на телефон/)).toBeVisible();
  },
};
