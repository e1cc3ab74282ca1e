import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '../theme/contract.css.ts';
import type { IconProps } from './icon.tsx';
import * as icons from './icons.tsx';

const meta = {
  title: 'Foundations/Icons',
  component: icons.CheckIcon,
  tags: ['!autodocs'],
} satisfies Meta<IconProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const cell = {
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: 12,
  font: vars.text.t12,
  color: vars.color.ink.ink2,
  textAlign: 'center',
} as const;

/** `import { HeartIcon } from '@org/ui/icons'`. Drawings of Lucide; tyre and density are our own. */
export const All: Story = {
  argTypes: { size: { control: 'inline-radio', options: [14, 16, 20] } },
  args: { size: 20 },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <div key={name} style={cell}>
          <Icon {...args} />
          {name}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')];
    await expect(drawings).toHaveLength(Object.keys(icons).length);
    for (const svg of drawings) {
      await expect(svg).toHaveAttribute('aria-hidden', 'true');
      await expect(svg).toHaveAttribute('stroke-width', '1.6');
    }
  },
};

/** The width of the stroke depends on the size: 1.6 at 20, 1.75 at 16, 2 at 14. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      <icons.TruckIcon size={20} />
      <icons.TruckIcon size={16} />
      <icons.TruckIcon size={14} />
      <icons.HeartIcon />
      <icons.HeartIcon isFilled />
    </div>
  ),
};
