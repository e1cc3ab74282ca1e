import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Columns } from './columns.tsx';

const meta = {
  title: 'Components/Layout/Columns',
  component: Columns,
  args: {
    id: 'columns',
    children: ['Юрлицо', 'ИНН', 'КПП', 'Город'].map((label) => (
      <TextField key={label} label={label} />
    )),
  },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (canvasElement: HTMLElement) =>
  [...(canvasElement.querySelector('#columns')?.children ?? [])].map((child) =>
    child.getBoundingClientRect(),
  );

/** How many stand in the first row. */
const inRow = (canvasElement: HTMLElement) => {
  const all = boxes(canvasElement);
  return all.filter(({ top }) => top === all[0]?.top).length;
};

export const AsManyAsFit: Story = {
  play: async ({ canvasElement }) => {
    await expect(inRow(canvasElement)).toBe(4);
  },
};

export const AsManyAsFitOnPhone: Story = {
  args: { columns: 'narrow' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    await expect(inRow(canvasElement)).toBe(2);
  },
};

export const Two: Story = {
  args: { columns: 2, from: 768, rowGap: 6 },
  play: async ({ canvasElement }) => {
    const [first, second, third] = boxes(canvasElement);
    await expect(inRow(canvasElement)).toBe(2);
    await expect(first?.width).toBe(second?.width);
    await expect(Math.round((third?.top ?? 0) - (first?.bottom ?? 0))).toBe(24);
  },
};

/** Below the layout of `from` they stand one under another. */
export const TwoOnPhone: Story = {
  args: { columns: 2, from: 768 },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    await expect(inRow(canvasElement)).toBe(1);
  },
};

export const FitLast: Story = {
  args: {
    columns: 'fit last',
    align: 'center',
    children: [
      <Text key="text">Ikon Tyres Autograph Ice 9 SUV</Text>,
      <Button key="button">В корзину</Button>,
    ],
  },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    const columns = canvasElement.querySelector('#columns')?.getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.right).toBe(columns?.right);
    await expect(button.width).toBeLessThan(140);
  },
};
