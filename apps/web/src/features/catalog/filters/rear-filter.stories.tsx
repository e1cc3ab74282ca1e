import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { parseSearch } from '../search/catalog-search.ts';
import { descriptions } from '../search/catalog-sections.ts';
import { RearFilter } from './rare-filter.tsx';

const section = descriptions.tyres;
const meta = {
  title: 'Приложение/Каталог/Разноширокая ось',
  component: RearFilter,
  args: {
    section,
    search: parseSearch(section, new URLSearchParams('')),
    facets: undefined,
    onChange: fn(),
    onSearch: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 264 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RearFilter>;
export default meta;

/** The size may be written in any way. For a text that is no size, the field shows how to write one. */
export const Typed: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Размер задней оси' });
    await userEvent.type(field, '255/35{Enter}');
    await expect(canvas.getByText('Размер пишут так: 255/35 R19')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '2553519{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith(
      expect.objectContaining({ rear: { width: 255, profile: 35, diameter: 19 }, page: 1 }),
    );
  },
};
