import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { lookingOnly } from '../../../shared/testing/looking-only.tsx';
import { sampleEmployees } from '../testing/samples.ts';
import { KeyList } from './key-list.tsx';

const secret = 'ptk_Zk3uVn1dYJ8mP0sQ2tR4wX6yB7cD9eF5gH1iL3kNx7Qw';
const key = {
  id: '019aa5c0-d1e2-7f30-8a4b-5c6d7e8f9a0b',
  name: 'Обмен с 1С',
  ending: 'x7Qw',
  scopes: ['stock' as const],
  networks: ['203.0.113.0/24'],
  created_by: 'Ирина Орлова',
  created_at: '2026-11-21T11:42:00+03:00',
  used_at: '2026-11-22T09:00:00+03:00',
  used_from: '203.0.113.7',
  limit: null,
};

const meta = {
  title: 'Приложение/Компании/Ключи',
  component: KeyList,
  args: {
    keys: [key, { ...key, id: '2', name: 'Магазин', networks: [], used_at: null, used_from: null }],
    onMake: fn(async () => secret),
    onRevoke: fn(async () => undefined),
  },
} satisfies Meta<typeof KeyList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A key is revoked after a question. */
export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/только с 203\.0\.113\.0\/24/)).toBeVisible();
    await expect(canvas.getByText(/Ещё не работал/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Отозвать: Обмен с 1С' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Отозвать' }));
    await waitFor(() => expect(args.onRevoke).toHaveBeenCalledWith(key));
  },
};

/** An owner limits what a key that orders may spend. */
export const Limited: Story = {
  args: {
    keys: [
      {
        ...key,
        scopes: ['orders'],
        limit: {
          ...{ per_order: null, per_day: null, per_month: 15_000_000 },
          ...{ used_day: 0, used_month: 4_200_000, approver: null },
        },
      },
      { ...key, id: '2', name: 'Склад' },
    ],
    onLimit: fn(async () => undefined),
    colleagues: sampleEmployees,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^42.000.₽ из 150.000.₽ в этом месяце$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Лимит: Склад' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Лимит: Обмен с 1С' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Лимит ключа/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'За заказ' }), '40 000');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'В месяц' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(args.onLimit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Обмен с 1С' }), {
        ...{ per_order: 4_000_000, per_day: null, per_month: null, approver_id: null },
      }),
    );
  },
};

/** Whoever may only look sees no button that would be refused. */
export const LookingOnly: Story = {
  decorators: [lookingOnly],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Обмен с 1С')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The first key: its secret is shown once it is made. */
export const None: Story = {
  args: { keys: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Ключей пока нет')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Создать ключ' }));
    const dialog = await screen.findByRole('dialog', { name: 'Новый ключ' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Название' }), 'Склад');
    await userEvent.type(
      screen.getByRole('textbox', { name: /С каких адресов/ }),
      '203.0.113.7, 198.51.100.0/24',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Создать ключ' }));
    await waitFor(() => expect(screen.getByText(secret)).toBeVisible());
    await expect(args.onMake).toHaveBeenCalledWith({
      name: 'Склад',
      scopes: ['stock'],
      networks: ['203.0.113.7', '198.51.100.0/24'],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Я сохранил ключ' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
