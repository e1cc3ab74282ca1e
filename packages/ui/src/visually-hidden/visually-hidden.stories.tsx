import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/Helpers/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Цена снизилась:' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideVisibleText: Story = {
  render: (args) => (
    <p>
      <VisuallyHidden {...args} /> −11 %
    </p>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Цена снизилась: −11 %');
    await expect(canvas.getByText('Цена снизилась:').offsetWidth).toBe(1);
  },
};
