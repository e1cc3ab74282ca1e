import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NoticesSection } from './notices-section.tsx';

const HERE = {
  id: 'a',
  created_at: '2026-11-20T09:00:00Z',
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36',
  current: true,
};
const PHONE = {
  ...HERE,
  id: 'b',
  user_agent: 'Mozilla/5.0 (Android 16; Mobile) Firefox/145.0',
  current: false,
};

const meta = {
  title: 'Приложение/Профиль/Как сообщать о новостях',
  component: NoticesSection,
  args: {
    choices: {
      data: [
        { kind: 'orders', channel: 'email' },
        { kind: 'money', channel: 'phone' },
        { kind: 'goods', channel: 'none' },
        { kind: 'claims', channel: 'push' },
        { kind: 'market', channel: 'email' },
        { kind: 'watches', channel: 'email' },
      ],
      channels: ['email', 'phone', 'push'],
    },
    browsers: { key: 'BPuR', data: [HERE, PHONE] },
    ability: 'able',
    onChange: fn(async () => undefined),
    onTurnOn: fn(async () => undefined),
    onTurnOff: fn(async () => undefined),
  },
} satisfies Meta<typeof NoticesSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    const goods = within(canvas.getByRole('radiogroup', { name: 'Отгрузка и приёмка' }));
    await expect(goods.getByRole('radio', { name: 'Нет' })).toBeChecked();
    await userEvent.click(goods.getByRole('radio', { name: 'СМС' }));
    await expect(args.onChange).toHaveBeenCalledWith('goods', 'phone');
    await userEvent.click(goods.getByRole('radio', { name: 'Браузер' }));
    await expect(args.onChange).toHaveBeenCalledWith('goods', 'push');
    await expect(args.onTurnOn).not.toHaveBeenCalled();
    await expect(canvas.queryByText('Включить в этом браузере')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Выключить: Firefox, Android/ }));
    await expect(args.onTurnOff).toHaveBeenCalledWith('b');
  },
};
/** A channel without an address can't be chosen. */
export const NoPhone: Story = {
  args: { choices: { data: [{ kind: 'orders', channel: 'email' }], channels: ['email', 'push'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'СМС' })).toBeDisabled();
    await expect(canvas.getByText(/добавьте телефон/)).toBeVisible();
  },
};
/** Choosing browser notices turns them on in this browser. The button does so too, beside other browsers. */
export const NotHereYet: Story = {
  args: {
    choices: { data: [{ kind: 'orders', channel: 'email' }], channels: ['email'] },
    browsers: { key: 'BPuR', data: [] },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Браузер' }));
    await expect(args.onTurnOn).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith('orders', 'push');
    await userEvent.click(canvas.getByRole('button', { name: 'Включить в этом браузере' }));
    await expect(args.onTurnOn).toHaveBeenCalledTimes(2);
  },
};
/** The user has denied notices in the browser: the page says how to change that, and e-mails are sent meanwhile. */
export const Denied: Story = {
  args: {
    choices: { data: [{ kind: 'orders', channel: 'push' }], channels: ['email'] },
    browsers: { key: 'BPuR', data: [] },
    ability: 'denied',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/значок слева от адреса/)).toBeVisible();
    await expect(canvas.getByText(/вместо них приходят письма/)).toBeVisible();
    await expect(canvas.queryByText('Включить в этом браузере')).toBeNull();
  },
};
/** Browsers without the features, and servers without a key. */
export const Unable: Story = {
  args: {
    choices: { data: [{ kind: 'orders', channel: 'email' }], channels: ['email'] },
    browsers: { key: 'BPuR', data: [] },
    ability: 'unable',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Браузер' })).toBeDisabled();
    await expect(canvas.getByText(/не умеет показывать/)).toBeVisible();
  },
};
export const NoKey: Story = {
  args: {
    choices: { data: [{ kind: 'orders', channel: 'email' }], channels: ['email'] },
    browsers: { key: null, data: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Браузер' })).toBeDisabled();
    await expect(canvas.queryByText('Уведомления в браузере')).toBeNull();
  },
};
