import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SecondFactorSection } from './second-factor.tsx';

const codes = Array.from({ length: 10 }, (_, at) => `ABCD${at}-FGHJK`);
const wrong = () =>
  Promise.reject(
    new ApiError('Проверьте поля', {
      kind: 'answer',
      status: 422,
      fieldErrors: { current_password: ['Неверный текущий пароль'] },
    }),
  );
const key = {
  id: 'Yp5RkQ',
  name: 'Рабочий ноутбук',
  created_at: '2026-11-20T18:40:00+03:00',
  used_at: '2026-11-21T09:12:00+03:00',
};
const none = { app_added_at: null, passkeys: [], recovery_codes_left: 0, demanded_by: [] };
const keysAndCodes = {
  app_added_at: '2026-11-21T09:12:00+03:00',
  passkeys: [key, { ...key, id: 'x', name: 'Ключ в USB, который лежит в сейфе', used_at: null }],
  recovery_codes_left: 9,
  demanded_by: [],
};

const meta = {
  title: 'Приложение/Профиль/Второй фактор',
  component: SecondFactorSection,
  args: {
    factor: none,
    calls: {
      startApp: fn(async () => ({
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      })),
      confirmApp: fn(async () => codes),
      removeApp: fn(async () => null),
      addKey: fn(async () => codes),
      removeKey: fn(wrong),
      renewCodes: fn(async () => codes),
    },
  },
} satisfies Meta<typeof SecondFactorSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const PASSWORD = 'лось везёт восемь дисков';

/** The password, the QR code, the first code, and the recovery codes for a lost phone. */
export const Off: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Подключить приложение' }));
    await userEvent.type(await screen.findByLabelText('Текущий пароль'), PASSWORD);
    await userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));
    await waitFor(() => expect(screen.getByRole('img', { name: /QR/ })).toBeVisible());
    await waitFor(() =>
      expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible(),
    );
    await userEvent.type(screen.getByLabelText('Код из приложения'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Подключить' }));
    await waitFor(() => expect(screen.getByText('ABCD0-FGHJK')).toBeVisible());
    await expect(args.calls.confirmApp).toHaveBeenCalledWith('123456');
    await userEvent.click(screen.getByRole('button', { name: 'Я сохранил коды' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NewKey: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить ключ' }));
    await userEvent.type(await screen.findByLabelText('Название'), 'Телефон');
    await userEvent.type(screen.getByLabelText('Текущий пароль'), PASSWORD);
    await userEvent.click(screen.getByRole('button', { name: 'Создать ключ' }));
    await waitFor(() => expect(screen.getByText('ABCD9-FGHJK')).toBeVisible());
    await expect(args.calls.addKey).toHaveBeenCalledWith('Телефон', PASSWORD);
  },
};

export const On: Story = {
  args: { factor: keysAndCodes },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Подключить приложение' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить: Рабочий ноутбук' }));
    await userEvent.type(await screen.findByLabelText('Текущий пароль'), PASSWORD);
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(screen.getByText('Неверный текущий пароль')).toBeVisible());
  },
};

const demanded_by = [{ id: '1', name: 'Колесница', locked: true }];
export const Demanded: Story = {
  args: { factor: { ...none, demanded_by } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('«Колесница»');
  },
};
export const Fulfilled: Story = {
  args: {
    factor: { ...keysAndCodes, demanded_by: [{ id: '1', name: 'Колесница', locked: false }] },
  },
};
