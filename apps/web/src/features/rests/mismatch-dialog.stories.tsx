import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MismatchDialog } from './mismatch-dialog.tsx';
import { rest } from './testing/rest.ts';

const meta = {
  title: 'Приложение/Компании/Остатки/Не тот товар',
  component: MismatchDialog,
  args: { rest, onMove: fn(async () => undefined), onClose: fn() },
} satisfies Meta<typeof MismatchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfItsOwn: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Не тот товар' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(screen.getByText('Совпал штрихкод 4607092452319')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Перенести' }));
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(null));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** The reason of a refusal is shown in the dialog, which stays open. */
export const Refused: Story = {
  args: { onMove: fn(() => Promise.reject(new Error('The server is gone'))) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Перенести' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Что-то пошло не так');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
