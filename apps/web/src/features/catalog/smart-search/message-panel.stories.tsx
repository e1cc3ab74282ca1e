import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MessageView } from './message-panel.tsx';

const piece = (text: string, start: number) => ({ text, start, end: start + text.length });
const token = (text: string, start: number) => ({ ...piece(text, start), meaning: text });
const option = { section: 'tyres' as const, title: 'Cordiant Snow Cross 2', differs: [] };
const found = {
  ...{ ...option, product_id: '1', quantity: 40, min_bulk_price: 526_000, landed_price: 531_000 },
};
const row = {
  ...{ row: 2, text: '205/55R16 зима - 16 шт', quantity: 16, status: 'ambiguous' as const },
  understood: { tokens: [token('205/55R16', 0), token('зима', 10)], unknown: [] },
  options: [found, found, found],
  substitutes: [],
};

const meta = {
  title: 'Приложение/Каталог/Сообщение в поиске',
  component: MessageView,
  args: {
    lines: ['205/55R16 зима - 16 шт', 'нокиан хака 10 225/65/17', 'Доставка до 15 числа'],
    rows: [
      row,
      {
        ...{ row: 3, text: 'нокиан хака 10 225/65/17', quantity: null, status: 'unknown' as const },
        understood: { tokens: [token('225/65/17', 15)], unknown: [piece('хака 10', 7)] },
        ...{ options: [], substitutes: [found] },
      },
    ],
    onMatch: fn(),
    onFirst: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was read of each line; a remark is none of them. */
export const Read: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Похоже на заявку из 2 строк');
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('16 шт.205/55R16 зима - 16 шт3 варианта');
    await expect(second).toHaveTextContent('—нокиан хака 10 225/65/17нет, есть замены');
    await userEvent.click(canvas.getByRole('button', { name: 'Разобрать' }));
    await expect(args.onMatch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Искать первую строку' }));
    await expect(args.onFirst).toHaveBeenCalledOnce();
  },
};

/** The lines as they were written, while they are read or where they are not. */
export const Written: Story = {
  args: { rows: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Похоже на заявку из 3 строк');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A message without goods is no request. */
export const NoGoods: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Товаров здесь не нашли');
  },
};
