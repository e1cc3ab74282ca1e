import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Count } from './count.tsx';

const meta = {
  title: 'Components/Data/Count',
  component: Count,
  parameters: { layout: 'centered' },
  args: { children: '6' },
} satisfies Meta<typeof Count>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6')).toBeVisible();
  },
};

export const Signal: Story = { args: { tone: 'signal', children: '9' } };

export const Long: Story = { args: { children: '1 248' } };
