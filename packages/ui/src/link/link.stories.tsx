import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Link } from './link.tsx';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  parameters: { layout: 'centered' },
  args: { children: 'Шинторг Урал', href: '#supplier' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  render: (args) => (
    <p>
      Заказ собирает <Link {...args} /> и доставит за 1–2 дня.
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Шинторг Урал' });
    await expect(link).toHaveAttribute('href', '#supplier');
    await userEvent.tab();
    await waitFor(() => expect(link).toHaveFocus());
  },
};

export const Quiet: Story = { args: { variant: 'quiet', children: 'Nokian Hakkapeliitta 10' } };

export const Action: Story = { args: { variant: 'action', children: 'Ещё 16 предложений' } };

export const WithoutAddress: Story = {
  args: { href: undefined, onPress: fn(), children: 'Показать условия' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
  },
};
