import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PasswordSection } from './profile.tsx';

const meta = {
  title: 'Приложение/Профиль/Пароль',
  component: PasswordSection,
  args: { login: 'buyer@demo.example', send: fn(async () => undefined) },
} satisfies Meta<typeof PasswordSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WrongPassword: Story = {
  args: {
    send: fn(() =>
      Promise.reject(
        new ApiError('Проверьте поля', {
          kind: 'answer',
          status: 422,
          fieldErrors: { current_password: ['Текущий пароль другой'] },
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Текущий пароль'), 'не тот');
    await userEvent.type(canvas.getByLabelText('Новый пароль'), 'лось везёт восемь дисков{Enter}');
    await expect(await canvas.findByText('Текущий пароль другой')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Текущий пароль')).toHaveFocus());
  },
};
