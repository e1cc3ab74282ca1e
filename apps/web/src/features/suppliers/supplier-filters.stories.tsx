import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SupplierFilters } from './supplier-list.tsx';
import { NO_SEARCH } from './supplier-search.ts';

const names = (...values: string[]) => ({
  items: values.map((value) => ({ value, label: value })),
  hasMore: false,
  isLoading: false,
  onLoadMore: fn(),
  onSearch: fn(),
});

const meta = {
  title: 'Приложение/Поставщики/Фильтры',
  component: SupplierFilters,
  args: {
    search: NO_SEARCH,
    typed: '',
    onType: fn(),
    onChange: fn(),
    cities: names('Екатеринбург', 'Казань', 'Тюмень'),
    brands: names('Cordiant', 'Ikon Tyres', 'Кама'),
  },
} satisfies Meta<typeof SupplierFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Сначала избранные' }));
    await expect(args.onChange).toHaveBeenCalledWith({ favorites_first: true });
    await userEvent.click(canvas.getByRole('combobox', { name: /Порядок/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Больше предложений' }));
    await expect(args.onChange).toHaveBeenCalledWith({ order_by: 'offers_count__desc' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Название или ИНН' }), 'ш');
    await expect(args.onType).toHaveBeenCalledWith('ш');
  },
};
export const Chosen: Story = {
  args: {
    typed: 'торг',
    search: {
      ...NO_SEARCH,
      q: 'торг',
      city: ['Екатеринбург', 'Казань'],
      section: ['tyres'],
      favorite: true,
      order_by: 'name__asc',
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить всё' }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...NO_SEARCH, order_by: 'name__asc' });
  },
};
