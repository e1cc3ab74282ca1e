import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ModalTrigger } from '../modal/modal.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Components/Layers/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Удалить компанию «Колесница»?',
    children:
      'Снимем с продажи 12 480 позиций и закроем доступ 12 сотрудникам. Филиалы останутся самостоятельными компаниями. Вернуть удалённое нельзя.',
    closeLabel: 'Закрыть',
    cancelLabel: 'Оставить',
    confirmLabel: 'Удалить компанию',
    pendingText: 'Удаляем',
    isDestructive: true,
    onConfirm: fn(),
  },
  render: (args) => (
    <ModalTrigger>
      <Button variant="danger-ghost">Удалить…</Button>
      <ConfirmDialog {...args} />
    </ModalTrigger>
  ),
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

type Clicks = { click: (element: Element) => Promise<void> };
const open = async (userEvent: Clicks) => {
  await userEvent.click(screen.getByRole('button', { name: 'Удалить…' }));
  return screen.findByRole('alertdialog', { name: 'Удалить компанию «Колесница»?' });
};
const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const button = (name: string) => screen.getByRole('button', { name });

/** The safe button has the focus, and screen readers read the whole text at once. */
export const Destructive: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await open(userEvent);
    await waitFor(() => expect(button('Оставить')).toHaveFocus());
    await expect(dialog).toHaveAccessibleDescription(/Вернуть удалённое нельзя/);
    await userEvent.keyboard('{Enter}');
    await isGone();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(button('Удалить…')).toHaveFocus());
    await open(userEvent);
  },
};

export const Confirmed: Story = {
  play: async ({ args, userEvent }) => {
    await open(userEvent);
    await userEvent.click(button('Удалить компанию'));
    await isGone();
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** Before an action that can't be undone a phrase must be typed; until then neither the button nor Enter works. */
export const AsksToType: Story = {
  args: { phrase: '6671045512', phraseLabel: 'Чтобы подтвердить, введите ИНН' },
  play: async ({ args, userEvent }) => {
    await open(userEvent);
    const field = screen.getByRole('textbox', { name: 'Чтобы подтвердить, введите ИНН' });
    await expect(button('Удалить компанию')).toBeDisabled();
    await userEvent.type(field, '667104551{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(button('Удалить компанию')).toBeDisabled();
    await userEvent.type(field, '2 ');
    await expect(button('Удалить компанию')).toBeEnabled();
    await userEvent.type(field, '{Enter}');
    await isGone();
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await open(userEvent);
    await expect(screen.getByRole('textbox')).toHaveValue('');
  },
};

const request = Promise.withResolvers<void>();

/** While the promise is pending the dialog can't be closed; then it closes. */
export const Pending: Story = {
  args: { onConfirm: fn(() => request.promise) },
  play: async ({ args, userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(button('Удалить компанию'));
    await waitFor(() => expect(screen.getByRole('button', { name: /Удаляем/ })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button('Удаляем'));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(dialog).toBeVisible();
    request.resolve();
    await isGone();
  },
};

/** If the promise is rejected the dialog stays open and the parent shows why. */
export const Failed: Story = {
  args: {
    onConfirm: fn(() => Promise.reject(new Error('409'))),
    error: 'У компании есть неподтверждённые заказы: 2. Сначала закройте их.',
  },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.click(button('Удалить компанию'));
    await waitFor(() => expect(button('Удалить компанию')).toBeEnabled());
    await expect(screen.getByRole('alert')).toHaveTextContent('неподтверждённые заказы');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await open(userEvent);
  },
};

export const Harmless: Story = {
  args: {
    title: 'Выйти без сохранения?',
    children: 'Изменения в реквизитах не сохранены.',
    cancelLabel: 'Остаться',
    confirmLabel: 'Выйти',
    isDestructive: false,
  },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Удалить…'));
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: 'Остаться' })).toHaveFocus(),
    );
  },
};

export const Phone: Story = {
  args: { phrase: '6671045512', phraseLabel: 'Чтобы подтвердить, введите ИНН' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ userEvent }) => {
    await open(userEvent);
  },
};
