import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Rest } from './atoms.ts';
import { MismatchDialog } from './mismatch-dialog.tsx';

const rest: Rest = {
  id: '90211',
  product: {
    id: '1842',
    section: 'tyres',
    brand: 'Kumho',
    model: 'Ecowing ES31',
    title: 'Kumho Ecowing ES31 185/65 R15 88H',
    size: '185/65 R15',
    load_index: '88',
    speed_index: 'H',
    season: 'summer',
    studded: false,
    image: null,
    article: null,
    specs: { width: 185, profile: 65, diameter: 15 },
  },
  warehouse: { id: '12', name: 'Основной склад', city: 'Екатеринбург' },
  source_name: 'Шина летняя Kumho Solus KH17 185/65R15 88H',
  source_article: 'B-1',
  match: { by: 'barcode', evidence: 'Совпал штрихкод 4607092452319' },
  bulk_price: 390_000,
  vat_rate: 22,
  vat_included: true,
  quantity: 8,
  quantity_is_minimum: false,
  min_order: 1,
  multiple: 1,
  dot_year: null,
  dot_week: null,
  country: null,
  customs_declaration: null,
  updated_at: '2026-11-21T11:42:00+03:00',
};

const meta = {
  title: 'Приложение/Компании/Остатки/Не тот товар',
  component: MismatchDialog,
  args: { rest, onMove: fn(async () => undefined), onClose: fn() },
} satisfies Meta<typeof MismatchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfItsOwn: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Не тот товар' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(screen.getByText('Совпал штрихкод 4607092452319')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Перенести' }));
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(null));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** The reason of a refusal is shown in the dialog, which stays open. */
export const Refused: Story = {
  args: { onMove: fn(() => Promise.reject(new Error('The server is gone'))) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Перенести' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Что-то пошло не так');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
