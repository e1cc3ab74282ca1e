import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Select } from './select.tsx';

const words = {
  empty: 'Ничего не нашлось',
  loading: 'Загружаем ещё',
  retry: 'Повторить',
  found: (count: number) => `Найдено: ${count}`,
};

const sorts = [
  'Цена: сначала дороже',
  'Цена: сначала дешевле',
  'Остаток: сначала больше',
  'Остаток: сначала меньше',
  'Название: А–Я',
  'Название: Я–А',
].map((label, index) => ({ value: String(index), label }));

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Сортировка', items: sorts, words, onChange: fn(), defaultValue: '0' },
  decorators: [
    (Story) => (
      <div style={{ width: 300, minHeight: 330 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Сортировка' });
    await userEvent.click(field);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('1', [sorts[1]]);
    await expect(field).toHaveTextContent('Цена: сначала дешевле');
    await userEvent.click(field);
  },
};
