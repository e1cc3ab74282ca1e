import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { parseSearch } from '../search/catalog-search.ts';
import { descriptions } from '../search/catalog-sections.ts';
import { QuickPicks } from './quick-picks.tsx';

const searchOf = (query: string) => parseSearch(descriptions.disks, new URLSearchParams(query));

const meta = {
  title: 'Приложение/Каталог/Частые размеры',
  component: QuickPicks,
  args: {
    of: 'bolts',
    parts: [
      { field: 'bolts', label: 'Отверстия' },
      { field: 'pcd', label: 'PCD' },
    ],
    search: searchOf(''),
    facets: undefined,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 6, gridTemplateColumns: 'repeat(3, 1fr)', width: 242 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuickPicks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '5×114,3' }));
    await expect(args.onChange).toHaveBeenCalledWith({ bolts: [5], pcd: [114.3] });
  },
};

export const Chosen: Story = {
  args: { search: searchOf('bolts=5&pcd=112') },
  play: async ({ canvas, args }) => {
    const pick = canvas.getByRole('button', { name: '5×112' });
    await expect(pick).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(pick);
    await expect(args.onChange).toHaveBeenCalledWith({ bolts: [], pcd: [] });
  },
};

/** What nobody offers can't be picked. */
export const Missing: Story = {
  args: {
    facets: {
      bolts: [{ value: 5, label: '5', count: 9 }],
      pcd: [{ value: 112, label: '112', count: 9 }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '5×112' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: '4×98' })).toBeDisabled();
  },
};

/** Everyday sizes of cars; a press sets the whole marking. */
export const Tyres: Story = {
  args: {
    of: 'car',
    parts: [
      { field: 'width', label: 'Ширина' },
      { field: 'profile', label: 'Профиль' },
      { field: 'diameter', label: 'Диаметр' },
    ],
    search: parseSearch(descriptions.tyres, new URLSearchParams()),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '205/55 R16' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      width: [205],
      profile: [55],
      diameter: [16],
    });
  },
};
