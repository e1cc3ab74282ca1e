import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  args: { label: 'Загружаем города' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Загружаем города' })).toBeVisible();
  },
};

export const BesideWords: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Spinner /> Загружаем ещё города
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Spinner size={14} />
      <Spinner size={16} />
      <Spinner size={20} />
      <Spinner size={32} />
    </div>
  ),
};
