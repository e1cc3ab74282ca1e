import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NoticesSection } from './notices-section.tsx';

const meta = {
  title: 'Приложение/Профиль/Письма и СМС',
  component: NoticesSection,
  args: {
    choices: {
      data: [
        { kind: 'orders', channel: 'email' },
        { kind: 'money', channel: 'phone' },
        { kind: 'goods', channel: 'none' },
        { kind: 'claims', channel: 'email' },
      ],
      channels: ['email', 'phone'],
    },
    onChange: fn(async () => undefined),
  },
} satisfies Meta<typeof NoticesSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    const goods = within(canvas.getByRole('radiogroup', { name: 'Отгрузка и приёмка' }));
    await expect(goods.getByRole('radio', { name: 'Не присылать' })).toBeChecked();
    await userEvent.click(goods.getByRole('radio', { name: 'СМС' }));
    await expect(args.onChange).toHaveBeenCalledWith('goods', 'phone');
  },
};
/** Nothing is sent where there is no address. */
export const NoPhone: Story = {
  args: { choices: { data: [{ kind: 'orders', channel: 'email' }], channels: ['email'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'СМС' })).toBeDisabled();
    await expect(canvas.getByText(/добавьте телефон/)).toBeVisible();
  },
};
