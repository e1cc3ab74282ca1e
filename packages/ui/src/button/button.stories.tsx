import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CheckIcon, DownloadIcon } from '../icons/icons.tsx';
import { Button } from './button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  parameters: { layout: 'centered' },
  args: { children: 'В корзину', onPress: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  args: { children: 'Экспорт' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Экспорт' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Primary: Story = { args: { variant: 'primary' } };

export const Signal: Story = { args: { variant: 'signal', children: 'Перейти к оформлению' } };

export const Ghost: Story = {
  args: { variant: 'ghost', children: 'В корзине', icon: <CheckIcon size={16} /> },
};

export const Danger: Story = { args: { variant: 'danger', children: 'Удалить' } };

export const DangerGhost: Story = {
  args: { variant: 'danger-ghost', children: 'Удалить компанию' },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Button {...args} size="s">
        Малая
      </Button>
      <Button {...args}>Обычная</Button>
      <Button {...args} size="l">
        Крупная
      </Button>
    </div>
  ),
};

export const WithIcon: Story = {
  args: { children: 'Скачать прайс', icon: <DownloadIcon size={16} /> },
};

export const Wide: Story = {
  args: { variant: 'primary', isWide: true, size: 'l' },
  parameters: { layout: 'padded' },
};

export const Disabled: Story = {
  args: { variant: 'primary', children: 'Недоступна', isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { variant: 'primary', children: 'Сохранить', pendingText: 'Сохраняем', isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Сохраняем' });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const KeyboardFocus: Story = {
  args: { variant: 'primary', children: 'Фокус' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveAttribute('data-focus-visible');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

const heightOf = (button: HTMLElement) => button.getBoundingClientRect().height;

/** Dense layout, chosen by the user: `data-density` on the root. */
export const Dense: Story = {
  globals: { density: 'dense' },
  play: async ({ canvas }) => {
    await expect(heightOf(canvas.getByRole('button'))).toBe(32);
  },
};

/** On touch every target is 44 px high. */
export const Touch: Story = {
  args: { size: 's' },
  globals: { density: 'touch' },
  play: async ({ canvas }) => {
    await expect(heightOf(canvas.getByRole('button'))).toBe(44);
  },
};

/** On a narrow screen targets are 44 px high too, and a long text takes a second line. */
export const Narrow: Story = {
  args: { size: 's', children: 'Подобрать недостающее до минимального заказа у поставщика' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(heightOf(button)).toBeGreaterThanOrEqual(44);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

export const LinkLike: Story = { args: { variant: 'link', children: 'Ссылка-действие' } };
