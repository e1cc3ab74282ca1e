import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './timeline.tsx';

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  args: {
    label: 'Заказ 1042',
    events: [
      { id: '4', title: 'Отгружен', when: 'сегодня в 16:20', tone: 'current' },
      {
        id: '3',
        title: 'Поставщик подтвердил 8 из 12',
        when: 'сегодня в 11:42',
        details: '4 шины взяты у «Шинторг Урал»',
        tone: 'warn',
      },
      { id: '2', title: 'Оплачен', when: '20 ноября', tone: 'ok' },
      { id: '1', title: 'Отправлен', when: '20 ноября', details: 'Иван Петров' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    await expect(items[0]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('list', { name: 'Заказ 1042' })).toHaveTextContent(
      /Отгружен.*Отправлен/,
    );
  },
};

/** On a phone the hour goes under a long title; nothing is cut. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

/** From right to left the marks stand at the right, on a phone too. */
export const Mirrored: Story = {
  globals: { viewport: { value: 'w360' }, direction: 'rtl' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBe(list.clientWidth);
    const [item] = canvas.getAllByRole('listitem');
    const right = (element: Element | null | undefined) =>
      element?.getBoundingClientRect().right ?? 0;
    await expect(right(item?.firstElementChild)).toBe(right(list));
    await expect(right(canvas.getByText('Отгружен'))).toBeLessThan(right(list) - 11);
    // Russian words in their own order
    const [when] = canvas.getAllByText('20 ноября');
    const at = (from: number, to: number) => {
      const range = document.createRange();
      range.setStart(when?.firstChild as Text, from);
      range.setEnd(when?.firstChild as Text, to);
      return range.getBoundingClientRect().left;
    };
    await expect(at(0, 2)).toBeLessThan(at(3, 9));
  },
};

export const Nothing: Story = { args: { events: [] } };
