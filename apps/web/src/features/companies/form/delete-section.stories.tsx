import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleCompany } from '../testing/samples.ts';
import { DeleteSection } from './delete-section.tsx';

const meta = {
  title: 'Приложение/Компании/Удаление',
  component: DeleteSection,
  args: { company: { ...sampleCompany, filials: [] }, onDelete: fn(async () => undefined) },
} satisfies Meta<typeof DeleteSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask = async (canvas: { getByRole: (role: string, by: object) => HTMLElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Удалить компанию' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText('Чтобы подтвердить, введите ИНН'), '7707083893');
  await userEvent.click(dialog.getByRole('button', { name: 'Удалить компанию' }));
};

export const Confirmed: Story = {
  play: async ({ canvas, args }) => {
    await ask(canvas);
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce());
  },
};

/** The company has an open order: the refusal is shown in the dialog that asked. */
export const Refused: Story = {
  args: {
    onDelete: fn(async () => {
      throw new ApiError('По компании есть открытые заказы. Сначала завершите их', {
        kind: 'answer',
        status: 409,
      });
    }),
  },
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await screen.findByRole('alert')).toHaveTextContent('открытые заказы');
  },
};
