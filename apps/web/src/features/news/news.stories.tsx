import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withRouter } from '../../shared/testing/with-router.tsx';
import type { NewsItem } from './news.atoms.ts';
import { NewsList } from './news-content.tsx';

const item: NewsItem = {
  id: '512',
  kind: 'message',
  side: 'buyer',
  order: { id: 'o', number: 'П-000123', party: 'ООО «Шинторг Урал»' },
  by: 'Пётр Ильин',
  text: 'Выехали, водитель позвонит за час',
  details: {},
  is_read: false,
  at: '2026-11-20T08:24:00+03:00',
};
const meta = {
  title: 'Приложение/Заказы/Новости',
  component: NewsList,
  args: {
    news: {
      data: [
        item,
        {
          ...item,
          id: '511',
          kind: 'paid',
          text: null,
          details: { sum: 10_000_000 },
          is_read: true,
        },
        { ...item, id: '510', kind: 'shipped', text: null, details: { pieces: 40 }, is_read: true },
      ],
      unread: 1,
      meta: {
        current_page: 1,
        last_page: 1,
        page: 1,
        per_page: 20,
        total: 3,
        from: 1,
        path: '',
        to: 3,
      },
      links: { prev: null, first: '', last: '', next: null },
    },
    hasSound: true,
    onSound: fn(),
    onReadAll: fn(),
  },
  decorators: [withRouter],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof NewsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const News: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('«Выехали, водитель позвонит за час»')).toBeVisible();
    await expect(canvas.getByText(/^отмечена оплата, 100.000.₽/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Прочитать все: 1' }));
    await expect(args.onReadAll).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('switch', { name: 'Звук нового заказа' }));
    await expect(args.onSound).toHaveBeenCalledWith(false);
  },
};

export const Empty: Story = {
  args: { news: { ...meta.args.news, data: [], unread: 0 } },
};
