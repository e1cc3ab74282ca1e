import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LoginForm } from './login-form.tsx';

const meta = {
  title: 'Приложение/Вход/Вход',
  component: LoginForm,
  args: { send: fn(async () => undefined), isDone: false },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (canvas: { getByLabelText: (text: string) => HTMLElement }) => {
  await userEvent.type(canvas.getByLabelText('E-mail или телефон'), 'buyer@demo.example');
  await userEvent.type(canvas.getByLabelText('Пароль'), 'Protektor-2026{Enter}');
};

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    await expect(args.send).not.toHaveBeenCalled();
    await expect(canvas.getByText('Укажите e-mail или телефон')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('E-mail или телефон')).toHaveFocus());
  },
};

/** A user who has signed in here before. */
export const Known: Story = {
  args: { login: 'buyer@demo.example' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Пароль'), 'Protektor-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(canvas.getByLabelText('Пароль')).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByText('Запомнить меня'));
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        { login: 'buyer@demo.example', password: 'Protektor-2026', remember_me: 'true' },
        expect.any(FormData),
      ),
    );
  },
};

export const Sending: Story = {
  args: { send: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await expect(await canvas.findByRole('button', { name: 'Входим' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Пароль'), '{Enter}');
    await expect(args.send).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: {
    send: fn(() =>
      Promise.reject(new ApiError('Неверный логин или пароль', { kind: 'answer', status: 401 })),
    ),
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Неверный логин или пароль');
  },
};
