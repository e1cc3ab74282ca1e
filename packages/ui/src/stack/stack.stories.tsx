import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { Stack } from './stack.tsx';

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: {
    children: ['Первое', 'Второе', 'Третье'].map((text) => <Text key={text}>{text}</Text>),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (canvasElement: HTMLElement) =>
  [...(canvasElement.querySelector('#stack')?.children ?? [])].map((child) =>
    child.getBoundingClientRect(),
  );

const distances = (canvasElement: HTMLElement) => {
  const all = boxes(canvasElement);
  return all.slice(1).map((box, at) => Math.round(box.top - (all[at]?.bottom ?? 0)));
};

export const Plain: Story = {
  args: { id: 'stack' },
  play: async ({ canvasElement }) => {
    await expect(distances(canvasElement)).toEqual([16, 16]);
  },
};

export const Groups: Story = {
  args: { id: 'stack', gap: 8 },
  play: async ({ canvasElement }) => {
    await expect(distances(canvasElement)).toEqual([32, 32]);
  },
};

export const WithoutGap: Story = {
  args: { id: 'stack', gap: 0 },
  play: async ({ canvasElement }) => {
    await expect(distances(canvasElement)).toEqual([0, 0]);
  },
};

export const Aligned: Story = {
  args: { id: 'stack', align: 'end', children: <Button>Сохранить</Button> },
  play: async ({ canvas, canvasElement }) => {
    const stack = canvasElement.querySelector('#stack')?.getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.right).toBe(stack?.right);
    await expect(button.width).toBeLessThan(200);
  },
};

export const List: Story = {
  args: {
    as: 'ul',
    'aria-label': 'Склады',
    children: ['Казань', 'Омск'].map((text) => <li key={text}>{text}</li>),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Склады' }).children).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A long word stays inside. */
export const TooLong: Story = {
  args: { id: 'stack', children: <Text>{'Протектор'.repeat(40)}</Text> },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const stack = canvasElement.querySelector('#stack') as HTMLElement;
    await expect(stack.scrollWidth).toBe(stack.clientWidth);
  },
};
