import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleEmployees } from '../testing/samples.ts';
import { EmployeeList } from './employee-list.tsx';

const meta = {
  title: 'Приложение/Компании/Сотрудники',
  component: EmployeeList,
  args: {
    employees: sampleEmployees,
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
    await expect(await screen.findByText('Укажите почту: на неё придёт приглашение')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ivan@koleso.ru');
    if (save) await userEvent.click(save);
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({
        full_name: 'Иван Шинин',
        position: null,
        phone: null,
        email: 'ivan@koleso.ru',
        invite: true,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The last employee with access can't be removed. */
export const LastMember: Story = {
  args: {
    employees: sampleEmployees.slice(0, 1),
    onRemove: fn(async () => {
      throw new ApiError('Это единственный сотрудник с доступом к компании', {
        kind: 'answer',
        status: 409,
      });
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Анна Михайлова' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Покинуть' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('единственный сотрудник');
  },
};
