import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { Select } from './select.tsx';
import { activeOf, field, room } from './testing/select-story.tsx';

const stores = [
  { value: 'kazan', label: 'Kazan', section: 'Volga' },
  { value: 'samara', label: 'Samara', section: 'Volga' },
  { value: 'tyumen', label: 'Tyumen', section: 'Ural' },
  { value: 'perm', label: 'Perm', section: 'Ural', isDisabled: true },
  { value: 'omsk', label: 'Omsk', section: 'Siberia' },
];

const meta = {
  title: 'Components/Fields/Select/Rows',
  component: Select,
  tags: ['!autodocs'],
  args: { label: 'Warehouse', items: stores, onChange: fn() },
  decorators: [room],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Options of a section are listed under its title; keys move from option to option. */
export const Sections: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const groups = screen.getAllByRole('group').filter((one) => one.closest('[role=listbox]'));
    await expect(groups.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Volga',
      'Ural',
      'Siberia',
    ]);
    await expect(within(groups[0] as HTMLElement).getAllByRole('option')).toHaveLength(2);
    await expect(activeOf(field(canvas))).toHaveTextContent('Kazan');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(activeOf(field(canvas))).toHaveTextContent('Tyumen');
    await expect(activeOf(field(canvas))).toHaveAttribute('aria-posinset', '3');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('omsk', [stores[4]]);
  },
};

const many = Array.from({ length: 3000 }, (_, index) => ({
  value: String(index),
  label: `Model ${index}`,
  section: `Brand ${Math.floor(index / 30)}`,
}));

/** Of a long list only the rows in view are rendered, and a section's title with its first row. */
export const ManySections: Story = {
  args: { items: many, defaultValue: '1500' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    const list = screen.getByRole('listbox');
    await expect(within(list).getAllByRole('option').length).toBeLessThan(30);
    // a list is hidden until it has its place
    await waitFor(() => expect(list).toBeVisible());
    await expect(within(list).getByRole('option', { selected: true })).toBeVisible();
    await expect(within(list).getByText('Brand 50')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(activeOf(field(canvas))).toHaveTextContent('Model 2999');
    await expect(activeOf(field(canvas))).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(within(list).getByText('Brand 0')).toBeVisible();
    await expect(list.scrollTop).toBe(0);
  },
};

/** A second line under the label, and any content at the end. */
export const Details: Story = {
  args: {
    hasDetails: true,
    items: [
      {
        value: 'kazan',
        label: 'Kazan',
        details: 'Vosstaniya 100',
        end: <Badge tone="ok">today</Badge>,
      },
      { value: 'omsk', label: 'Omsk', details: '2 days on the road' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    const [first, second] = screen.getAllByRole('option');
    await expect(first).toHaveTextContent('KazanVosstaniya 100today');
    await expect(second?.getBoundingClientRect().height).toBe(52);
  },
};

/** A read-only field can have the focus and be read, but does not open or change. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'kazan', isClearable: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(field(canvas)).toHaveFocus());
    await userEvent.keyboard('{Enter}{Backspace}');
    await userEvent.click(field(canvas));
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Очистить' })).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The parent controls whether the list is open. */
export const OpenByOwner: Story = {
  render: (args) => {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <Select {...args} isOpen={isOpen} onOpenChange={setOpen} />
        <Button onPress={() => setOpen(true)}>Open</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.click(screen.getByRole('option', { name: 'Omsk' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

const onCreate = fn((text: string) => ({ value: text.toLowerCase(), label: text }));

/** A text that is not in the list is offered as a new row; the option that the parent creates is selected. */
export const Create: StoryObj<typeof ComboBox> = {
  render: () => (
    <ComboBox label="Warehouse" selectionMode="multiple" items={stores} onCreate={onCreate} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    await userEvent.keyboard('omsk');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}Tomsk');
    await userEvent.click(screen.getByRole('option', { name: 'Добавить «Tomsk»' }));
    await expect(onCreate).toHaveBeenCalledWith('Tomsk');
    await userEvent.keyboard('{Escape}');
    await expect(field(canvas)).toHaveTextContent('Tomsk');
  },
};
