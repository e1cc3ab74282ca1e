import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { parseSearch } from '../search/catalog-search.ts';
import { descriptions } from '../search/catalog-sections.ts';
import { UnknownNotice } from './notices.tsx';

const search = parseSearch(descriptions.tyres, new URLSearchParams('width=205&foo=bar'));
const meta = {
  title: 'Приложение/Каталог/Непонятая часть ссылки',
  component: UnknownNotice,
  args: { search, onSearch: fn() },
} satisfies Meta<typeof UnknownNotice>;
export default meta;

/** The unknown part stays in the address until it is removed by a press. */
export const Notice: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/foo=bar/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать из ссылки' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ ...search, unknown: [] });
  },
};
