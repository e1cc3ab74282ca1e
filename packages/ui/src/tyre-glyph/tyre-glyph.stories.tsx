import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TyreGlyph } from './tyre-glyph.tsx';

const meta = {
  title: 'Components/Drawings/TyreGlyph',
  component: TyreGlyph,
  parameters: { layout: 'centered' },
  args: { width: 205, profile: 55, diameter: 16, season: 'winter', label: '205/55 R16' },
} satisfies Meta<typeof TyreGlyph>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Winter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '205/55 R16' })).toBeVisible();
  },
};

export const Studded: Story = { args: { hasStuds: true } };

export const Summer: Story = { args: { season: 'summer' } };

export const AllSeason: Story = { args: { season: 'allseason' } };

export const Large: Story = { args: { height: 232, hasStuds: true } };

const row = { display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center' } as const;

/** All on one scale, so that rows of a list can be compared. */
export const OneScale: Story = {
  render: () => (
    <div style={row}>
      <TyreGlyph width={315} profile={35} diameter={21} season="winter" hasStuds />
      <TyreGlyph width={275} profile={40} diameter={20} season="summer" />
      <TyreGlyph width={225} profile={65} diameter={17} season="allseason" />
      <TyreGlyph width={205} profile={55} diameter={16} season="winter" />
      <TyreGlyph width={175} profile={70} diameter={13} season="winter" hasStuds />
    </div>
  ),
};

export const Kinds: Story = {
  render: () => (
    <div style={row}>
      <TyreGlyph kind="truck" width={315} profile={80} diameter={22.5} label="315/80 R22.5" />
      <TyreGlyph kind="special" width={18.4} diameter={38} label="18.4R38" />
      <TyreGlyph kind="moto" width={180} profile={55} diameter={17} label="180/55 ZR17" />
      <TyreGlyph kind="quad" width={25} profile={8} diameter={12} label="25x8-12" />
      <TyreGlyph width={31} profile={10.5} diameter={15} season="allseason" label="31x10.5 R15" />
    </div>
  ),
};

export const NothingKnown: Story = {
  args: { width: undefined, profile: null, diameter: Number.NaN, season: null, label: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
