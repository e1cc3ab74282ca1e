import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OriginDialog } from './origin-dialog.tsx';
import { rest } from './testing/rest.ts';

const meta = {
  title: 'Приложение/Компании/Происхождение',
  component: OriginDialog,
  args: { rest, onSave: fn(async () => undefined), onClose: fn() },
} satisfies Meta<typeof OriginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stated: Story = {
  args: { rest: { ...rest, country: 'Китай', customs_declaration: '10702070/150324/5012345' } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const number = dialog.getByLabelText(/^Номер ГТД/);
    await expect(number).toHaveValue('10702070/150324/5012345');
    await userEvent.clear(number);
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await expect(args.onSave).toHaveBeenCalledWith({ country: 'Китай', customs_declaration: null });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** What papers could not state is said at its field. */
export const Refused: Story = {
  args: {
    onSave: fn(async () => {
      throw new ApiError('Проверьте поля', {
        kind: 'answer',
        status: 422,
        fieldErrors: { country: ['Укажите страну: без неё номер ГТД не попадёт в УПД'] },
      });
    }),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const country = dialog.getByLabelText(/^Страна происхождения/);
    await userEvent.clear(country);
    await userEvent.type(dialog.getByLabelText(/^Номер ГТД/), '10702070/150324/5012345');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await expect(await dialog.findByText(/^Укажите страну/)).toBeVisible();
    await waitFor(() => expect(country).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
