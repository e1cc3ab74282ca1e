import { Button } from '@org/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, waitFor } from 'storybook/test';
import type { ProductPage, ProductPages } from '../search/catalog.atoms.ts';
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

const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const pagesOf = (count: number) => Array.from({ length: count }, pageAt);

interface ListProps {
  /** Pages of the list at first. */
  count: number;
  onFetch: () => void;
}

/** A list whose next page comes soon and is drawn a little later; a press reads it again, and it has one page. */
function List({ count, onFetch }: ListProps) {
  const [isShort, setShort] = useState(false);
  const [loaded, setLoaded] = useState(pagesOf(count));
  const [drawn, setDrawn] = useState(loaded);
  const isOnItsWay = useRef(false);
  useEffect(() => {
    // like the query: a page is on its way until the list has it
    isOnItsWay.current = false;
    const frame = requestAnimationFrame(() => setDrawn(loaded));
    return () => cancelAnimationFrame(frame);
  }, [loaded]);
  const pages = {
    data: { pages: loaded },
    hasNextPage: isShort,
    fetchNextPage: (options) => {
      // like the query: a second request replaces the first, unless told otherwise
      if (isOnItsWay.current && options?.cancelRefetch === false) return;
      isOnItsWay.current = true;
      onFetch();
      void painted().then(() => setLoaded(pagesOf(loaded.length + 1)));
    },
  } as Partial<ProductPages> as ProductPages;
  return (
    <MemoryRouter>
      <Button
        onPress={() => {
          setShort(true);
          setLoaded(pagesOf(1));
        }}
      >
        Прочитать заново
      </Button>
      <ListEnd pages={pages} drawn={drawn} hrefOf={String} />
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

/** Three pages of a list come by themselves, however long it was before it was read again; then the reader asks. */
export const Shorter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Прочитать заново' }));
    await waitFor(() => expect(canvas.getByText(/^1–80 из 5\s000$/)).toBeVisible());
    for (let frames = 0; frames < 5; frames++) await painted();
    await expect(args.onFetch).toHaveBeenCalledTimes(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё 20' }));
    await waitFor(() => expect(canvas.getByText(/^1–140 из 5\s000$/)).toBeVisible());
    // one press, which also brought the end into reach: each page was requested once
    await expect(args.onFetch).toHaveBeenCalledTimes(6);
  },
};
