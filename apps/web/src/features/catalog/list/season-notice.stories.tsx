import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { parseSearch } from '../search/catalog-search.ts';
import { descriptions } from '../search/catalog-sections.ts';
import { tyre } from '../testing/samples.ts';
import { SeasonNotice } from './notices.tsx';

const search = parseSearch(descriptions.tyres, new URLSearchParams('season=summer&page=2'));
const meta = {
  title: 'Приложение/Каталог/Шины другого сезона',
  component: SeasonNotice,
  args: {
    products: [
      { ...tyre, season: 'summer' },
      { ...tyre, season: 'all_season' },
    ],
    search,
    onSearch: fn(),
  },
} satisfies Meta<typeof SeasonNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All-terrain tyres are listed in every season. One press leaves only tyres of the season itself. */
export const Mixed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Только летние' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({
      ...search,
      filters: { season: ['summer'], season_own: true },
      page: 1,
    });
  },
};

/** No notice for a list whose tyres are all of the season, or have an unknown one. */
export const OwnSeason: Story = {
  args: {
    products: [
      { ...tyre, season: 'summer' },
      { ...tyre, season: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
