import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from './sparkline.tsx';

const meta = {
  title: 'Components/Data/Sparkline',
  component: Sparkline,
  parameters: { layout: 'centered' },
  args: { values: [20, 21, 21, 23, 24, 26, 27, 29, 31, 32] },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rising: Story = {
  args: { label: 'Предложений за неделю: с 30 702 до 31 906' },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'Предложений за неделю: с 30 702 до 31 906' });
    await expect(drawing.querySelectorAll('circle')).toHaveLength(1);
  },
};

export const Falling: Story = { args: { values: [19, 20, 21, 22, 22.4, 22, 21, 20, 19, 18.4] } };

export const Flat: Story = {
  args: { values: [5, 5, 5, 5] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('path')?.getAttribute('d')).not.toContain('NaN');
  },
};

export const OneValue: Story = {
  args: { values: [5] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('path')).toBeNull();
    await expect(canvasElement.querySelector('circle')?.getAttribute('cx')).toBe('48');
  },
};

export const NoValues: Story = {
  args: { values: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.childElementCount).toBe(0);
  },
};
