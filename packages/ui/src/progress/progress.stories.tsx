import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  args: { label: 'До минимального заказа', value: 83 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  args: { value: 33_200, maxValue: 40_000, valueLabel: '33 200 из 40 000 ₽' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'До минимального заказа' });
    await expect(bar).toHaveAttribute('aria-valuetext', '33 200 из 40 000 ₽');
    await expect(bar).toHaveAttribute('aria-valuenow', '33200');
  },
};

export const Reached: Story = { args: { value: 100 } };

export const Large: Story = {
  args: {
    label: 'Загружаем прайс-лист',
    size: 'm',
    value: 66,
    valueLabel: '8 236 строк из 12 480',
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'До минимального заказа' })).toBeVisible();
    await expect(canvas.queryByText('До минимального заказа')).toBeNull();
  },
};

export const UnknownEnd: Story = {
  args: { label: 'Разбираем файл', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
