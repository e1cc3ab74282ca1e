import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withRouter } from '../../shared/testing/with-router.tsx';
import { ShowcaseList } from './showcase-list.tsx';
import type { Showcase } from './showcases.atoms.ts';

const link: Showcase['links'][number] = {
  file: 'price.xlsx',
  url: 'https://protektor.example/feeds/x/price.xlsx',
  fetched_at: '2026-11-20T08:24:00+03:00',
  rows: 312,
  held: null,
  held_since: null,
};
const showcase: Showcase = {
  id: '1',
  name: 'Зима',
  section: 'tyres',
  filter: {},
  suppliers_not: [],
  bands: [{ from: 0, percent: 10, min: 0 }],
  rounding: 100,
  floor_retail: false,
  days_added: 0,
  stock: 'in_stock',
  cap_quantity: false,
  revision: 1,
  updated_at: '2026-11-20T08:00:00+03:00',
  links: [link],
};

const meta = {
  title: 'Приложение/Компании/Витрины',
  component: ShowcaseList,
  args: {
    company: 'c',
    showcases: [
      showcase,
      { ...showcase, id: '2', name: 'Лето', links: [{ ...link, held: 'shrunk' }] },
      { ...showcase, id: '3', name: 'Диски', links: [{ ...link, fetched_at: null }] },
    ],
    onRemove: fn(async () => undefined),
  },
  decorators: [withRouter],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ShowcaseList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A showcase is deleted after a question. */
export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Забирали/)).toBeVisible();
    await expect(canvas.getByText('Отдаём прежний файл, новый не годится')).toBeVisible();
    await expect(canvas.getByText('Ещё не забирали')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить: Зима' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(showcase));
  },
};

export const None: Story = { args: { showcases: [] } };
