import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ProofDialog, type ProofQuestion } from './proof-dialog.tsx';

const question: ProofQuestion = {
  token: 'x'.repeat(43),
  expires_at: '2026-11-28T12:10:00+03:00',
  methods: ['password'],
  passkey: null,
};
const proof = { proof: 'p', expires_at: '2026-11-28T12:05:00+03:00' };
const callsFor = (changes: Partial<ProofQuestion> = {}) => ({
  start: fn(async () => ({ ...question, ...changes })),
  confirm: fn(async () => proof),
  sign: fn(async () => proof),
});
const refused = (field: string, text: string) => async () => {
  throw new ApiError('Проверьте поля', {
    kind: 'answer',
    status: 422,
    fieldErrors: { [field]: [text] },
  });
};

const meta = {
  title: 'Приложение/Подтверждение',
  component: ProofDialog,
  args: {
    subject: {
      title: 'Подтвердите, что это вы',
      children: 'Такое изменение видят все владельцы компании.',
      action: 'Подтвердить',
      cancel: 'Отменить',
    },
    answer: fn(),
    calls: callsFor(),
  },
} satisfies Meta<typeof ProofDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field has the focus; Enter sends. */
export const ByPassword: Story = {
  play: async ({ args }) => {
    const field = await screen.findByLabelText('Текущий пароль');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('лось везёт восемь дисков{Enter}');
    await waitFor(() => expect(args.answer).toHaveBeenCalledWith(proof));
  },
};

export const WrongPassword: Story = {
  args: {
    calls: { ...callsFor(), confirm: refused('current_password', 'Неверный текущий пароль') },
  },
  play: async ({ args }) => {
    const field = await screen.findByLabelText('Текущий пароль');
    await userEvent.type(field, 'не он{Enter}');
    await waitFor(() => expect(screen.getByText('Неверный текущий пароль')).toBeVisible());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.answer).not.toHaveBeenCalledWith(proof);
  },
};

export const ByCode: Story = {
  args: { calls: callsFor({ methods: ['app', 'recovery_code'] }) },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Код из приложения'), '417 028{Enter}');
    await waitFor(() =>
      expect(args.calls?.confirm).toHaveBeenCalledWith({ token: question.token, code: '417028' }),
    );
  },
};

/** The wrong code is selected: the next digits replace it. */
export const WrongCode: Story = {
  args: {
    calls: {
      ...callsFor({ methods: ['app', 'recovery_code'] }),
      confirm: refused('code', 'Неверный код'),
    },
  },
  play: async () => {
    const field = await screen.findByLabelText('Код из приложения');
    await userEvent.type(field, '417028{Enter}');
    await waitFor(() => expect(screen.getByText('Неверный код')).toBeVisible());
    await userEvent.keyboard('902118');
    await expect(field).toHaveValue('902118');
  },
};

export const ByRecoveryCode: Story = {
  args: { calls: callsFor({ methods: ['app', 'recovery_code'] }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ввести резервный код' }));
    const field = await screen.findByLabelText('Резервный код');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('7k2m-9xqd{Enter}');
    await waitFor(() =>
      expect(args.calls?.confirm).toHaveBeenCalledWith({
        token: question.token,
        code: '7k2m-9xqd',
      }),
    );
  },
};

export const ByPasskey: Story = {
  args: { calls: callsFor({ methods: ['passkey', 'app', 'recovery_code'], passkey: {} }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Подтвердить ключом' }));
    await waitFor(() => expect(args.answer).toHaveBeenCalledWith(proof));
  },
};

/** Nothing is changed without an answer. */
export const GivenUp: Story = {
  play: async ({ args }) => {
    await screen.findByLabelText('Текущий пароль');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.answer).toHaveBeenCalledWith(null));
  },
};

export const Unavailable: Story = {
  args: {
    calls: {
      ...callsFor(),
      start: async () => {
        throw new ApiError('Сервер недоступен', { kind: 'network' });
      },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Сервер недоступен');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отменить' })).toBeVisible());
  },
};
