import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Select } from './select.tsx';
import { activeOf, field, isClosed, option, room, sorts, words } from './testing/select-story.tsx';

const meta = {
  title: 'Components/Fields/Select/Pages',
  component: Select,
  tags: ['!autodocs'],
  args: { label: 'Сортировка', items: sorts, words, onChange: fn() },
  argTypes: { icon: { control: false } },
  decorators: [room],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

const suppliers = Array.from({ length: 60 }, (_, i) => option(`Поставщик ${i + 1}`, i));

function Paged(props: { onAsk: () => void; failsAt?: number }) {
  const [count, setCount] = useState(20);
  const [error, setError] = useState<string>();
  const load = () => {
    props.onAsk();
    const fails = props.failsAt === count && error === undefined;
    setError(fails ? 'Список не загрузился' : undefined);
    if (!fails) setCount(count + 20);
  };
  return (
    <Select
      label="Поставщик"
      placeholder="Выберите поставщика"
      items={suppliers.slice(0, count)}
      hasMore={count < suppliers.length}
      error={error}
      onLoadMore={load}
      total={60}
      words={words}
    />
  );
}

const onAsk = fn();

/** The next page is requested at four fifths of the loaded options, until there are no more pages. */
export const Pages: Story = {
  render: () => <Paged onAsk={onAsk} />,
  play: async ({ canvas, userEvent }) => {
    onAsk.mockClear();
    await userEvent.click(field(canvas));
    const list = screen.getByRole('listbox');
    const height = list.scrollHeight;
    list.scrollTop = height * 0.8 - 245 - 2;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(onAsk).not.toHaveBeenCalled();
    list.scrollTop = height * 0.8 - 245 + 2;
    await waitFor(() => expect(onAsk).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(list.scrollHeight).toBe(height * 2));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(onAsk).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(list.scrollHeight).toBe(height * 3));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(activeOf(field(canvas))).toHaveTextContent('Поставщик 60'));
    await expect(onAsk).toHaveBeenCalledTimes(2);
  },
};

/** A row shows that a page failed; arrows reach it, and it loads the page again. */
export const FailedPage: Story = {
  render: () => <Paged onAsk={onAsk} failsAt={20} />,
  play: async ({ canvas, userEvent }) => {
    onAsk.mockClear();
    await userEvent.click(field(canvas));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByText('Повторить')).toBeVisible());
    await expect(screen.getByRole('status')).toHaveTextContent('Список не загрузился');
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeOf(field(canvas))).toHaveTextContent('Список не загрузилсяПовторить');
    await userEvent.keyboard('{Enter}');
    await expect(onAsk).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.queryByText('Повторить')).toBeNull());
    await expect(isClosed(canvas)).toBe(false);
  },
};

export const Failed: Story = {
  args: { items: sorts.slice(0, 3), error: 'Список не загрузился', onLoadMore: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(field(canvas));
    await userEvent.click(screen.getByText('Повторить'));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { items: sorts.slice(0, 3), isLoading: true, hasMore: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    await expect(screen.getByRole('status')).toHaveTextContent('Загружаем ещё');
  },
};

export const NoOptions: Story = {
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    await waitFor(() => expect(screen.getByText('Здесь пока ничего нет')).toBeVisible());
  },
};
