import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ListInput, type ListInputProps } from './list-input.tsx';

type Send = ListInputProps['send'];
type SendFile = ListInputProps['sendFile'];

function Working(args: ListInputProps) {
  const [text, setText] = useState(args.text);
  return <ListInput {...args} text={text} onText={setText} />;
}

const meta = {
  title: 'Приложение/Заявка/Новая',
  component: Working,
  args: {
    text: '',
    onText: fn(),
    send: fn<Send>(async () => undefined),
    sendFile: fn<SendFile>(async () => undefined),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Working>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A message is sent by keyboard. */
export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Список из таблицы или сообщения'));
    await userEvent.paste('CO-1\t8\n205/55 R16 зима нокиан\n');
    await expect(canvas.getByRole('button', { name: 'Разобрать 2 строки' })).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.send).toHaveBeenCalledWith('CO-1\t8\n205/55 R16 зима нокиан\n');
  },
};

export const Nothing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Разобрать список' }));
    await expect(canvas.getByText('Вставьте хотя бы одну строку')).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Подставить пример' }));
    await expect(canvas.queryByText('Вставьте хотя бы одну строку')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Разобрать 4 строки' })).toBeVisible();
  },
};

export const Offline: Story = {
  args: {
    text: 'CO-1 8',
    send: fn<Send>(async () => {
      throw new ApiError('Сервер не отвечает. Проверьте связь', { kind: 'network' });
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Разобрать 1 строку' }));
    await expect(await canvas.findByText('Сервер не отвечает. Проверьте связь')).toBeVisible();
  },
};

const file = new File(['CO-1;8'], 'Заказ.csv', { type: 'text/csv' });
const fileInput = (element: HTMLElement) =>
  element.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;

/** A file is being sent, with a button that stops it. */
export const Sending: Story = {
  args: {
    sendFile: fn<SendFile>((_, onProgress) => {
      onProgress(40);
      return new Promise(() => undefined);
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), file);
    await expect(await canvas.findByText(/Отправлено 40/)).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Заказ.csv' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
};

export const NoTable: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    args.sendFile.mockRejectedValueOnce(
      new ApiError('Это не таблица. Подойдёт файл XLSX, XLS или CSV', {
        kind: 'answer',
        status: 415,
      }),
    );
    await userEvent.upload(fileInput(canvasElement), file);
    await expect(await canvas.findByText(/Это не таблица/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить снова' }));
    await expect(args.sendFile).toHaveBeenCalledTimes(2);
  },
};

/** A file that was dropped on the home page is sent at once; what is no list is refused as here. */
export const GivenFile: Story = {
  args: { given: new File(['CO-1;8'], 'заявка.csv') },
  play: async ({ args }) => {
    await expect(args.sendFile).toHaveBeenCalledOnce();
  },
};

export const GivenPicture: Story = {
  args: { given: new File([''], 'шина.jpg') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Подойдёт файл XLSX, XLS, ODS или CSV')).toBeVisible();
    await expect(args.sendFile).not.toHaveBeenCalled();
  },
};
