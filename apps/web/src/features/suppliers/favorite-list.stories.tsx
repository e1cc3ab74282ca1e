import { listFavoriteSuppliers } from '@org/api-client/operations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { queryClient } from '../../shared/session/store.ts';
import { answeringLate, withStore } from '../../shared/testing/signed-in.tsx';
import { withRouter } from '../../shared/testing/with-router.tsx';
import { FavoriteList } from './favorite-list.tsx';
import { cards } from './testing/samples.ts';

const page = {
  data: cards.slice(0, 1),
  links: { prev: null, first: '', last: '', next: '' },
  meta: {
    current_page: 1,
    last_page: 1,
    page: 1,
    per_page: 20,
    total: 1,
    from: 1,
    path: '',
    to: 1,
  },
};

const meta = {
  title: 'Приложение/Поставщики/Избранные',
  component: FavoriteList,
  decorators: [withStore, withRouter],
  beforeEach: () =>
    answeringLate(async ({ method }) =>
      method === 'GET' ? Response.json(page) : new Response(null, { status: 204 }),
    ),
} satisfies Meta<typeof FavoriteList>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A heart that was turned off stays empty while the answer arrives. Otherwise a press in between would do the opposite.
 */
export const LetGo: Story = {
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole('button', { name: /^Избранное/ });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const seen: (string | null)[] = [];
    const watch = new MutationObserver(() => seen.push(heart.getAttribute('aria-pressed')));
    watch.observe(heart, { attributeFilter: ['aria-pressed'] });
    await userEvent.click(heart);
    const kept = () =>
      queryClient.getQueriesData<{ pages: (typeof page)[] }>({
        queryKey: [listFavoriteSuppliers],
      })[0]?.[1]?.pages[0]?.data[0]?.favorite;
    await waitFor(() => expect(kept()).toBe(false));
    await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0));
    // what the answer has changed is rendered
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    watch.disconnect();
    await expect(seen).toEqual(['false']);
  },
};
