import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Popover, PopoverTrigger } from './popover.tsx';

const meta = {
  title: 'Components/Layers/Popover',
  component: Popover,
  parameters: { layout: 'centered' },
  subcomponents: { PopoverTrigger },
  args: {
    title: 'Разноширокая ось',
    children: 'Задняя ось шире передней: выберите шаг от 1 до 4.',
  },
  argTypes: { children: { control: false } },
  render: (args) => (
    <PopoverTrigger>
      <Button>Что это?</Button>
      <Popover {...args} />
    </PopoverTrigger>
  ),
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByText('Что это?');
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {
  play: async ({ userEvent }) => {
    await expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger());
    const dialog = await screen.findByRole('dialog', { name: 'Разноширокая ось' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(trigger()).toHaveFocus());
    await userEvent.click(trigger());
    await screen.findByRole('dialog');
  },
};

export const ClosesOutside: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await isGone();
  },
};

/** Without a heading `label` is its name; the content can close it. */
export const WithoutTitle: Story = {
  args: {
    title: undefined,
    label: 'Подсказка',
    children: (close) => <Button onPress={close}>Понятно</Button>,
  },
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await screen.findByRole('dialog', { name: 'Подсказка' });
    await userEvent.click(screen.getByRole('button', { name: 'Понятно' }));
    await isGone();
  },
};

/** At the edge of a phone's screen it stays in view. */
export const Phone: Story = {
  globals: { viewport: { value: 'w360' } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    const box = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(box.left).toBeGreaterThanOrEqual(0);
  },
};
