import { ApiError } from '@org/api-client';
import { EmptyState } from '@org/ui/empty-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withRouter } from '../../shared/testing/with-router.tsx';
import { type SupplierPages, SupplierRows } from './supplier-rows.tsx';
import { cards } from './testing/samples.ts';

const meta_ = {
  current_page: 1,
  last_page: 2,
  page: 1,
  per_page: 3,
  total: 5,
  from: 1,
  path: '',
  to: 3,
};
const links = { prev: null, first: '', last: '', next: '' };
const query = { isError: false, isFetching: false, hasNextPage: false, isFetchingNextPage: false };
const pages = (changes: object) => ({ ...query, ...changes }) as unknown as SupplierPages;
const loaded = { data: { pages: [{ data: cards, meta: meta_, links }], pageParams: [1] } };
const fetchNextPage = fn();
const refetch = fn();

const meta = {
  title: 'Приложение/Поставщики/Список',
  component: SupplierRows,
  args: {
    label: 'Поставщики',
    pages: pages({ ...loaded, hasNextPage: true, fetchNextPage }),
    empty: <EmptyState title="Никого не нашлось" />,
  },
  decorators: [withRouter],
} satisfies Meta<typeof SupplierRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem') as HTMLElement[];
    await expect(first).toHaveTextContent('склады: Тюмень');
    await expect(second).toHaveTextContent('любой, без НДС');
    await expect(second).toHaveTextContent('в день заказа');
    await expect(third).toHaveTextContent('Сейчас ничего нет в наличии');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё 2' }));
    await expect(fetchNextPage).toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { pages: pages({ isFetching: true }) } };
export const Failed: Story = {
  args: {
    pages: pages({
      isError: true,
      error: new ApiError('Нет связи с сервером. Проверьте интернет', { kind: 'network' }),
      refetch,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Нет связи с сервером/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(refetch).toHaveBeenCalled();
  },
};
export const Nobody: Story = {
  args: { pages: pages({ data: { pages: [{ data: [], meta: { ...meta_, total: 0 }, links }] } }) },
};
