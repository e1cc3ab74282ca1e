import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UploadPanel, type UploadPanelProps } from './price-list-imports.tsx';

const meta = {
  title: 'Приложение/Компании/Прайс-лист/Отправка',
  component: UploadPanel,
  args: { onSend: fn(async () => undefined) },
} satisfies Meta<typeof UploadPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = new File(['Наименование;Цена;Остаток'], 'Прайс.csv', { type: 'text/csv' });
const inputOf = (element: HTMLElement) =>
  element.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;

export const Empty: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Это часть остатков/ }));
    await userEvent.upload(inputOf(canvasElement), list);
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ files: [list], mode: 'update' }),
    );
  },
};

export const Sending: Story = {
  args: {
    onSend: fn<UploadPanelProps['onSend']>(
      ({ onProgress, signal }) =>
        new Promise((_, reject) => {
          onProgress(66);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), list);
    await expect(canvas.getByRole('progressbar', { name: 'Прайс.csv' })).toHaveAttribute(
      'aria-valuenow',
      '66',
    );
    await expect(canvas.getByRole('button', { name: 'Выбрать файл' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить отправку' }));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.queryByText('Прайс.csv')).toBeNull();
  },
};

export const Failed: Story = {
  args: { onSend: fn(() => Promise.reject(new Error('The connection was lost'))) },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(inputOf(canvasElement), list);
    await expect(await canvas.findByText(/Что-то пошло не так/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ещё раз' }));
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
};
