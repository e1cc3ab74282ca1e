import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WheelGlyph } from './wheel-glyph.tsx';

const meta = {
  title: 'Components/Drawings/WheelGlyph',
  component: WheelGlyph,
  parameters: { layout: 'centered' },
  args: {
    width: 7,
    diameter: 17,
    bolts: 5,
    pcd: 114.3,
    offset: 45,
    bore: 60.1,
    label: '7x17 5x114.3 ET45',
  },
} satisfies Meta<typeof WheelGlyph>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {
  args: { spokes: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '7x17 5x114.3 ET45' })).toBeVisible();
  },
};

export const Double: Story = { args: { spokeStyle: 'double' } };

export const Mesh: Story = { args: { spokeStyle: 'mesh', spokes: 9 } };

export const Plate: Story = { args: { spokeStyle: 'plate', spokes: 10, diameter: 15, width: 6 } };

export const Large: Story = { args: { height: 232, spokes: 10 } };

/** The orange mounting face moves from the inner edge to the outer. */
export const Offsets: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <WheelGlyph {...args} offset={-20} label="ET-20" />
      <WheelGlyph {...args} offset={0} label="ET0" />
      <WheelGlyph {...args} offset={25} label="ET25" />
      <WheelGlyph {...args} offset={60} label="ET60" />
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <WheelGlyph width={9} diameter={20} bolts={5} pcd={150} offset={25} bore={110.1} />
      <WheelGlyph width={6} diameter={15} bolts={4} pcd={100} offset={48} bore={54.1} spokes={7} />
      <WheelGlyph width={5} diameter={13} bolts={4} pcd={98} offset={35} spokeStyle="plate" />
      <WheelGlyph width={11.75} diameter={22.5} bolts={10} pcd={335} offset={0} bore={281} />
    </div>
  ),
};

export const NothingKnown: Story = {
  args: {
    width: null,
    diameter: undefined,
    bolts: null,
    pcd: null,
    offset: null,
    bore: null,
    label: undefined,
  },
};
