import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MessagesView } from './order-content.tsx';

const meta = {
  title: 'Приложение/Заказы/Сообщения',
  component: MessagesView,
  args: {
    side: 'buyer',
    messages: [
      {
        id: 'a',
        side: 'supplier',
        by: 'Пётр Ильин',
        is_own: false,
        text: 'Snow Cross осталось 16, следующий приход 1 декабря.',
        files: [{ id: 'f', name: 'остатки.xlsx', bytes: 20_000 }],
        at: '2026-11-20T11:40:00+03:00',
      },
      {
        id: 'b',
        side: 'buyer',
        by: 'Анна Михайлова',
        is_own: true,
        text: 'Восемь нужны к среде, посмотрю у других.',
        files: [],
        at: '2026-11-20T11:52:00+03:00',
      },
    ],
    onSend: fn(async () => true),
    onOpen: fn(async () => undefined),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MessagesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Talk: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/поставщик,/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'остатки.xlsx' }));
    await expect(args.onOpen).toHaveBeenCalledWith('f', 'остатки.xlsx');
    const field = canvas.getByRole('textbox', { name: 'Сообщение' });
    await expect(canvas.getByRole('button', { name: 'Отправить' })).toBeDisabled();
    await userEvent.type(field, 'Ждём{Shift>}{Enter}{/Shift}завтра');
    await userEvent.upload(
      canvas.getByLabelText('Файлы'),
      new File(['x'], 'схема.pdf', { type: 'application/pdf' }),
    );
    await expect(canvas.getByRole('button', { name: 'Убрать схема.pdf' })).toBeVisible();
    await userEvent.type(field, '{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Ждём\nзавтра', [expect.any(File)]);
    await expect(field).toHaveValue('');
  },
};

export const Empty: Story = { args: { messages: [] } };
