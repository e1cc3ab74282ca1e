import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Heading } from './heading.tsx';

const meta = {
  title: 'Components/Layout/Heading',
  component: Heading,
  args: { level: 2, children: 'Предложения поставщиков' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(getComputedStyle(heading)).toMatchObject({
      fontSize: '22px',
      fontWeight: '700',
      marginTop: '0px',
    });
  },
};

const levels = [1, 2, 3, 4, 5, 6] as const;

export const Levels: Story = {
  render: () => (
    <Stack gap={3}>
      {levels.map((level) => (
        <Heading key={level} level={level}>
          Уровень {level}
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of levels)
      await expect(canvas.getByRole('heading', { level })).toHaveTextContent(`Уровень ${level}`);
  },
};

/** A part of a panel, small on the eye, where it belongs in the contents. */
export const OtherSize: Story = {
  args: { size: 16 },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(getComputedStyle(heading).fontSize).toBe('16px');
  },
};
