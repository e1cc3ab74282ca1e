import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArrowRightIcon } from '../icons/icons.tsx';
import { ButtonLink } from './button-link.tsx';

const meta = {
  title: 'Components/Actions/ButtonLink',
  component: ButtonLink,
  parameters: { layout: 'centered' },
  args: { children: 'Выбрать поставщиков', href: '#suppliers' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Выбрать поставщиков' });
    await expect(link).toHaveAttribute('href', '#suppliers');
  },
};

export const Primary: Story = { args: { variant: 'primary', children: 'Войти' } };

export const Signal: Story = {
  args: { variant: 'signal', size: 'l', children: 'Перейти к оформлению' },
};

export const WithIcon: Story = { args: { variant: 'ghost', icon: <ArrowRightIcon size={16} /> } };
