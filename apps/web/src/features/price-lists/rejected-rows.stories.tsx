import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RejectedRows } from './rejected-part.tsx';
import { sampleRejected } from './testing/samples.ts';

const meta = {
  title: 'Приложение/Компании/Прайс-лист/Отклонённые строки',
  component: RejectedRows,
  args: {
    rows: sampleRejected,
    total: 37,
    onFix: fn(async () => undefined),
    onSave: fn(async () => undefined),
    isLoading: false,
    onMore: fn(),
  },
} satisfies Meta<typeof RejectedRows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A value that would be accepted is suggested. The file holds all rows. */
export const Rows: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Исправлено')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Исправить строку 5020' }));
    const field = canvas.getByRole('textbox', { name: 'Остаток' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('4');
    await userEvent.keyboard('{Enter}');
    await expect(args.onFix).toHaveBeenCalledWith(sampleRejected[1], '4');
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать с причинами' }));
    await expect(args.onSave).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё 34 строки' }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};

/** A value that is still wrong is reported at its field; Escape cancels. */
export const StillWrong: Story = {
  args: {
    onFix: fn(() =>
      Promise.reject(
        new ApiError('Проверьте поля', {
          kind: 'answer',
          status: 422,
          fieldErrors: { 'values.bulk_price': ['Цена — не число'] },
        }),
      ),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Исправить строку 1204' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    const field = canvas.getByRole('textbox', { name: 'Цена' });
    await expect(field).toHaveAccessibleDescription('Цена — не число');
    await userEvent.type(field, '1{Enter}');
    await expect(args.onFix).toHaveBeenCalledTimes(2);
    await userEvent.type(field, '{Escape}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
