import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { CartPlan } from './plan.ts';
import { PlanPanel } from './plan-panel.tsx';
import { plan } from './testing/samples.ts';

const before = [{ offer_id: '90377', quantity: 24 }];

const meta = {
  title: 'Приложение/Корзина/Собрать дешевле',
  component: PlanPanel,
  args: {
    items: before,
    ask: fn(() => Promise.resolve(plan)),
    replace: fn(() => Promise.resolve(before)),
  },
  beforeEach: () => localStorage.removeItem('root'),
} satisfies Meta<typeof PlanPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>;
/** Opens the plan that was found automatically. */
async function look(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Посмотреть план' }));
  return within(await screen.findByRole('dialog', { name: /^Дешевле на/ }));
}
const delivery = {
  before: 240_000,
  after: 320_000,
  date_before: '2026-11-25',
  date_after: '2026-11-26',
  unknown: 2,
};
/** 24 pieces that no supplier has alone. */
const parts =
  plan.changes[0]?.to.flatMap((line) => [
    { ...line, quantity: 16 },
    { ...line, offer_id: '7', supplier_id: '3', supplier: 'Северная шина', quantity: 8 },
  ]) ?? [];

const late = Promise.withResolvers<CartPlan>();
const ask = (canvas: { getByRole: ReturnType<typeof within>['getByRole'] }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Собрать дешевле' }));

/** A plan is found, applied, and undone. */
export const Cheaper: Story = {
  play: async ({ canvas, args }) => {
    const panel = await canvas.findByRole('region', { name: 'Дешевле' });
    await expect(panel).toHaveTextContent(/Дешевле на 12.400/);
    const dialog = await look(canvas);
    await waitFor(() =>
      expect(dialog.getByText(/^2 строки переходят к «Колесо-Опт»/)).toBeVisible(),
    );
    const [, first, second, all] = dialog.getAllByRole('row');
    await expect(first).toHaveTextContent(/24.шт.*6.890 ₽Шинторг Урал.*6.370 ₽Колесо-Опт.*−12.480/);
    await expect(second).toHaveTextContent(/\+80/);
    await expect(all).toHaveTextContent(/^Всего.*652.640.*640.240.*−12.400/);
    await userEvent.click(dialog.getByRole('button', { name: 'Пересобрать корзину' }));
    await expect(args.replace).toHaveBeenCalledWith(plan.items, before);
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть как было' }));
    await expect(args.replace).toHaveBeenLastCalledWith(before, plan.items);
    await expect(await canvas.findByRole('button', { name: 'Собрать дешевле' })).toBeVisible();
  },
};
/** With a city the delivery is a line of its own; a product that is split names each part. */
export const Compared: Story = {
  args: {
    ask: fn(async () => ({
      ...plan,
      delivery,
      changes: plan.changes.map((change, at) => (at === 0 ? { ...change, to: parts } : change)),
    })),
  },
  play: async ({ canvas }) => {
    const dialog = await look(canvas);
    await waitFor(() =>
      expect(dialog.getByRole('row', { name: /^Доставка.*\+800/ })).toBeVisible(),
    );
    await waitFor(() => expect(dialog.getByRole('row', { name: /^С доставкой/ })).toBeVisible());
    await waitFor(() => expect(dialog.getByText(/Северная шина, 8.шт/)).toBeVisible());
  },
};
/** What is below a plan that comes late stays where it is: a press on it would be lost. */
export const Late: Story = {
  args: { ask: fn(() => late.promise) },
  decorators: (Panel) => (
    <div style={{ maxWidth: 920 }}>
      <Panel />
      <p>Склад Екатеринбург</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const topOf = () => canvas.getByText('Склад Екатеринбург').getBoundingClientRect().top;
    const top = topOf();
    late.resolve({ ...plan, delivery });
    await canvas.findByRole('button', { name: 'Посмотреть план' });
    await expect(topOf()).toBe(top);
  },
};
/** A plan for another cart than this one is not offered. */
export const Stale: Story = {
  render: function Changing(args) {
    const [items, setItems] = useState(args.items);
    return (
      <>
        <PlanPanel {...args} items={items} />
        <button type="button" onClick={() => setItems([{ offer_id: '90377', quantity: 28 }])}>
          Ещё четыре
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Посмотреть план' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё четыре' }));
    await expect(canvas.getByText('Корзина изменилась: посчитайте снова.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Посмотреть план' })).toBeNull();
  },
};
/** A changed limit gives another plan at once, and is remembered. */
export const Limited: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await look(canvas);
    const limit = within(dialog.getByRole('radiogroup', { name: 'Поставщиков не больше' }));
    await userEvent.click(limit.getByRole('radio', { name: '2' }));
    await expect(args.ask).toHaveBeenLastCalledWith({ suppliers_max: 2 });
    await expect(localStorage.getItem('root')).toContain('"suppliers_max":2');
    await waitFor(() => expect(dialog.getByRole('table', { name: 'Что изменится' })).toBeVisible());
    await userEvent.click(limit.getByRole('radio', { name: '2' }));
    await expect(args.ask).toHaveBeenLastCalledWith({});
    await expect(await dialog.findByRole('button', { name: 'Пересобрать корзину' })).toBeEnabled();
  },
};
export const NotProven: Story = {
  args: { ask: fn(async () => ({ ...plan, proven: false, gap: 0.0123 })) },
  play: async ({ canvas }) => {
    const dialog = await look(canvas);
    await waitFor(() =>
      expect(dialog.getByText(/Лучшее, что нашлось за две секунды/)).toBeVisible(),
    );
  },
};
export const CheapestAlready: Story = {
  args: { ask: fn(async () => ({ ...plan, saving: 0, total: plan.total_before, changes: [] })) },
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText(/уже самая выгодная/)).toBeVisible();
  },
};
export const Impossible: Story = {
  args: {
    ask: fn(async () => {
      throw new ApiError('Столько, сколько нужно, нет в продаже: Cordiant Snow Cross 2', {
        kind: 'answer',
        status: 409,
      });
    }),
  },
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText(/нет в продаже: Cordiant/)).toBeVisible();
  },
};
