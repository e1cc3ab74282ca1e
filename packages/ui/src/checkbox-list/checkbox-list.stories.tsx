import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CheckboxList } from './checkbox-list.tsx';

const words = {
  search: 'Найти бренд',
  clear: 'Очистить',
  empty: 'Такого бренда нет',
  loading: 'Загружаем ещё',
  retry: 'Повторить',
  found: 'Найдено: {count}',
  moreOfCount: 'Ещё {count}',
};

const counts: Record<string, number> = {
  Cordiant: 214,
  Continental: 131,
  Gislaved: 96,
  Goodyear: 88,
  Hankook: 172,
  'Ikon Tyres': 246,
  Кама: 164,
  Michelin: 1204,
  'Nokian Tyres': 187,
  Pirelli: 142,
  Tunga: 12,
  Viatti: 73,
  Yokohama: 0,
};

const brands = Object.entries(counts).map(([label, count]) => ({
  value: label.toLowerCase(),
  label,
  count,
  isDisabled: count === 0,
}));

const meta = {
  title: 'Components/Choices/CheckboxList',
  component: CheckboxList,
  args: { label: 'Бренд', items: brands, words, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 244 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckboxList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('option', { name: /Gislaved/ }));
    await expect(args.onChange).toHaveBeenCalledWith(['gislaved'], [brands[2]]);
    await expect(canvas.getByRole('option', { name: /Gislaved/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const SelectedFirst: Story = {
  args: { defaultValue: ['viatti', 'tunga'] },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('option').map((option) => option.textContent);
    await expect(names.slice(0, 3)).toEqual(['Viatti73', 'Tunga12', 'Cordiant214']);
  },
};

export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё 6' }));
    const list = canvas.getByRole('listbox', { name: 'Бренд' });
    await waitFor(() => expect(list).toHaveFocus());
    await expect(within(list).getAllByRole('option').length).toBeGreaterThan(7);
    await expect(list.clientHeight).toBe(245);
    await userEvent.keyboard('{End}');
    await expect(list.scrollTop).toBeGreaterThan(0);
    await expect(list).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: /Viatti/ }).id,
    );
  },
};

export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Найти бренд' }), 'ИК');
    await expect(canvas.getByText('Такого бренда нет')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }));
    await userEvent.type(canvas.getByRole('searchbox'), 'н');
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'кА');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByRole('option', { name: /Кама/ })).toBeVisible();
  },
};

/** Results of the server may be spelt differently from the query: they are shown as they come. */
export const ServerSearch: Story = {
  args: { onSearch: fn() },
  render: function Searched({ onSearch, ...args }) {
    const [items, setItems] = useState(brands);
    const find = (text: string) => {
      onSearch?.(text);
      setItems(text === '' ? brands : brands.filter(({ label }) => label === 'Nokian Tyres'));
    };
    return <CheckboxList {...args} items={items} onSearch={find} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Найти бренд' }), 'нокеан');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('нокеан'));
    await expect(await canvas.findByRole('option', { name: /Nokian/ })).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(7));
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    const list = canvas.getByRole('listbox');
    await waitFor(() => expect(list).toHaveFocus());
    const active = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
    await expect(active()).toHaveTextContent('Cordiant');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Continental');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(active()).toHaveTextContent('Cordiant');
    await userEvent.keyboard('{End}');
    await expect(active()).toHaveTextContent('Кама');
    await userEvent.keyboard('{Home}');
    await expect(active()).toHaveTextContent('Cordiant');
    await userEvent.keyboard('gg');
    await expect(active()).toHaveTextContent('Goodyear');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['goodyear'], [brands[3]]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([], []);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ещё 6' })).toHaveFocus());
  },
};

export const Short: Story = {
  args: { items: brands.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A folded list requests no pages; an unfolded one loads pages while it is scrolled. */
export const Pages: Story = {
  args: { hasMore: true, onLoadMore: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
};

export const Loading: Story = { args: { items: [], isLoading: true } };

export const Failed: Story = {
  args: { items: brands.slice(0, 2), error: 'Бренды не загрузились', onLoadMore: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Повторить/ }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
