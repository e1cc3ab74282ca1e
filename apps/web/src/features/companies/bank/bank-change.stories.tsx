import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleBankChange, sampleCompany } from '../testing/samples.ts';
import { BankChangeNote } from './bank-change-note.tsx';

const meta = {
  title: 'Приложение/Компании/Смена счёта',
  component: BankChangeNote,
  args: {
    company: { ...sampleCompany, bank_change: sampleBankChange },
    onRefuse: fn(async () => undefined),
  },
} satisfies Meta<typeof BankChangeNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('40702 810 9 0000 0002851')).toBeVisible();
    await expect(canvas.getByText('40702 810 9 0210 0088123')).toBeVisible();
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
  args: { company: { ...sampleCompany, owner: false, bank_change: sampleBankChange } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/скажите владельцу/)).toBeVisible();
  },
};
