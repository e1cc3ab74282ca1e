import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Chip, ChipGroup } from './chip.tsx';

const meta = {
  title: 'Components/Choices/Chip',
  component: ChipGroup,
  parameters: { layout: 'centered' },
  subcomponents: { Chip },
  args: { label: 'Выбранные фильтры', children: null, onRemove: fn() },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ChipGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const facets = [
  { id: 'city', label: 'Город', value: 'Тюмень' },
  { id: 'brand', label: 'Бренд', value: 'Nokian, Viatti и ещё 2' },
  { id: 'season', label: 'Сезон', value: 'Зима' },
];

export const Removable: Story = {
  render: (args) => {
    const [chosen, setChosen] = useState(facets);
    return (
      <ChipGroup {...args} onRemove={(id) => setChosen(chosen.filter((facet) => facet.id !== id))}>
        {chosen.map((facet) => (
          <Chip key={facet.id} id={facet.id} label={facet.label} removeLabel="Убрать">
            {facet.value}
          </Chip>
        ))}
      </ChipGroup>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Убрать Город: Тюмень' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Nokian, Viatti и ещё 2')).toBeNull();
    // Focus moves to the next chip, so Delete can be repeated; from the last chip it moves back.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Убрать Сезон: Зима' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Delete}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Убрать Город: Тюмень' })).toHaveFocus(),
    );
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

const open = fn();

export const Openable: Story = {
  render: (args) => (
    <ChipGroup {...args}>
      <Chip id="city" label="Город" removeLabel="Убрать" onAction={open}>
        Тюмень
      </Chip>
    </ChipGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Город:\sТюмень$/ }));
    await expect(open).toHaveBeenCalledOnce();
    // The text and the cross share one Tab stop.
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Убрать Город: Тюмень' })).toHaveFocus(),
    );
  },
};
