import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import { parseSearch } from '../search/catalog-search.ts';
import { descriptions } from '../search/catalog-sections.ts';
import { facets } from '../testing/samples.ts';
import { FilterRail } from './filter-rail.tsx';

const section = descriptions.tyres;
const searchOf = (query: string) => parseSearch(section, new URLSearchParams(query));

const meta = {
  title: 'Приложение/Каталог/Фильтры',
  component: FilterRail,
  args: { section, search: searchOf(''), facets, onChange: fn(), onSearch: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 264 }}>
        <Story />
      </div>
    ),
    withRouter,
  ],
} satisfies Meta<typeof FilterRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Зима/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ season: ['winter'] });
    await userEvent.click(canvas.getByRole('checkbox', { name: /RunFlat/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ run_flat: true });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Цена от' }), '2 500{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ price_min: 250000 }));
  },
};
export const Chosen: Story = {
  args: {
    search: searchOf(
      'width=205&profile=55&diameter=16&season=winter&studded=true&brand=Кама&price_max=2500000&quantity_min=20&city=Казань',
    ),
  },
};
/** Before the first answer there is nothing to count. */
export const Loading: Story = { args: { facets: undefined } };
