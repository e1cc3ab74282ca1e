import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Spinner } from '../spinner/spinner.tsx';
import { InfiniteScroll, type InfiniteScrollProps } from './infinite-scroll.tsx';

const loading = (
  <div style={{ display: 'flex', gap: 8, alignItems: 'center', height: 48 }}>
    <Spinner /> Загружаем ещё города
  </div>
);

const meta = {
  title: 'Components/Navigation/InfiniteScroll',
  component: InfiniteScroll,
  args: {
    nextPage: 2,
    isLoading: false,
    loading,
    retryLabel: 'Повторить',
    onLoadMore: fn(),
  },
  argTypes: { loading: { control: false } },
} satisfies Meta<typeof InfiniteScroll>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In view, it requests the page once, however often it is rendered. */
export const Asks: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledWith(2));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем ещё города');
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const Complete: Story = {
  args: { nextPage: null },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

let tell: ((isNear: boolean[]) => void) | undefined;

/** On a busy page the observer reports several moves at once; the last one counts. */
export const Busy: Story = {
  beforeEach: () => {
    const original = window.IntersectionObserver;
    window.IntersectionObserver = class extends original {
      constructor(callback: IntersectionObserverCallback) {
        super(() => undefined);
        tell = (isNear) =>
          callback(
            isNear.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
            this,
          );
      }
    };
    return () => {
      window.IntersectionObserver = original;
    };
  },
  play: async ({ args }) => {
    await waitFor(() => expect(tell).toBeDefined());
    tell?.([true, false]);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    tell?.([false, true]);
    await expect(args.onLoadMore).toHaveBeenCalledWith(2);
  },
};

/** After a failure it does not request again by itself; the user presses the button. */
export const Failed: Story = {
  args: { error: 'Города не загрузились.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Города не загрузились.');
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onLoadMore).toHaveBeenCalledWith(2);
  },
};

const SIZE = 10;

function List({ onLoadMore, pages }: { onLoadMore: (page: number) => void; pages: number }) {
  const [count, setCount] = useState(SIZE);
  const [isLoading, setLoading] = useState(false);
  const answer = useRef(0);
  const page = count / SIZE;
  const props: InfiniteScrollProps<number> = {
    nextPage: page < pages ? page + 1 : null,
    isLoading,
    loading,
    retryLabel: 'Повторить',
    distance: '0px',
    onLoadMore: (next) => {
      onLoadMore(next);
      setLoading(true);
      cancelAnimationFrame(answer.current);
      answer.current = requestAnimationFrame(() => {
        setCount(next * SIZE);
        setLoading(false);
      });
    },
  };
  return (
    <section style={{ height: 245, overflow: 'auto' }} aria-label="Города">
      <ul>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are numbers
          <li key={index} style={{ height: 36 }}>
            <a href="#city">Город {index + 1}</a>
          </li>
        ))}
      </ul>
      <InfiniteScroll {...props} />
    </section>
  );
}

/** In a scrolled box each page is requested once, when the end comes into view, until there are no more. */
export const InABox: Story = {
  render: ({ onLoadMore }) => <List onLoadMore={onLoadMore as (page: number) => void} pages={3} />,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('region', { name: 'Города' });
    await expect(canvas.getByText('Город 10')).toBeInTheDocument();
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    for (const page of [2, 3]) {
      box.scrollTop = box.scrollHeight;
      await waitFor(() => expect(canvas.getByText(`Город ${page * SIZE}`)).toBeInTheDocument());
    }
    box.scrollTop = box.scrollHeight;
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
  },
};
