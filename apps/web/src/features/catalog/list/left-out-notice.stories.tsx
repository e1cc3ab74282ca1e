import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { parseSearch } from '../search/catalog-search.ts';
import { descriptions } from '../search/catalog-sections.ts';
import { LeftOutNotice } from './notices.tsx';

const search = parseSearch(descriptions.tyres, new URLSearchParams('q=зубр ice&width=205&page=2'));
const meta = {
  title: 'Приложение/Каталог/Показано без слова',
  component: LeftOutNotice,
  args: { leftOut: [{ text: 'зубр', start: 0, end: 4, model: null }], search, onSearch: fn() },
} satisfies Meta<typeof LeftOutNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One press insists on the word, another gives it up. */
export const OneWord: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Без слова „зубр“.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Искать со всеми словами' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({
      ...search,
      filters: { width: [205], every_word: true },
      page: 1,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать слово' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...search, q: 'ice', page: 1 });
  },
};

export const Several: Story = {
  args: {
    leftOut: [
      { text: 'зубр', start: 0, end: 4, model: null },
      { text: 'ice', start: 5, end: 8, model: null },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Без слов „зубр“, „ice“.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать слова' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...search, q: '', page: 1 });
  },
};

/** A model of the trade that nobody sells is no unread word: its season is a press away. */
export const UnsoldModel: Story = {
  args: {
    leftOut: [
      { text: '5', start: 0, end: 1, model: { brand: 'Nordman', name: '5', season: 'winter' } },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nordman 5 сейчас никто не продаёт.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Убрать слово' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Только зимние' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({
      ...search,
      filters: { width: [205], season: ['winter'] },
      page: 1,
    });
  },
};
