import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ImportPanel } from './price-list.tsx';
import { sampleImport } from './testing/samples.ts';

const meta = {
  title: 'Приложение/Компании/Прайс-лист/Загрузка',
  component: ImportPanel,
  args: {
    list: sampleImport,
    uploadHref: '/companies/1/rests/imports',
    restsHref: '/companies/1/rests',
    onCancel: fn(async () => undefined),
    onUndo: fn(async () => undefined),
  },
} satisfies Meta<typeof ImportPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const reading = { ...sampleImport, status: 'reading', created: 0, updated: 0, removed: 0 } as const;
const done = { ...sampleImport, status: 'done', can_undo: true } as const;

export const Opening: Story = {
  args: { list: { ...reading, columns: [], rows_total: null, rows_done: 0, rejected_count: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Открываем файл' })).toBeVisible();
  },
};

export const Reading: Story = {
  args: { list: { ...reading, rows_done: 8214, accepted: 8201, rejected_count: 13, eta_s: 58 } },
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Читаем файл' });
    await expect(bar).toHaveAttribute('aria-valuenow', '65');
    await expect(canvas.getByText(/осталось около минуты/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить загрузку' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

/** The decisions are below this panel. */
export const Preview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2,4/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Running: Story = {
  args: {
    list: { ...sampleImport, status: 'running', accepted: 50_000, rows_done: 12_500, eta_s: 70 },
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Обновляем остатки' });
    await expect(bar).toHaveAttribute('aria-valuenow', '25');
    await expect(canvas.getByText(/^12.500 из 50.000 строк, осталось около минуты$/)).toBeVisible();
  },
};

/** The first step of the merge is not done yet. */
export const RunningAtFirst: Story = {
  args: { list: { ...sampleImport, status: 'running', rows_done: 0, eta_s: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^0 из 12.443 строк, осталось несколько секунд$/)).toBeVisible();
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Done: Story = {
  args: { list: done },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Прайс-лист загружен.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть как было' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(args.onUndo).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const NothingChanged: Story = {
  args: { list: { ...done, can_undo: false, created: 0, updated: 0, removed: 0, price_up: 0 } },
};

export const Failed: Story = {
  args: {
    list: {
      ...sampleImport,
      status: 'failed',
      error: 'Файл защищён паролем. Снимите защиту и сохраните заново',
      columns: [],
      rows_total: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Файл защищён паролем');
    await expect(canvas.getByRole('link', { name: 'Загрузить другой файл' })).toBeVisible();
  },
};

export const Cancelled: Story = { args: { list: { ...sampleImport, status: 'cancelled' } } };
export const Undone: Story = { args: { list: { ...sampleImport, status: 'undone' } } };
