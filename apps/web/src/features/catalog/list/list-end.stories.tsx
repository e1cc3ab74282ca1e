import { Button } from '@org/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, waitFor } from 'storybook/test';
import type { ProductPage, ProductPages } from '../atoms.ts';
import { ListEnd } from './list-end.tsx';

const SIZE = 20;
const TOTAL = 5000;

const pageAt = (_: unknown, at: number) =>
  ({
    data: [],
    meta: {
      current_page: at + 1,
      last_page: TOTAL / SIZE,
      from: at * SIZE + 1,
      to: (at + 1) * SIZE,
      total: TOTAL,
    },
  }) as unknown as ProductPage;

const pagesOf = (count: number) => Array.from({ length: count }, pageAt);

interface ListProps {
  /** Pages of the list at first. */
  count: number;
  onFetch: () => void;
}

/** A list whose next page comes at once and is drawn a little later; a press narrows it to another, which has one page. */
function List({ count, onFetch }: ListProps) {
  const [isNarrow, setNarrow] = useState(false);
  const [loaded, setLoaded] = useState(pagesOf(count));
  const [drawn, setDrawn] = useState(loaded);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(loaded));
    return () => clearTimeout(timer);
  }, [loaded]);
  const pages = {
    data: { pages: loaded },
    hasNextPage: isNarrow,
    fetchNextPage: () => {
      onFetch();
      setLoaded(pagesOf(loaded.length + 1));
    },
  } as unknown as ProductPages;
  return (
    <MemoryRouter>
      <Button
        onPress={() => {
          setNarrow(true);
          setLoaded(pagesOf(1));
        }}
      >
        Только зимние
      </Button>
      <ListEnd key={String(isNarrow)} pages={pages} drawn={drawn} hrefOf={String} />
    </MemoryRouter>
  );
}

const meta = {
  title: 'Приложение/Каталог/Конец списка',
  component: List,
  args: { count: 6, onFetch: fn() },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Three pages of a list come by themselves, however long the list before it had grown; then the reader asks. */
export const Narrowed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Только зимние' }));
    await waitFor(() => expect(canvas.getByText(/^1–80 из 5\s000$/)).toBeVisible());
    for (let frames = 0; frames < 5; frames++) await painted();
    await expect(args.onFetch).toHaveBeenCalledTimes(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё 20' }));
    await waitFor(() => expect(canvas.getByText(/^1–140 из 5\s000$/)).toBeVisible());
  },
};
