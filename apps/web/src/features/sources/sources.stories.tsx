import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Source, SourceFetch } from './sources.atoms.ts';
import { Sources } from './sources.tsx';

const look: SourceFetch = {
  id: '12',
  status: 'applied',
  by: 'schedule',
  message: null,
  file_name: 'zima.xlsx',
  bytes: 482_113,
  accepted: 6912,
  created: 14,
  updated: 212,
  removed: 6,
  import_id: '019aa5c0-e0f1-7a2b-9c3d-4e5f6a7b8c9d',
  at: '2025-01-05T09:00:00+03:00',
  finished_at: '2025-01-05T09:00:04+03:00',
};
const source: Source = {
  id: '1',
  name: 'Склад Челябинск',
  kind: 'file',
  url: 'https://kolesnica.example/ostatki.csv',
  mail_address: null,
  senders: [],
  login: 'opt',
  header_name: null,
  secret_set_at: '2025-01-02T09:00:00+03:00',
  host_key: null,
  mode: 'replace',
  warehouse: { id: '12', name: 'Челябинск' },
  every_minutes: 30,
  is_active: true,
  state: 'working',
  trouble: null,
  import_id: null,
  is_old: false,
  last: look,
  confirmed_at: '2025-01-05T09:00:04+03:00',
  next_at: '2025-01-05T09:30:00+03:00',
  created_at: '2025-01-02T09:00:00+03:00',
};
const trouble = 'С продажи уйдёт 3 698 из 6 912 предложений';
const stopped: Source = {
  ...source,
  id: '2',
  name: 'Прайс «Зима»',
  url: 'https://kolesnica.example/opt/zima.xlsx',
  warehouse: null,
  every_minutes: 60,
  state: 'stopped',
  trouble,
  import_id: 'waiting',
  last: { ...look, id: '14', status: 'stopped', message: trouble, import_id: 'waiting' },
};

const letters: Source = {
  ...source,
  id: '5',
  name: 'Письма менеджеров',
  kind: 'mail',
  url: null,
  mail_address: 'lists+7f2kq9xw4mna@in.protektor.example',
  senders: ['prices@kolesnica.example', '@opt.kolesnica.example'],
  login: null,
  secret_set_at: null,
  warehouse: null,
  every_minutes: null,
  next_at: null,
};

const meta = {
  title: 'Приложение/Прайс-листы/Источники',
  component: Sources,
  args: {
    sources: [
      stopped,
      {
        ...source,
        id: '3',
        name: 'Диски',
        url: 'http://kolesnica.example/out/diski.xml',
        login: null,
        secret_set_at: null,
        every_minutes: null,
        next_at: null,
        state: 'retrying',
        trouble: 'Сервер не пустил (401). Проверьте логин и пароль',
        last: { ...look, id: '15', status: 'failed', import_id: null },
      },
      { ...source, id: '4', name: 'Остатки по субботам', is_old: true },
      letters,
      source,
    ],
    warehouses: [{ id: '12', name: 'Челябинск' }],
    takesMail: true,
    importHrefOf: (id: string) => `/imports/${id}`,
    onAdd: fn(async () => undefined),
    onChange: fn(async () => undefined),
    onTurn: fn(async () => undefined),
    onFetch: fn(async () => undefined),
    onForgetKey: fn(async () => undefined),
    onRemove: fn(async () => undefined),
    onWait: fn(async () => undefined),
    onLoadLog: fn(async () => [
      stopped.last as SourceFetch,
      look,
      { ...look, id: '10', status: 'same' as const, import_id: null, file_name: null },
    ]),
  },
} satisfies Meta<typeof Sources>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The source that needs attention is open, and links to its rows. Another one is fetched at once. */
export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Прайс-лист не применён')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Проверить строки' })).toHaveAttribute(
      'href',
      '/imports/waiting',
    );
    const log = await canvas.findByRole('list', { name: 'Журнал: Прайс «Зима»' });
    await expect(within(log).getByText('+14, −6, изменено 212')).toBeVisible();
    await expect(canvas.getByText(/^Давно, /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ждать следующий файл' }));
    await expect(args.onWait).toHaveBeenCalledWith('waiting');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Журнал и настройки: Склад Челябинск' }),
    );
    const buttons = await canvas.findAllByRole('button', { name: 'Проверить сейчас' });
    await userEvent.click(buttons.at(-1) as HTMLElement);
    await expect(args.onFetch).toHaveBeenCalledWith(source);
  },
};

/** The first source: its address, and how it lets us in. */
export const None: Story = {
  args: { sources: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить источник' }));
    const dialog = await screen.findByRole('dialog', { name: 'Новый источник прайс-листа' });
    const field = (name: string) => within(dialog).getByLabelText(name);
    await userEvent.type(field('Название'), 'Зима');
    await userEvent.type(field('Адрес файла'), 'https://shop.example/zima.xlsx');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Логин и пароль' }));
    await userEvent.type(field('Логин'), 'opt');
    await userEvent.type(field('Пароль'), 'secret');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Оставлять, как есть' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Добавить источник' }));
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({
        name: 'Зима',
        url: 'https://shop.example/zima.xlsx',
        login: 'opt',
        header_name: null,
        secret: 'secret',
        every_minutes: 60,
        warehouse_id: null,
        mode: 'update',
      }),
    );
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** A source by e-mail: the form asks for the allowed senders, and the address for the letters is shown. */
export const Letters: Story = {
  args: { sources: [letters] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('когда придёт письмо')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить источник' }));
    const dialog = await screen.findByRole('dialog', { name: 'Новый источник прайс-листа' });
    const field = (name: string) => within(dialog).getByLabelText(name);
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Из писем' }));
    await expect(within(dialog).queryByLabelText('Адрес файла')).toBeNull();
    await userEvent.type(field('Название'), 'Письма');
    await userEvent.type(field('Чьи письма читать'), 'a@shop.example, @opt.example');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Добавить источник' }));
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({
        name: 'Письма',
        kind: 'mail',
        senders: ['a@shop.example', '@opt.example'],
        every_minutes: null,
        warehouse_id: null,
        mode: 'replace',
      }),
    );
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** An SFTP server shows another key: both keys are shown, and the kept one can be forgotten. */
export const AnotherKey: Story = {
  args: {
    sources: [
      {
        ...source,
        name: 'Диски',
        url: 'sftp://kolesnica.example/out/diski.xml',
        host_key: 'SHA256:uNiVztksCsDhcc0u9e8BgrJXVGDzEPDhCZRXNMWTwgQ',
        state: 'failing',
        trouble:
          'Сервер показал другой ключ: SHA256:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU, а был SHA256:uNiVztksCsDhcc0u9e8BgrJXVGDzEPDhCZRXNMWTwgQ. Спросите у него, меняли ли ключ, и забудьте прежний в настройках источника',
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Журнал и настройки: Диски' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Забыть ключ сервера' }));
    await expect(args.onForgetKey).toHaveBeenCalled();
  },
};

/** A source of SFTP: login and password have their own fields, and the protocol need not be typed. */
export const Sftp: Story = {
  args: { sources: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить источник' }));
    const dialog = await screen.findByRole('dialog', { name: 'Новый источник прайс-листа' });
    const field = (name: string) => within(dialog).getByLabelText(name);
    await userEvent.click(within(dialog).getByRole('radio', { name: 'SFTP' }));
    await expect(within(dialog).queryByRole('radio', { name: 'Открыт' })).toBeNull();
    await userEvent.type(field('Название'), 'Диски');
    await userEvent.type(field('Адрес файла'), 'shop.example/out/diski.xml');
    await userEvent.type(field('Логин'), 'opt');
    await userEvent.type(field('Пароль'), 'secret');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Добавить источник' }));
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(
        expect.objectContaining({
          url: 'sftp://shop.example/out/diski.xml',
          login: 'opt',
          header_name: null,
          secret: 'secret',
        }),
      ),
    );
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** A secret that is not typed anew stays; nobody sees it. */
export const Changed: Story = {
  args: { sources: [source] },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Журнал и настройки: Склад Челябинск' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить' }));
    const dialog = await screen.findByRole('dialog', { name: 'Источник прайс-листа' });
    await expect(within(dialog).getByLabelText('Пароль')).toHaveValue('');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(args.onChange).toHaveBeenCalledWith(
      source,
      expect.not.objectContaining({ secret: expect.anything() }),
    );
  },
};
