import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FileProgress } from '../file-progress/file-progress.tsx';
import { FileSpreadsheetIcon } from '../icons/icons.tsx';
import { FileDrop } from './file-drop.tsx';

const meta = {
  title: 'Components/Fields/FileDrop',
  component: FileDrop,
  subcomponents: { FileProgress },
  args: {
    label: 'Перетащите прайс-лист сюда или вставьте из буфера',
    dropLabel: 'Отпустите файл',
    buttonText: 'Выбрать файл',
    hint: 'XLSX, XLS или CSV, до 20 МБ',
    acceptedTypes: ['.xlsx', '.xls', '.csv'],
    maxBytes: 20 * 2 ** 20,
    onFiles: fn(),
    onReject: fn(),
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const price = new File(['Pirelli;205/55 R16'], 'Прайс.csv', { type: 'text/csv' });
const picture = new File(['…'], 'Фото.png', { type: 'image/png' });

const fileInput = (element: HTMLElement) =>
  element.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;

/** Dispatches an event with files as the system does. A script can't make a real `DataTransfer` with files for it. */
function hand(type: 'dragenter' | 'drop' | 'paste', element: Element, ...files: File[]) {
  const handedOver = {
    types: ['Files'],
    effectAllowed: 'all',
    dropEffect: 'none',
    items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
  };
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, type === 'paste' ? 'clipboardData' : 'dataTransfer', {
    value: handedOver,
  });
  element.dispatchEvent(event);
}

export const Empty: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Выбрать файл' })).toHaveAccessibleDescription(
      'XLSX, XLS или CSV, до 20 МБ',
    );
    await userEvent.upload(fileInput(canvasElement), price);
    await expect(args.onFiles).toHaveBeenCalledWith([price]);
  },
};

export const Drop: Story = {
  play: async ({ canvas, args }) => {
    const label = canvas.getByText(args.label);
    hand('dragenter', label, price);
    await waitFor(() => expect(canvas.getByText('Отпустите файл')).toBeVisible());
    hand('drop', canvas.getByText('Отпустите файл'), price, picture);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
    await expect(args.onReject).toHaveBeenCalledWith([{ file: picture, reason: 'type' }]);
    await waitFor(() => expect(canvas.getByText(args.label)).toBeVisible());
  },
};

export const DropTarget: Story = {
  play: async ({ canvas, args }) => {
    hand('dragenter', canvas.getByText(args.label), price);
    await waitFor(() => expect(canvas.getByText('Отпустите файл')).toBeVisible());
  },
};

export const Paste: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const zone = canvas.getByRole('button', { name: /Перетащите/ });
    await waitFor(() => expect(zone).toHaveFocus());
    hand('paste', zone, price);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
  },
};

export const TooLarge: Story = {
  args: { maxBytes: 4, errorMessage: 'Файл больше 20 МБ: разделите его или сохраните как CSV' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(fileInput(canvasElement), price);
    await expect(args.onFiles).not.toHaveBeenCalled();
    await expect(args.onReject).toHaveBeenCalledWith([{ file: price, reason: 'size' }]);
    await expect(canvas.getByText(/Файл больше 20 МБ/)).toBeVisible();
  },
};

export const WithFiles: Story = {
  args: { isMultiple: true },
  render: (args) => (
    <FileDrop {...args}>
      <FileProgress
        name="Прайс_Колесница_21.11.xlsx"
        details="2,4 МБ, отправлено 66 %"
        value={66}
        icon={<FileSpreadsheetIcon />}
        removeLabel="Отменить"
      />
      <FileProgress name="Диски.csv" details="120 КБ, в очереди" removeLabel="Убрать" />
      <FileProgress
        name="Грузовые.csv"
        details="340 КБ, загружен"
        value={100}
        removeLabel="Убрать"
      />
      <FileProgress
        name="Спецшины и шины для погрузчиков, склад в Верхней Пышме.xls"
        details="Связь прервалась на 40 %"
        isFailed
        retryLabel="Повторить"
        removeLabel="Убрать"
      />
    </FileDrop>
  ),
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Выбрать файл' })).toBeDisabled();
  },
};
