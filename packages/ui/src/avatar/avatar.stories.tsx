import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from './avatar.tsx';

/** A picture as a data URL: stories need no network. */
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#456" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.5" fill="#eee"/><path fill="#eee" d="M1 8a3 3 0 0 1 6 0z"/></svg>',
  );

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  parameters: { layout: 'centered' },
  args: { name: 'Андрей Мельников' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Андрей Мельников' })).toHaveTextContent('АМ');
  },
};

export const Image: Story = { args: { src: picture, size: 40 } };

export const BrokenImage: Story = {
  args: { src: 'data:image/png,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('АМ')).toBeVisible();
  },
};

export const Prompt: Story = {
  args: { name: '', prompt: 'Укажите имя' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Укажите имя' })).toBeVisible();
  },
};

export const Company: Story = { args: { name: 'Шинторг Урал', shape: 'square', size: 40 } };

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <Avatar {...args} size={24} />
      <Avatar {...args} size={32} />
      <Avatar {...args} size={40} />
      <Avatar {...args} size={64} />
      <Avatar {...args} size={88} />
    </div>
  ),
};
