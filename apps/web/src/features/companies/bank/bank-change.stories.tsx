import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { bankSubject } from '../form/edit-company.tsx';
import { sampleBankChange, sampleCompany } from '../testing/samples.ts';
import { BankChangeNote } from './bank-change-note.tsx';

/** A change that was asked for 46 minutes ago. */
const waiting = {
  ...sampleBankChange,
  due_at: new Date(Date.now() + (23 * 60 + 14) * 60_000).toISOString(),
};

const meta = {
  title: 'Приложение/Компании/Смена счёта',
  component: BankChangeNote,
  args: {
    company: { ...sampleCompany, bank_change: waiting },
    onRefuse: fn(async () => undefined),
  },
} satisfies Meta<typeof BankChangeNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('40702 810 9 0000 0002851')).toBeVisible();
    await expect(canvas.getByText('40702 810 9 0210 0088123')).toBeVisible();
    await expect(canvas.getByText(/^23 ч 1[34] мин$/)).toBeVisible();
    await userEvent.tab();
    const refuse = canvas.getByRole('button', { name: 'Это не мы, отменить' });
    await waitFor(() => expect(refuse).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onRefuse).toHaveBeenCalledOnce());
  },
};

/** The refusal came too late: the button is there again. */
export const TooLate: Story = {
  args: {
    onRefuse: fn(async () => {
      throw new ApiError('Смены реквизитов нет: она отменена или уже действует', {
        kind: 'answer',
        status: 404,
      });
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Это не мы, отменить' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Это не мы, отменить' })).toBeEnabled(),
    );
  },
};

export const ForAnEmployee: Story = {
  args: { company: { ...sampleCompany, owner: false, bank_change: waiting } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/Владелец может/)).toHaveTextContent(/ещё 23 ч 1[34] мин/);
  },
};

const asked = (unpaid: Parameters<typeof bankSubject>[2]) => {
  const { children, follows } = bankSubject(sampleCompany.bank, sampleBankChange.bank, unpaid);
  return (
    <>
      {children}
      {follows}
    </>
  );
};

/** What is said before the change, by how many invoices are unpaid. */
export const Asked: Story = {
  render: () => asked({ count: 6, due: 61_240_000 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Счёт заработает/)).toHaveTextContent(
      /В 6 выставленных счетах на 612.400.₽ останется прежний/,
    );
  },
};

export const AskedOfOneInvoice: Story = {
  render: () => asked({ count: 1, due: 4_620_000 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Счёт заработает/)).toHaveTextContent(
      /В 1 выставленном счёте на 46.200.₽/,
    );
  },
};

export const AskedOfNone: Story = {
  render: () => asked({ count: 0, due: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Счёт заработает/)).not.toHaveTextContent('выставлен');
  },
};
