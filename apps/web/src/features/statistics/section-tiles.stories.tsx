import type { Meta, StoryObj } from '@storybook/react-vite';
import { withRouter } from '../../shared/testing/with-router.tsx';
import { SectionTiles } from './section-tiles.tsx';

const meta = {
  title: 'Приложение/Рынок/Разделы',
  component: SectionTiles,
  args: { counts: { tyres: 2418, disks: 3974, truck_tyres: 806, truck_disks: 212 } },
  decorators: [withRouter],
} satisfies Meta<typeof SectionTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {};
export const WithoutCounts: Story = { args: { counts: undefined } };
