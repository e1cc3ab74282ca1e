import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RegistrationForm } from './registration-form.tsx';

const meta = {
  title: 'Приложение/Вход/Регистрация',
  component: RegistrationForm,
  args: { send: fn(async () => undefined), isDone: false },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    const password = canvas.getByLabelText('Пароль');
    await userEvent.type(password, '12345678');
    await expect(canvas.getByText('Слабый: легко подобрать')).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, 'лось везёт восемь дисков');
    await expect(canvas.getByText('Надёжный')).toBeVisible();
  },
};

export const ConsentText: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: /Текст согласия/ });
    if (first) await userEvent.click(first);
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Отозвать его можно');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The server's error is shown at its field, which gets the focus. */
export const Taken: Story = {
  args: {
    send: fn(() =>
      Promise.reject(
        new ApiError('Проверьте поля', {
          kind: 'answer',
          status: 422,
          fieldErrors: { login: ['Такой логин уже зарегистрирован'] },
        }),
      ),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail или телефон'), 'buyer@demo.example');
    await userEvent.type(canvas.getByLabelText('Пароль'), 'лось везёт восемь дисков');
    await userEvent.click(canvas.getByText('Согласен на обработку персональных данных'));
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }));
    await expect(await canvas.findByText('Такой логин уже зарегистрирован')).toBeVisible();
    await expect(args.send).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByLabelText('E-mail или телефон')).toHaveFocus());
  },
};
