import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Approval } from '../../shared/approvals/approvals.atoms.ts';
import { cordiant } from '../../shared/testing/cordiant.ts';
import { viatti } from '../../shared/testing/viatti.ts';
import { withRouter } from '../../shared/testing/with-router.tsx';
import { ApprovalsView, type ApprovalsViewProps } from './approvals-content.tsx';

const line = {
  ...{ offer_id: '1', product: viatti, supplier: 'Шинный двор', quantity: 8 },
  ...{ obstacle: null, skipped: false },
};
const approval: Approval = {
  id: '1',
  state: 'waiting',
  company: { id: 'c', name: 'Шиномонтаж на Окской' },
  asker: 'Павел',
  key: null,
  mine: false,
  may_decide: true,
  excess: { period: 'order', limit: 4_000_000, used: 0, over: 620_000 },
  total: 4_620_000,
  lines: [
    { ...line, bulk_price: 374_000, price_now: 369_000, sum: 2_992_000 },
    {
      ...{ ...line, offer_id: '2', product: cordiant, quantity: 4 },
      ...{ bulk_price: 407_000, price_now: 407_000, sum: 1_628_000 },
    },
  ],
  comment: 'Такси-парк берёт три комплекта, на складе два',
  until: '2026-11-30T11:30:00+03:00',
  created_at: '2026-11-28T11:30:00+03:00',
  decided_at: null,
  decided_by: null,
  reason: null,
  order_ids: [],
  now: { total: 4_580_000, obstacle: null },
  budget: [{ period: 'month', limit: 20_000_000, used: 11_840_000, after: 16_420_000 }],
  limit_of: { company_id: 'c', employee_id: 'e', key_id: null },
};
const decided = (changes: Partial<Approval>): Approval => ({
  ...approval,
  ...{ may_decide: false, now: null, budget: [], limit_of: null, decided_by: 'Ирина' },
  decided_at: '2026-11-25T11:30:00+03:00',
  ...changes,
});

const meta = {
  title: 'Приложение/Компании/Согласования',
  component: ApprovalsView,
  decorators: [withRouter],
  args: {
    approvals: [approval],
    onApprove: fn(async () => undefined),
    onDecline: fn(async () => undefined),
    onWithdraw: fn(async () => undefined),
    onRaise: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ApprovalsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One press says yes to the sum that the button names. */
export const Waiting: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('heading', { name: /^Павел просит заказать на 46.200.₽$/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/Выше лимита на заказ на 6.200.₽/)).toBeVisible();
    await expect(canvas.getByText(/За время ожидания подешевело на 400.₽/)).toBeVisible();
    await expect(
      canvas.getByText(/118.400.₽ из 200.000.₽, с этим заказом 164.200.₽/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Согласовать 45.800.₽$/ }));
    await expect(args.onApprove).toHaveBeenCalledWith(approval, { total: 4_580_000, skip: [] });
  },
};

/** Keys decide while no control has the focus; what has it keeps them. */
export const Keys: Story = {
  args: {
    approvals: [
      approval,
      { ...approval, id: '2', key: '1С: закупки', total: 21_460_000, limit_of: null },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Ещё ждёт: 1' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    const next = await canvas.findByRole('heading', { name: /^Ключ «1С: закупки» просит/ });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: /^Павел просит/ })).toHaveFocus(),
    );
    // D of a Russian layout
    await userEvent.keyboard('[KeyD]');
    const dialog = within(await screen.findByRole('dialog', { name: 'Отклонить заказ' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onApprove).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Не сейчас' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onApprove).toHaveBeenCalledWith(approval, { total: 4_580_000, skip: [] }),
    );
  },
};

/** A second press, or Enter once more, answers nothing that has not been looked at. */
export const Answered: Story = {
  args: Keys.args,
  render: function Answered(args) {
    const [approvals, setApprovals] = useState(args.approvals);
    const onApprove: ApprovalsViewProps['onApprove'] = async (one, seen) => {
      await (args as ApprovalsViewProps).onApprove(one, seen);
      setApprovals((left) => left.filter(({ id }) => id !== one.id));
    };
    return <ApprovalsView {...args} approvals={approvals} onApprove={onApprove} />;
  },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Согласовать 45.800.₽$/ }));
    const heading = await canvas.findByRole('heading', { name: 'Ждут вас: 1' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(args.onApprove).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    const next = await canvas.findByRole('heading', { name: /^Ключ «1С: закупки» просит/ });
    await waitFor(() => expect(next).toHaveFocus());
    await expect(args.onApprove).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onApprove).toHaveBeenCalledTimes(2));
  },
};

/** A higher limit is offered where the limit was hit, to whoever may set it. */
export const Raising: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Поднять лимит до 50.000.₽$/ }));
    await expect(args.onRaise).toHaveBeenCalledWith(approval, 5_000_000);
  },
};

/** A no has a reason: one of the ready ones, or words. */
export const Declining: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отклонить' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Отклонить заказ' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Своими словами' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Отклонить' }));
    await waitFor(() => expect(dialog.getByText('Напишите причину')).toBeVisible());
    await expect(args.onDecline).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Слишком дорого' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Отклонить' }));
    await waitFor(() => expect(args.onDecline).toHaveBeenCalledWith(approval, 'Слишком дорого'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A line that is gone is struck; the button says what is ordered without it. */
export const LineGone: Story = {
  args: {
    approvals: [
      {
        ...approval,
        now: { total: 2_952_000, obstacle: null },
        lines: approval.lines.map((one, at) =>
          at === 1 ? { ...one, price_now: null, obstacle: 'Снято с продажи' } : one,
        ),
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Без неё 29.520.₽/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Согласовать 29.520.₽$/ }));
    await expect(args.onApprove).toHaveBeenCalledWith(args.approvals[0], {
      ...{ total: 2_952_000, skip: ['2'] },
    });
  },
};

/** What can't be ordered now can only be declined. */
export const OffSale: Story = {
  args: {
    approvals: [
      {
        ...approval,
        now: { total: 0, obstacle: 'Минимальный заказ 50 000 ₽' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Минимальный заказ 50 000 ₽')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Согласовать/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Отклонить' })).toBeEnabled();
  },
};

/** Whoever asked can take it back, and not say yes. */
export const Mine: Story = {
  args: { approvals: [{ ...approval, mine: true, may_decide: false }] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Мои просьбы: 1' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Согласовать/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Отозвать' }));
    await expect(args.onWithdraw).toHaveBeenCalled();
  },
};

export const Decided: Story = {
  args: {
    approvals: [
      decided({ id: '2', state: 'approved', order_ids: ['o'] }),
      decided({
        id: '6',
        state: 'approved',
        lines: approval.lines.map((one, at) => ({ ...one, skipped: at === 1 })),
      }),
      decided({ id: '3', state: 'declined', reason: 'Сначала один комплект', key: '1С: закупки' }),
      decided({ id: '4', state: 'withdrawn', decided_by: null }),
      decided({ id: '5', state: 'lapsed', decided_by: null }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Согласовано: Ирина')).toBeVisible();
    await expect(canvas.getByText('Согласовано, без того, что кончилось: Ирина')).toBeVisible();
    await expect(canvas.getByText(/«Шинный двор», 8.шт/)).toBeVisible();
    await expect(canvas.getByText('Отклонено: «Сначала один комплект»')).toBeVisible();
    await expect(canvas.getByText(/^Ключ «1С: закупки»/)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/orders/o');
  },
};

export const Nothing: Story = {
  args: { approvals: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Никто ничего не просит')).toBeVisible();
  },
};
