import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ResetForm } from './reset-form.tsx';

const meta = {
  title: 'Приложение/Вход/Новый пароль',
  component: ResetForm,
  args: { send: fn(async () => undefined), login: 'buyer@demo.example', isDone: false },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResetForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const LinkGone: Story = {
  args: {
    send: fn(() =>
      Promise.reject(
        new ApiError('Ссылка устарела или уже использована. Запросите новую', {
          kind: 'answer',
          status: 404,
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Новый пароль'), 'лось везёт восемь дисков{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ссылка устарела');
  },
};
