import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ExchangeEntry, Exchange as State } from './exchange.atoms.ts';
import { Exchange } from './exchange.tsx';

const working: State = {
  address: 'https://protektor.example/api/1c/exchange',
  login: '1c-k7m2p9qx',
  password_set_at: '2025-01-02T09:00:00+03:00',
  state: 'working',
  trouble: null,
  import_id: null,
  price_types: [{ id: 'p1', name: 'Оптовая' }],
  price_type: null,
  goods: 6912,
  seen_at: '2025-01-05T11:45:38+03:00',
  confirmed_at: '2025-01-05T11:45:38+03:00',
};
const step: ExchangeEntry = {
  id: '4',
  at: '2025-01-05T11:45:38+03:00',
  type: 'catalog',
  mode: 'import',
  file_name: 'offers.xml',
  bytes: null,
  times: 12,
  answer: 'success',
  message: 'Загружено',
  created: null,
  updated: null,
  removed: null,
  import_id: null,
};

const meta = {
  title: 'Приложение/Прайс-листы/Обмен с 1С',
  component: Exchange,
  args: {
    exchange: working,
    importHrefOf: (id: string) => `/imports/${id}`,
    onOpen: fn(async () => 'k7m2-p9qx-4wtz-8hbn-3vdc'),
    onChoosePrice: fn(async () => undefined),
    onClose: fn(async () => undefined),
    onLoadLog: fn(async () => [
      {
        ...step,
        id: '5',
        mode: 'apply',
        message: null,
        created: 12,
        updated: 214,
        removed: 8,
        times: 1,
        import_id: 'done',
      },
      {
        ...step,
        id: '6',
        type: 'sale',
        mode: 'order',
        file_name: 'П-000123',
        answer: 'failure' as const,
        message: 'Не отклонён: По заказу есть оплата: сначала верните деньги',
      },
      step,
      { ...step, id: '3', mode: 'file', bytes: 1_482_113, times: 2, message: null },
      {
        ...step,
        id: '2',
        mode: 'checkauth',
        file_name: null,
        times: 1,
        answer: 'failure' as const,
        message: 'Пароль не подошёл',
      },
    ]),
  },
} satisfies Meta<typeof Exchange>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The settings to enter in 1С, and the log of the exchange in 1С's own terms. */
export const Working: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('https://protektor.example/api/1c/exchange')).toBeVisible();
    const log = await canvas.findByRole('list', { name: 'Журнал обмена с 1С' });
    await expect(within(log).getByText('+12, −8, изменено 214')).toBeVisible();
    await expect(within(log).getByText('type=catalog mode=import, offers.xml, 12×')).toBeVisible();
    await expect(within(log).getByText('Заказ П-000123')).toBeVisible();
    await expect(within(log).getByText('Пароль не подошёл')).toBeVisible();
    await expect(within(log).getByRole('link', { name: 'Отчёт' })).toHaveAttribute(
      'href',
      '/imports/done',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Отключить' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отключить' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** No exchange yet: the password is shown once. */
export const None: Story = {
  args: { exchange: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Включить обмен' }));
    const dialog = await screen.findByRole('dialog', { name: 'Включить обмен с 1С' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Получить пароль' }));
    await waitFor(() => expect(screen.getByText('k7m2-p9qx-4wtz-8hbn-3vdc')).toBeVisible());
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Я сохранил пароль' }));
    await waitFor(() => expect(screen.queryByText('k7m2-p9qx-4wtz-8hbn-3vdc')).toBeNull());
  },
};

/** Several prices: one is chosen once. */
export const Asking: Story = {
  args: {
    exchange: {
      ...working,
      state: 'asking',
      trouble: 'По какой цене продаём: «Дилерская», «Оптовая»?',
      price_types: [
        { id: 'p2', name: 'Дилерская' },
        { id: 'p1', name: 'Оптовая' },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Дилерская' }));
    await expect(args.onChoosePrice).toHaveBeenCalledWith('p2');
  },
};

/** A list that looks broken waits for a person. */
export const Stopped: Story = {
  args: {
    exchange: {
      ...working,
      state: 'stopped',
      trouble: 'С продажи уйдёт 3 698 из 6 912 предложений',
      import_id: 'waiting',
    },
    onLoadLog: fn(async () => []),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/С продажи уйдёт 3 698/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Проверить строки' })).toHaveAttribute(
      'href',
      '/imports/waiting',
    );
    await expect(await canvas.findByText('Пока пусто: 1С ещё не подключалась.')).toBeVisible();
  },
};
