import { ApiError } from '@org/api-client';
import { ROLES } from '@org/trade/roles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleCompany, sampleEmployees, sampleMandates } from '../testing/samples.ts';
import { EmployeeList } from './employee-list.tsx';

const meta = {
  title: 'Приложение/Компании/Сотрудники',
  component: EmployeeList,
  args: {
    companyId: sampleCompany.id,
    employees: sampleEmployees,
    canManage: true,
    onLoadMandates: fn(async () => sampleMandates),
    onAdd: fn(async () => undefined),
    onChange: fn(async () => undefined),
    onRemove: fn(async () => undefined),
  },
} satisfies Meta<typeof EmployeeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const People: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Это вы')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Пригласить ещё раз: Пётр Ильин' }));
    await expect(args.onChange).toHaveBeenCalledWith(
      sampleEmployees[1],
      expect.objectContaining({ email: 'ilin@kolesnica.example', invite: true }),
    );
    await expect(canvas.queryByRole('button', { name: /^Пригласить: Яна/ })).toBeNull();
  },
};

export const Adding: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить сотрудника' }));
    const dialog = await screen.findByRole('dialog', { name: 'Новый сотрудник' });
    await userEvent.type(await screen.findByLabelText('Фамилия и имя'), 'Иван Шинин');
    const save = [...dialog.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Добавить сотрудника',
    );
    if (save) await userEvent.click(save);
    await waitFor(() =>
      expect(screen.getByText('Укажите почту: на неё придёт приглашение')).toBeVisible(),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ivan@koleso.ru');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Бухгалтер' }));
    if (save) await userEvent.click(save);
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({
        full_name: 'Иван Шинин',
        position: null,
        phone: null,
        email: 'ivan@koleso.ru',
        invite: true,
        roles: ['accountant'],
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const staff = [
  ...sampleEmployees.slice(0, 1),
  ...sampleEmployees
    .slice(1)
    .map((one, at) => ({ ...one, account: 'active' as const, roles: ROLES.slice(at * 2, 3) })),
];

/** An owner sets what may be ordered without a yes; the list shows what of it is used. */
export const Limits: Story = {
  args: {
    employees: staff.map((one, at) =>
      at === 1
        ? {
            ...one,
            limit: {
              ...{ per_order: 4_000_000, per_day: null, per_month: 20_000_000 },
              ...{ used_day: 0, used_month: 21_840_000, approver: null },
            },
          }
        : one,
    ),
    onSetOwner: fn(async () => undefined),
  },
  play: async ({ canvas, args }) => {
    const [director, petr] = args.employees;
    await expect(canvas.getByText(/^40.000.₽ за заказ$/)).toBeVisible();
    await expect(canvas.getByText(/^218.400.₽ из 200.000.₽ в этом месяце$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Изменить: ${petr?.full_name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Сотрудник' }));
    await expect(await dialog.findByRole('textbox', { name: /^За заказ/ })).toHaveValue(
      '40\u202f000',
    );
    const month = dialog.getByRole('textbox', { name: /^В месяц/ });
    await userEvent.clear(month);
    await userEvent.type(month, 'много');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(month).toBeInvalid());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(month);
    await userEvent.type(month, '150 000');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Выше лимита согласует' }));
    await userEvent.click(await screen.findByRole('option', { name: director?.full_name ?? '' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(
        petr,
        expect.objectContaining({
          limit: {
            ...{ per_order: 4_000_000, per_day: null, per_month: 15_000_000 },
            approver_id: director?.id,
          },
        }),
      ),
    );
  },
};

/** An owner gives roles, and is told what stops with the rights that are lost. */
export const Roles: Story = {
  args: { employees: staff, onSetOwner: fn(async () => undefined) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Закупщик, Продавец, Склад')).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Кто что может' });
    await expect(
      within(table).getByRole('row', { name: /^Отгружать да нет нет да нет/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить: Пётр Ильин' }));
    const dialog = await screen.findByRole('dialog', { name: 'Сотрудник' });
    const role = (name: string) => within(dialog).getByRole('checkbox', { name });
    await expect(role('Продавец')).toBeChecked();
    await expect(await within(dialog).findByText('Ключ API «Сайт магазина»')).toBeVisible();
    await expect(within(dialog).queryByText('Источник прайс-листов «Прайс с сайта»')).toBeNull();
    await userEvent.click(role('Продавец'));
    await expect(within(dialog).getByText('Источник прайс-листов «Прайс с сайта»')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(
        staff[1],
        expect.objectContaining({ roles: ['buyer', 'warehouse'] }),
      ),
    );
  },
};

/** Whoever is no owner changes the rest of an employee, and leaves the roles as they are. */
export const RolesOfOwnersAlone: Story = {
  args: { employees: staff },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить: Пётр Ильин' }));
    const dialog = await screen.findByRole('dialog', { name: 'Сотрудник' });
    await expect(within(dialog).queryByRole('group', { name: 'Роли' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(
        staff[1],
        expect.not.objectContaining({ roles: expect.anything() }),
      ),
    );
  },
};

/** Whoever may not change employees sees them, and can leave. */
export const Watching: Story = {
  args: { employees: staff.map((one, at) => ({ ...one, me: at === 1 })), canManage: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Сотрудников добавляет и убирает владелец/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Добавить сотрудника' })).toBeNull();
    await expect(canvas.getAllByRole('button').map((one) => one.ariaLabel)).toEqual([
      'Убрать: Пётр Ильин',
    ]);
  },
};

/** The last employee with access can't be removed. */
export const LastMember: Story = {
  args: {
    employees: sampleEmployees.slice(0, 1),
    onLoadMandates: fn(async () => []),
    onRemove: fn(async () => {
      throw new ApiError('Это единственный сотрудник с доступом к компании', {
        kind: 'answer',
        status: 409,
      });
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Вы одни/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Анна Михайлова' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Покинуть' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('единственный сотрудник');
  },
};

const people = [
  ...sampleEmployees.slice(0, 1),
  ...sampleEmployees.slice(1, 2).map((one) => ({ ...one, account: 'active' as const })),
  ...sampleEmployees.slice(2).map((one) => ({ ...one, account: 'active' as const })),
];

/** What acts in the name of somebody who is removed goes to the user by default; what has a known secret ends. */
export const HandingOver: Story = {
  args: { employees: people },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Пётр Ильин' }));
    const dialog = await screen.findByRole('dialog', { name: 'Убрать сотрудника «Пётр Ильин»?' });
    const field = (name: RegExp) => within(dialog).findByRole('combobox', { name });
    await expect(await field(/Обмен с 1С/)).toHaveTextContent('Прекратить');
    await expect(await field(/Витрина «Авито»/)).toHaveTextContent('Мне');
    await userEvent.click(await field(/Обмен с 1С/));
    await userEvent.click(await screen.findByRole('option', { name: /Яна/ }));
    await userEvent.click(await field(/Витрина «Авито»/));
    await userEvent.click(await screen.findByRole('option', { name: 'Прекратить' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Убрать' }));
    const [exchange, , webhook, source] = sampleMandates;
    await waitFor(() =>
      expect(args.onRemove).toHaveBeenCalledWith(people[1], [
        { kind: 'exchange', id: exchange?.id, to: '3' },
        { kind: 'webhook', id: webhook?.id, to: '1' },
        { kind: 'source', id: source?.id, to: '1' },
      ]),
    );
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** Without the list of what would end nobody is removed; it can be asked for again. */
export const ListFails: Story = {
  args: {
    employees: people,
    onLoadMandates: fn(async () => Promise.reject(new Error('Нет связи'))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Пётр Ильин' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Убрать' })).toBeDisabled();
  },
};
