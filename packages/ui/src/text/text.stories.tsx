import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Text } from './text.tsx';

const meta = {
  title: 'Components/Layout/Text',
  component: Text,
  args: { children: 'Цены обновлены сегодня в 11:42.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Цены/);
    await expect(text.tagName).toBe('P');
    await expect(getComputedStyle(text)).toMatchObject({
      fontSize: '14px',
      lineHeight: '20px',
      marginTop: '0px',
    });
  },
};

const sizes = [11, 12, 13, 14, 15, 16, 18, 22, 28, 36] as const;

export const Sizes: Story = {
  render: () => (
    <Stack gap={2}>
      {sizes.map((size) => (
        <Text key={size} size={size}>
          {size}: остаток 1 240 шт.
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const size of sizes)
      await expect(getComputedStyle(canvas.getByText(new RegExp(`^${size}:`))).fontSize).toBe(
        `${size}px`,
      );
  },
};

export const Weights: Story = {
  render: () => (
    <Stack gap={2}>
      {(['regular', 'medium', 'semi', 'bold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('bold')).fontWeight).toBe('700');
  },
};

export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      {(['default', 'secondary', 'hint', 'ok', 'warn', 'danger', 'inherit'] as const).map(
        (tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ),
      )}
    </Stack>
  ),
};

const long = 'Шина зимняя шипованная для внедорожников и кроссоверов. '.repeat(8);

/** What does not fit in two lines is cut. */
export const TwoLines: Story = {
  args: { children: long, lines: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Шина/).clientHeight).toBe(40);
  },
};

export const OneLine: Story = {
  args: { children: long, lines: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Шина/).clientHeight).toBe(20);
  },
};

/** Within a text it is a `span`, and stays in its line. */
export const Inside: Story = {
  render: () => (
    <Text>
      Итого{' '}
      <Text as="strong" weight="bold" shouldWrap={false}>
        28 480 ₽
      </Text>{' '}
      с доставкой
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('28 480 ₽').tagName).toBe('STRONG');
    await expect(canvas.getByText(/Итого/).clientHeight).toBe(20);
  },
};
