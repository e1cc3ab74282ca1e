import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Webhook, WebhookCall } from '../companies.atoms.ts';
import { WebhookList } from './webhook-list.tsx';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const webhook: Webhook = {
  id: '019aa5c0-e7e7-7a11-8b22-3c4d5e6f7081',
  url: 'https://shop.example/protektor',
  types: [],
  is_active: true,
  reason: null,
  failing_since: null,
  behind: 0,
  created_at: '2026-11-21T11:42:00+03:00',
};
const call: WebhookCall = {
  id: '12',
  event: 41,
  type: 'order.confirmed',
  status: 500,
  error: 'Сервер ответил 500',
  ms: 84,
  at: '2026-11-21T11:42:01+03:00',
};

const meta = {
  title: 'Приложение/Компании/События',
  component: WebhookList,
  args: {
    webhooks: [
      webhook,
      {
        ...webhook,
        id: '2',
        url: 'https://crm.koleso.example/hooks/orders',
        types: ['order.message'],
        failing_since: '2026-11-21T11:42:00+03:00',
        behind: 5,
      },
      {
        ...webhook,
        id: '3',
        url: 'https://old.koleso.example/',
        types: ['order.paid', 'order.placed'],
        is_active: false,
        reason: 'Адрес не отвечал три дня',
        behind: 21,
      },
    ],
    onMake: fn(async () => secret),
    onTurn: fn(async () => undefined),
    onRemove: fn(async () => undefined),
    onLoadCalls: fn(async () => [call]),
    onCall: fn(async (_: Webhook, event: number | null) => ({
      ...call,
      id: event === null ? '14' : '13',
      status: 204,
      error: null,
    })),
  },
} satisfies Meta<typeof WebhookList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One works, one does not answer, one is turned off; the last is turned on, the first removed after a question. */
export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Ждут 5 событий/)).toBeVisible();
    await expect(canvas.getByText(/Адрес не отвечал три дня\. Ждёт 21 событие/)).toBeVisible();
    await expect(canvas.getByText('2 вида событий')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('switch', { name: 'Отправлять на https://old.koleso.example/' }),
    );
    await expect(args.onTurn).toHaveBeenCalledWith(args.webhooks[2], true);
    await userEvent.click(canvas.getByRole('button', { name: `Удалить: ${webhook.url}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(webhook));
  },
};

/** How the calls went. One that failed is repeated. */
export const Log: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Журнал: ${webhook.url}` }));
    const log = await screen.findByRole('dialog', { name: 'Журнал вызовов' });
    await expect(await within(log).findByText('Сервер ответил 500')).toBeVisible();
    await userEvent.click(
      within(log).getByRole('button', { name: 'Отправить ещё раз событие 41' }),
    );
    await expect(args.onCall).toHaveBeenCalledWith(webhook, 41);
    await expect(await within(log).findByText('Принято (204)')).toBeVisible();
    await userEvent.click(within(log).getByRole('button', { name: 'Отправить проверку' }));
    await expect(args.onCall).toHaveBeenLastCalledWith(webhook, null);
  },
};

/** A log that can't be read now can be requested again. */
export const LogFails: Story = {
  args: { onLoadCalls: fn(async () => Promise.reject(new Error('Нет связи'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Журнал: ${webhook.url}` }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible());
  },
};

/** The first address: only some events are chosen, and the secret is shown once. */
export const None: Story = {
  args: { webhooks: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить адрес' }));
    const dialog = await screen.findByRole('dialog', { name: 'Новый адрес для событий' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Адрес' }), webhook.url);
    for (const name of [
      ...['Претензии', 'Прайс-листы', 'Отгрузка и приёмка', 'Согласования'],
      ...[/^Заказы/, /Сообщения/, /^Витрины/, /^Запросы цен/],
    ])
      await userEvent.click(within(dialog).getByRole('checkbox', { name }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Добавить адрес' }));
    await waitFor(() => expect(screen.getByText(secret)).toBeVisible());
    await expect(args.onMake).toHaveBeenCalledWith({
      url: webhook.url,
      types: ['order.invoiced', 'order.paid', 'order.bank_changed'],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Я сохранил секрет' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
