import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { parseSearch } from '../search/catalog-search.ts';
import { descriptions } from '../search/catalog-sections.ts';
import { ColourPicks } from './colour-picks.tsx';

const searchOf = (query: string) => parseSearch(descriptions.disks, new URLSearchParams(query));

const meta = {
  title: 'Приложение/Каталог/Частые цвета',
  component: ColourPicks,
  args: { search: searchOf(''), facets: undefined, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 6, width: 242 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ColourPicks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Чёрный' }));
    await expect(args.onChange).toHaveBeenCalledWith({ colour: ['black'] });
  },
};

/** Further colours join those that are chosen; a second press takes one back. */
export const Chosen: Story = {
  args: { search: searchOf('colour=black&colour=silver') },
  play: async ({ canvas, args }) => {
    const black = canvas.getByRole('button', { name: 'Чёрный' });
    await expect(black).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(black);
    await expect(args.onChange).toHaveBeenCalledWith({ colour: ['silver'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Белый' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ colour: ['black', 'silver', 'white'] });
  },
};

/** What nobody offers can't be picked. */
export const Missing: Story = {
  args: { facets: { colour: [{ value: 'black', label: 'Чёрный', count: 9 }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Чёрный' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Бронзовый' })).toBeDisabled();
  },
};
