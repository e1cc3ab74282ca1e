import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleWarehouses } from '../testing/samples.ts';
import { WarehouseList } from './warehouse-list.tsx';

const meta = {
  title: 'Приложение/Компании/Склады',
  component: WarehouseList,
  args: {
    warehouses: sampleWarehouses,
    city: 'Екатеринбург',
    onAdd: fn(async () => undefined),
    onChange: fn(async () => undefined),
    onRemove: fn(async () => undefined),
  },
} satisfies Meta<typeof WarehouseList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The city of a warehouse with stock can't be changed; its dispatch time can. */
export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Отгрузка 1–2 дня')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить: Основной склад' }));
    await waitFor(() => expect(screen.getByText('Город: Екатеринбург.')).toBeVisible());
    const latest = screen.getByRole('textbox', { name: 'до, дней' });
    await userEvent.clear(latest);
    await userEvent.type(latest, '4');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(sampleWarehouses[0], {
        name: 'Основной склад',
        city: 'Екатеринбург',
        address: 'Монтажников, 24',
        working_hours: null,
        delivery_days_min: 1,
        delivery_days_max: 4,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const None: Story = {
  args: { warehouses: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Складов пока нет')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Добавить склад' })).toBeVisible();
  },
};

/** A warehouse where orders wait can't be removed. */
export const Refused: Story = {
  args: {
    onRemove: fn(async () => {
      throw new ApiError('На складе ждут открытые заказы. Сначала завершите их', {
        kind: 'answer',
        status: 409,
      });
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить: Основной склад' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Снимем с продажи 8 120 предложений',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('открытые заказы');
  },
};
