import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, type within } from 'storybook/test';
import { ComboBox, type Option } from './combo-box.tsx';

const words = {
  search: 'Найти поставщика',
  empty: 'Такого поставщика нет',
  loading: 'Загружаем ещё',
  retry: 'Повторить',
  found: 'Найдено: {count}',
};

const all = ['Авторезерв', 'Дом шин', 'Колесо-Опт', 'Северная шина', 'Шинторг Урал'].map(
  (label, i) => ({ value: String(i), label }),
);

/** Answers of a server that also finds suppliers by their town and responds when the story says so. */
const answers: Record<string, readonly Option[]> = {
  '': all,
  шин: [all[1], all[3], all[4]] as Option[],
  екат: [all[4]] as Option[],
};
const onSearch = fn();
const server: { answer: () => void } = { answer: () => undefined };

function FromServer() {
  const [items, setItems] = useState<readonly Option[]>(all);
  const [isLoading, setLoading] = useState(false);
  const search = (text: string) => {
    onSearch(text);
    setLoading(true);
    server.answer = () => {
      setItems(answers[text] ?? []);
      setLoading(false);
    };
  };
  return (
    <ComboBox
      label="Поставщик"
      items={items}
      isLoading={isLoading}
      onSearch={search}
      words={words}
    />
  );
}

const meta = {
  title: 'Components/Fields/ComboBox/From a server',
  component: ComboBox,
  tags: ['!autodocs'],
  args: { label: 'Поставщик', items: all, words },
  render: () => <FromServer />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300, minHeight: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Поставщик' });
const search = () => screen.getByRole('combobox', { name: 'Найти поставщика' });
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);

/** One request after a pause in typing. Until the response only matching options of the old list can be selected. */
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    onSearch.mockClear();
    await userEvent.click(field(canvas));
    await userEvent.keyboard('екат');
    await expect(onSearch).not.toHaveBeenCalled();
    await expect(names()).toEqual([]);
    await waitFor(() => expect(onSearch.mock.calls).toEqual([['екат']]));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Загружаем ещё'));
    server.answer();
    await waitFor(() => expect(names()).toEqual(['Шинторг Урал']));
    await userEvent.keyboard('{Enter}');
    await expect(field(canvas)).toHaveTextContent('Шинторг Урал');
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith(''));
    server.answer();
    await waitFor(() => expect(field(canvas)).toHaveTextContent('Шинторг Урал'));
    await userEvent.click(field(canvas));
    await waitFor(() => expect(names()).toHaveLength(5));
  },
};

/** While the next page of an answer loads, options that only the server can find stay visible. */
export const PageOfAnAnswer: Story = {
  render: () => {
    const [pages, setPages] = useState(1);
    const [text, setText] = useState('');
    const found = Array.from({ length: 20 * pages }, (_, i) => ({
      value: `${text}${i}`,
      label: `Склад ${i}`,
    }));
    return (
      <ComboBox
        label="Поставщик"
        items={found}
        hasMore={pages < 3}
        onLoadMore={() => setPages(pages + 1)}
        onSearch={setText}
        words={words}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    await userEvent.keyboard('пышма');
    await expect(names()).toEqual([]);
    await waitFor(() => expect(names().length).toBeGreaterThan(5));
    screen.getByRole('listbox').scrollTop = 2_000;
    await waitFor(() => expect(screen.getByText('Склад 59')).toBeInTheDocument());
    await waitFor(() => expect(search()).toHaveFocus());
  },
};
