import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, waitFor } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const navigate = fn();

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  args: {
    label: 'Страницы списка',
    page: 1,
    pageCount: 121,
    hrefOf: (page) => `#page=${page}`,
    pageLabel: (page) => `Страница ${page}`,
    previousLabel: 'Предыдущая страница',
    nextLabel: 'Следующая страница',
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Страницы списка' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Предыдущая страница' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Страница 1' })).toBeNull();
    await expect(canvas.getByText('1').closest('[aria-current]')).toHaveAttribute(
      'aria-current',
      'page',
    );
    const next = canvas.getByRole('link', { name: 'Следующая страница' });
    await expect(next).toHaveAttribute('href', '#page=2');
    await expect(next).toHaveAttribute('rel', 'next');
  },
};

export const Middle: Story = {
  args: { page: 60 },
  play: async ({ canvas, userEvent }) => {
    const names = canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    await expect(names).toEqual([
      'Предыдущая страница',
      'Страница 1',
      'Страница 59',
      'Страница 61',
      'Страница 121',
      'Следующая страница',
    ]);
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Предыдущая страница' })).toHaveFocus(),
    );
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Страница 1' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('#page=1', undefined);
  },
};

export const Last: Story = {
  args: { page: 121 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Следующая страница' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Предыдущая страница' })).toHaveAttribute(
      'href',
      '#page=120',
    );
  },
};

export const Few: Story = { args: { page: 2, pageCount: 4 } };

/** With one page nothing is rendered. */
export const OnePage: Story = {
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Phone: Story = {
  args: { page: 60 },
  globals: { viewport: { value: 'w360' } },
};

export const RightToLeft: Story = {
  args: { page: 60 },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
