import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { parseSearch } from '../search.ts';
import { descriptions } from '../sections.ts';
import { EmptyList } from './empty-list.tsx';

const section = descriptions.tyres;
const meta = {
  title: 'Приложение/Каталог/Ничего не нашлось',
  component: EmptyList,
  args: {
    section,
    search: parseSearch(
      section,
      new URLSearchParams('width=125&profile=25&diameter=24&season=winter'),
    ),
    onSearch: fn(),
  },
} satisfies Meta<typeof EmptyList>;
export default meta;

/** The smallest steps back, one press each. */
export const Relaxations: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать «125/25 R24»' }));
    await expect(args.onSearch).toHaveBeenCalledWith(
      expect.objectContaining({ filters: { season: ['winter'] }, page: 1 }),
    );
  },
};
