import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRouter } from '../../shared/testing/with-router.tsx';
import { ReliabilityView } from './reliability-view.tsx';

const order = (number: string) => ({
  ...{ id: number.slice(-3), number, buyer: 'ООО «Ока Шина»' },
  placed_at: '2026-11-17T10:24:00+03:00',
});

const meta = {
  title: 'Приложение/Компании/Надёжность',
  component: ReliabilityView,
  decorators: [withRouter],
  args: {
    company: '019aa5c0-7c1e-7d3a-9b1f-3e5a2f6c8d12',
    report: {
      now: { orders: 48, confirmed: 89, answer_minutes: 190 },
      shown: { orders: 48, confirmed: 87, answer_minutes: 190 },
      agreed: 1,
      price_list_at: '2026-11-28T06:10:00+03:00',
      claims: { orders: 2, accepted: 1 },
      causes: [
        { cause: 'out_of_stock', orders: 3 },
        { cause: 'wrong_price', orders: 1 },
        { cause: null, orders: 1 },
      ],
      cancelled: [
        { cause: 'sooner', orders: 4 },
        { cause: 'cheaper', orders: 2 },
      ],
      against: [
        {
          ...order('П-000231'),
          ...{ kind: 'declined', cause: 'out_of_stock', comment: 'Продали утром в магазине' },
          ...{ appeal: null, can_appeal: true },
        },
        {
          ...order('П-000214'),
          ...{ kind: 'offered', cause: 'buyer_wish', comment: null },
          ...{ appeal: 'asked', can_appeal: false },
        },
        {
          ...order('П-000190'),
          ...{ kind: 'lapsed', cause: null, comment: null },
          ...{ appeal: 'refused', can_appeal: false },
        },
      ],
      slowest: [{ id: 'slow', number: 'П-000177', placed_at: order('').placed_at, minutes: 1510 }],
    },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ReliabilityView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What buyers see, what it comes from, and what improves it. */
export const Counted: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: /^За 90 дней: подтверждает 89 из 100/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/Покупатели пока видят «подтверждает 87 из 100/)).toBeVisible();
    await expect(
      canvas.getByText('Отклонён: Товар закончился. Продали утром в магазине'),
    ).toBeVisible();
    await expect(
      canvas.getByText(/Не подтверждено из-за остатка или цены: 4 заказа/),
    ).toBeVisible();
    const ask = canvas.getAllByRole('link', { name: 'Спросить покупателя' });
    await expect(ask.map((link) => link.getAttribute('href'))).toEqual(['/orders/231']);
    await expect(canvas.getByText('Ждём ответа покупателя')).toBeVisible();
  },
};

/** Below twenty orders buyers are told nothing; the company sees what there is. */
export const Few: Story = {
  args: {
    report: {
      ...meta.args.report,
      now: { orders: 3, confirmed: null, answer_minutes: null },
      shown: { orders: 3, confirmed: null, answer_minutes: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /мало данных/ })).toBeVisible();
    await expect(canvas.queryByText(/Покупатели пока видят/)).toBeNull();
  },
};

export const None: Story = {
  args: {
    report: {
      ...{ now: { orders: 0, confirmed: null, answer_minutes: null }, agreed: 0 },
      ...{ shown: { orders: 0, confirmed: null, answer_minutes: null }, price_list_at: null },
      ...{
        claims: { orders: 0, accepted: 0 },
        causes: [],
        cancelled: [],
        against: [],
        slowest: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Заказов за 90 дней не было')).toBeVisible();
  },
};
