import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
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

const ask = (canvas: { getByRole: ReturnType<typeof within>['getByRole'] }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Собрать дешевле' }));

/** Found, applied, and taken back. */
export const Cheaper: Story = {
  play: async ({ canvas, args }) => {
    const panel = await canvas.findByRole('region', { name: 'Дешевле' });
    await expect(panel).toHaveTextContent(/Дешевле на 12.400/);
    const changes = within(panel).getAllByRole('listitem');
    await expect(changes[0]).toHaveTextContent('Шинторг Урал, 24');
    await expect(changes[1]).toHaveTextContent(/\+80/);
    await userEvent.click(canvas.getByRole('button', { name: 'Заменить 2 позиции' }));
    await expect(args.replace).toHaveBeenCalledWith(plan.items, before);
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть как было' }));
    await expect(args.replace).toHaveBeenLastCalledWith(before, plan.items);
    await expect(await canvas.findByRole('button', { name: 'Собрать дешевле' })).toBeVisible();
  },
};
export const Compared: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Что изменится' });
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
    await canvas.findByRole('button', { name: 'Заменить 2 позиции' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё четыре' }));
    await expect(canvas.getByText('Корзина изменилась: посчитайте снова.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Заменить/ })).toBeNull();
  },
};
/** Another limit is reckoned with at once, and kept. */
export const Limited: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('region', { name: 'Дешевле' });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Сколько поставщиков' }));
    await userEvent.click(await screen.findByRole('option', { name: 'До 2 поставщиков' }));
    await expect(args.ask).toHaveBeenLastCalledWith({ suppliers_max: 2 });
    await expect(await canvas.findByRole('region', { name: 'Дешевле' })).toBeVisible();
    await expect(localStorage.getItem('root')).toContain('"suppliers_max":2');
  },
};
export const NotProven: Story = {
  args: { ask: fn(async () => ({ ...plan, proven: false, gap: 0.0123 })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Лучшее, что нашлось за две секунды/)).toBeVisible();
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
