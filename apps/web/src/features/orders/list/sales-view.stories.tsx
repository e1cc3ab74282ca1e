import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SalesView } from './sales-content.tsx';

const part = (name: string, sum: number) => ({
  ...{ name, orders: 2, quantity: sum / 500_000, sum, delivery: 0, year_ago: null },
  market: { quantity: 0, paid: 0, sum: 0 },
});

const meta = {
  title: 'Приложение/Заказы/Продажи',
  component: SalesView,
  args: {
    by: 'months',
    parts: [part('2026-09', 40_000_000), part('2026-10', 62_000_000), part('2026-11', 53_500_000)],
    onBy: fn(),
    onMonth: fn(),
    onExport: fn(async () => undefined),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SalesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Months: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Продано 311.шт. на 1.555.000.₽/);
    await userEvent.click(canvas.getByRole('button', { name: /^окт.* 620.000.₽, заказы$/ }));
    await expect(args.onMonth).toHaveBeenCalledWith('2026-10');
    await userEvent.click(canvas.getByRole('radio', { name: 'По брендам' }));
    await expect(args.onBy).toHaveBeenCalledWith('brands');
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать XLSX' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const Partners: Story = {
  args: {
    by: 'partners',
    parts: Array.from({ length: 22 }, (_, at) => part(`ООО «Колесо ${at + 1}»`, (22 - at) * 1e7)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ООО «Колесо 1»')).toBeVisible();
    await expect(canvas.getByText(/^И ещё 2 строки в XLSX/)).toBeVisible();
  },
};

export const Nothing: Story = { args: { parts: [] } };
