import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DownloadIcon, HeartIcon, XIcon } from '../icons/icons.tsx';
import { vars } from '../theme/contract.css.ts';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  parameters: { layout: 'centered' },
  args: { label: 'Закрыть', icon: <XIcon size={16} />, onPress: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = {
  args: { label: 'Экспорт', icon: <DownloadIcon size={16} />, variant: 'secondary', size: 'm' },
};

export const OnAsphalt: Story = {
  args: { variant: 'inherit', size: 'l', icon: <XIcon /> },
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'inline-block',
          padding: 8,
          background: vars.color.asphalt.asphalt,
          color: vars.color.asphalt.onAsphalt,
        }}
      >
        <Story />
      </div>
    ),
  ],
};

export const Toggle: Story = {
  args: { label: 'В избранном' },
  render: (args) => {
    const [isSelected, setSelected] = useState(false);
    return (
      <IconButton
        {...args}
        icon={<HeartIcon size={16} isFilled={isSelected} />}
        isSelected={isSelected}
        onPress={() => setSelected(!isSelected)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'В избранном', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Pending: Story = { args: { label: 'Удаляем', isPending: true } };

export const Disabled: Story = { args: { isDisabled: true } };
