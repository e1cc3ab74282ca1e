import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { Inline } from './inline.tsx';

const words = ['Зимняя', 'Шипы', 'XL', 'RunFlat', 'Усиленная', 'Для кроссоверов', 'Новинка'];

const meta = {
  title: 'Components/Layout/Inline',
  component: Inline,
  args: { id: 'inline', children: words.map((word) => <Badge key={word}>{word}</Badge>) },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (canvasElement: HTMLElement) =>
  [...(canvasElement.querySelector('#inline')?.children ?? [])].map((child) =>
    child.getBoundingClientRect(),
  );

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = boxes(canvasElement);
    await expect(Math.round((second?.left ?? 0) - (first?.right ?? 0))).toBe(8);
  },
};

/** On a phone the badges take two lines, nearer than they are beside one another. */
export const Wrapped: Story = {
  args: { gap: 4, rowGap: 1 },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const lines = [...new Set(boxes(canvasElement).map(({ top }) => Math.round(top)))];
    await expect(lines.length).toBeGreaterThan(1);
    await expect((lines[1] ?? 0) - (lines[0] ?? 0)).toBe(24);
  },
};

export const Between: Story = {
  args: {
    justify: 'between',
    children: [<Text key="sum">Итого 28 480 ₽</Text>, <Button key="order">Оформить</Button>],
  },
  play: async ({ canvas, canvasElement }) => {
    const inline = canvasElement.querySelector('#inline')?.getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBe(inline?.right);
  },
};

/** Without wrapping a long name wraps within itself, and the badge stays in view. */
export const OneLine: Story = {
  args: {
    shouldWrap: false,
    children: [
      <Text key="name">Ikon Tyres Autograph Ice 9 SUV для внедорожников и кроссоверов</Text>,
      <Badge key="badge">XL</Badge>,
    ],
  },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const inline = canvasElement.querySelector('#inline') as HTMLElement;
    await expect(inline.scrollWidth).toBe(inline.clientWidth);
  },
};

export const OnOneBaseline: Story = {
  args: {
    align: 'baseline',
    children: [
      <Text key="price" size={22} weight="bold">
        14 280 ₽
      </Text>,
      <Text key="unit" size={12} tone="hint">
        за штуку
      </Text>,
    ],
  },
  play: async ({ canvasElement }) => {
    const [price, unit] = boxes(canvasElement);
    await expect(unit?.top ?? 0).toBeGreaterThan(price?.top ?? 0);
  },
};
