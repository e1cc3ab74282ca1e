import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answeringUser, withStore } from '../../../shared/testing/signed-in.tsx';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import type { RequestEvent } from './history.atoms.ts';
import { RequestHistory } from './request-history.tsx';

const event = (id: number, more: Partial<RequestEvent> = {}): RequestEvent => ({
  ...{ id: `${id}`, at: '2026-11-27T13:20:00.000Z', kind: 'changed', by: 'Павел Лужков' },
  ...{
    supplier: null,
    count: 1,
    name: null,
    price: null,
    until: null,
    conditions: null,
    orders: [],
  },
  lines: [{ text: '205/55R16 зима 8', change: 'quantity', product: null, quantity: id }],
  ...more,
});
const made = event(0, { kind: 'created', by: 'Ирина Покупаева', count: 0, lines: [] });
const order = { id: '019aa5c0-7c1e-7d3a-9b1f-3e5a2f6c8d12', number: 'П-000018' };

const meta = {
  title: 'Приложение/Заявка/Что было',
  component: RequestHistory,
  decorators: [withRouter, withStore],
  args: { id: '118' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RequestHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

const answered = (data: readonly RequestEvent[]) => () =>
  answeringUser(async () => Response.json({ data }));

/** The latest stands first, with who did it; an order is a link, and the rest is one press away. */
export const Long: Story = {
  beforeEach: answered([
    event(9, { kind: 'ordered', count: 5, lines: [], orders: [order] }),
    event(8, { kind: 'quoted', by: null, supplier: 'Шинный двор', count: 5, lines: [] }),
    ...[7, 6, 5, 4, 3, 2].map((id) => event(id)),
    made,
  ]),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Что было' });
    await expect(canvas.getByRole('link', { name: 'П-000018' })).toHaveAttribute(
      'href',
      `/orders/${order.id}`,
    );
    await expect(list.children).toHaveLength(6);
    await expect(list.firstElementChild).toHaveTextContent('Заказали 5 строк');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё 3' }));
    await expect(list.children).toHaveLength(9);
    await expect(list.lastElementChild).toHaveTextContent(/^Создали заявку.*Ирина Покупаева$/);
  },
};

/** A request that was made just now. */
export const New: Story = {
  beforeEach: answered([made]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Создали заявку')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** What could not be loaded is asked for again. */
export const Failed: Story = {
  beforeEach: () =>
    answeringUser(async () => Response.json({ message: 'Связь пропала' }, { status: 403 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};
