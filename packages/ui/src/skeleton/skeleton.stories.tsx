import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Components/Feedback/Skeleton', component: Skeleton } satisfies Meta<
  typeof Skeleton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  args: { width: 240 },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[aria-hidden="true"]') as HTMLElement;
    await expect(line.getBoundingClientRect()).toMatchObject({ width: 240, height: 12 });
  },
};

export const Circle: Story = { args: { shape: 'circle', width: 40 } };

/** A row of the list while it loads. */
export const Row: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <Skeleton shape="box" width={68} height={46} />
      <div style={{ display: 'grid', gap: 8, flex: 1 }}>
        <Skeleton width="70%" />
        <Skeleton width="42%" />
      </div>
      <Skeleton shape="box" width={84} height={28} />
    </div>
  ),
};
