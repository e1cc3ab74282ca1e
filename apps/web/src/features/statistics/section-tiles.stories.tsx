import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { SectionTiles } from './section-tiles.tsx';

const meta = {
  title: 'Приложение/Рынок/Разделы',
  component: SectionTiles,
  args: { counts: { tyres: 2418, disks: 3974, truck_tyres: 806, truck_disks: 212 } },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof SectionTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {};
export const WithoutCounts: Story = { args: { counts: undefined } };
