import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import type { OrderSummary } from '../orders.atoms.ts';
import { order, orderOfTwo } from '../testing/samples.ts';
import { OrderList } from './order-list.tsx';
import { OrderFilters } from './orders-content.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

const meta = {
  title: 'Приложение/Заказы/Список',
  component: OrderFilters,
  decorators: [withRouter],
  args: {
    choice: { status: undefined },
    orders: {
      data: [],
      meta: {
        current_page: 1,
        from: null,
        last_page: 1,
        path: '',
        page: 1,
        per_page: 20,
        to: null,
        total: 3,
      },
      links: { first: '', last: '', prev: null, next: null },
      waiting: { total: 0, data: [] },
      payments: { sum: 0, data: [] },
      statuses: [
        { status: 'new', orders: 2 },
        { status: 'shipped', orders: 1 },
        { status: 'closed', orders: 6 },
        { status: 'cancelled', orders: 2 },
      ],
      totals: { orders: 3, quantity: 40, sum: 21_200_000 },
      partners: [{ id: 's', name: 'ООО «Шинторг Урал»' }],
    },
    side: 'buyer',
    onChange: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof OrderFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A changed condition keeps the others. The sum covers everything that was found. */
export const Filters: Story = {
  args: { choice: { status: 'shipped', from: '2026-11-01' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/3 заказа, 40.шт. на 212.000.₽/);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Найти' }), ' П-000123 {Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.choice, q: 'П-000123' });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Состояние' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Живые: 3' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.choice, status: 'live' });
    // a link without an end goes on to today
    await expect(canvas.getByRole('group', { name: /Срок/ })).toHaveTextContent(/^01\.11\.2026–/);
    await userEvent.click(canvas.getByRole('button', { name: /Календарь.*Срок/ }));
    const presets = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(presets.getByRole('button', { name: 'Прошлый месяц' }));
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.choice, from: day, to: day });
  },
};

const moves: OrderSummary[] = [
  {
    ...order,
    id: 'a',
    arrival: { how: 'delivery', date_min: '2020-02-03', date_max: '2020-02-05', received_on: null },
    status: 'offered',
    payable: order.payable - 530_000,
    turns: [{ by: 'buyer', action: 'answer', until: null }],
  },
  {
    ...orderOfTwo,
    id: 'b',
    status: 'received',
    arrival: {
      how: 'dispatch',
      date_min: '2020-02-03',
      date_max: '2020-02-05',
      received_on: '2020-02-04',
    },
    buyer: { id: 'b', name: 'ООО «Колесница»', inn: '6671045512', kpp: null },
    paid: 1_000_000,
    due: orderOfTwo.payable - 1_000_000,
    pay_until: '2020-02-03',
    turns: [{ by: 'buyer', action: 'pay', until: null }],
  },
  { ...order, id: 'c', turns: [{ by: 'supplier', action: 'answer', until: null }] },
  { ...order, id: 'd', status: 'cancelled', due: 0, turns: [] },
];

/** Orders that are over are left out at first; they are counted, and a press away. */
export const LiveOrders: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^3 живых, 40.шт. на 212.000.₽; закрытых 6, отменённых 2$/,
    );
    await expect(canvas.getByRole('combobox', { name: 'Состояние' })).toHaveTextContent('Живые: 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать закрытые' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: 'closed' });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Состояние' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Все: 11' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: 'all' });
  },
};

const unsorted = { sort: 'number__desc', onSort: fn(), onExport: async () => undefined } as const;

/** Where only other states have what was searched for, the list leads to them. */
export const FoundInOtherStates: StoryObj = {
  render: () => (
    <OrderList
      orders={meta.args.orders}
      side="buyer"
      isBare={false}
      allHref="?status=all&q=Viatti"
      hrefOf={() => '#'}
      {...unsorted}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Искать во всех состояниях' })).toHaveAttribute(
      'href',
      '?status=all&q=Viatti',
    );
  },
};

/** Whose move it is stands in each row; what waits for the reader leads. */
export const WhoseMove: StoryObj = {
  render: () => (
    <>
      <WaitingOrders waiting={{ total: 7, data: moves.slice(0, 2) }} side="buyer" />
      <OrderList
        orders={{ ...meta.args.orders, data: moves }}
        side="buyer"
        isBare={false}
        allHref={undefined}
        hrefOf={() => '#'}
        {...unsorted}
      />
    </>
  ),
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const waiting = within(canvas.getByRole('region', { name: 'Ждут вас' }));
    await expect(waiting.getByText('Ответьте на изменения')).toBeVisible();
    await expect(waiting.getByText(/^Оплатите \d/)).toBeVisible();
    await expect(waiting.getByText(/^Ещё 5.заказов:/)).toBeVisible();
    const rows = within(canvas.getByRole('list', { name: 'Заказы' })).getAllByRole('listitem');
    const expected = ['Ваш ответ', 'Оплатите', 'Ждём ответа', 'Отменён'];
    for (const [at, row] of rows.entries()) {
      await expect(row).toHaveTextContent(expected[at] ?? 'no more rows');
    }
    await expect(rows[0]).toHaveTextContent(/5 февраля 2020.*срок прошёл/);
    await expect(rows[0]).toHaveTextContent(/79.500.₽было 84.800.₽/);
    await expect(rows[1]).toHaveTextContent(/ООО «Колесница».*4 февраля 2020.*получен/);
    await expect(rows[2]).toHaveTextContent('срок не назван');
    await expect(rows[1]).toHaveTextContent(/осталось .*, просрочено с 3 февраля 2020/);
    await expect(rows[3]).not.toHaveTextContent('оплачен');
  },
};

interface GridArgs {
  onSort: (sort: string) => void;
  onExport: (ids: readonly string[]) => Promise<void>;
}

/**
 * Where there is room, orders are a grid: sorted by the server, copied to a spreadsheet with what is not drawn, chosen to
 * be added up and saved.
 */
export const Grid: StoryObj<GridArgs> = {
  args: { onSort: fn(), onExport: fn(async () => undefined) },
  render: ({ onSort, onExport }) => (
    <OrderList
      orders={{ ...meta.args.orders, data: moves }}
      side="buyer"
      isBare={false}
      allHref={undefined}
      hrefOf={() => '#'}
      sort="payable__asc"
      onSort={onSort}
      onExport={onExport}
    />
  ),
  globals: { viewport: { value: 'w1342' } },
  play: async ({ args, canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid', { name: 'Заказы' });
    await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(5));
    const head = (name: string) => within(grid).getByRole('columnheader', { name });
    await expect(head('К оплате, ₽')).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(head('К оплате, ₽'));
    await expect(args.onSort).toHaveBeenLastCalledWith('payable__desc');
    await userEvent.click(head('Поставщик'));
    await expect(args.onSort).toHaveBeenLastCalledWith('partner__asc');
    await expect(head('Состояние и чей ход')).not.toHaveAttribute('aria-sort');
    await userEvent.click(within(grid).getAllByRole('checkbox')[1] as HTMLElement);
    await userEvent.click(within(grid).getAllByRole('checkbox')[4] as HTMLElement);
    await expect(canvas.getByText(/осталось оплатить/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать выбранные' }));
    await expect(args.onExport).toHaveBeenLastCalledWith(['a', 'd']);
    await userEvent.click(within(grid).getAllByText(/79.500.₽/)[0] as HTMLElement);
    const clipboardData = new DataTransfer();
    canvasElement.ownerDocument.activeElement?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    );
    await expect(clipboardData.getData('text/plain')).toBe('79500');
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
    await waitFor(() => expect(within(grid).getAllByRole('link')[0]).toHaveFocus());
  },
};
