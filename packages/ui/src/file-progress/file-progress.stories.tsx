import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileSpreadsheetIcon } from '../icons/icons.tsx';
import { FileProgress } from './file-progress.tsx';

const meta = {
  title: 'Components/Feedback/FileProgress',
  component: FileProgress,
  args: { name: 'Прайс_Колесница_21.11.xlsx', details: '2,4 МБ', icon: <FileSpreadsheetIcon /> },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof FileProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { args: { details: '2,4 МБ, в очереди' } };

export const Sending: Story = {
  args: {
    details: '2,4 МБ, отправлено 66 %',
    value: 66,
    removeLabel: 'Отменить',
    onRemove: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '66');
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Done: Story = {
  args: { details: '2,4 МБ, загружен', value: 100, removeLabel: 'Убрать' },
};

export const Failed: Story = {
  args: {
    details: 'Связь прервалась на 40 %',
    isFailed: true,
    retryLabel: 'Повторить',
    onRetry: fn(),
    removeLabel: 'Убрать',
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
