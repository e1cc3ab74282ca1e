import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rating } from './rating.tsx';

const meta = {
  title: 'Components/Data/Rating',
  component: Rating,
  args: { children: '4,9', label: 'Оценка' },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Оценка 4,9');
  },
};
