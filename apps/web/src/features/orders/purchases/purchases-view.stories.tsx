import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Trade, TradePart } from '../orders.atoms.ts';
import { PurchasesView } from './purchases-view.tsx';

type Market = [paid: number, market: number];
/** Roubles a piece; «Рынок» is unknown without them. */
const part = (
  name: string,
  quantity: number,
  [paid, market]: Market | [paid: number],
  before: number,
): TradePart => ({
  ...{ name, orders: 2, quantity, sum: quantity * paid * 100, delivery: 0 },
  market:
    market === undefined
      ? { quantity: 0, paid: 0, sum: 0 }
      : { quantity, paid: quantity * paid * 100, sum: quantity * market * 100 },
  year_ago: { quantity: before, sum: before * paid * 100, delivery: 0 },
});

const SIZES = [
  part('205/55 R16 зима, шип', 48, [5480, 5790], 56),
  part('185/65 R15 зима, липучка', 32, [4240, 4480], 24),
  part('195/65 R15 зима, шип', 36, [3980, 4170], 40),
  part('225/65 R17 зима, шип', 12, [11_900, 11_640], 8),
  part('16×6.5', 44, [6800], 58),
  part('205/55 R16 лето', 0, [5000], 12),
];
const sum = (of: (one: TradePart) => number) => SIZES.reduce((all, one) => all + of(one), 0);
const DELIVERY = 2_120_000;
const TOTAL: TradePart = {
  ...{ name: 'Всего', orders: 9, delivery: DELIVERY },
  quantity: sum(({ quantity }) => quantity),
  sum: sum((one) => one.sum) + DELIVERY,
  market: {
    quantity: sum(({ market }) => market.quantity),
    paid: sum(({ market }) => market.paid),
    sum: sum(({ market }) => market.sum),
  },
  year_ago: { quantity: 198, sum: 110_000_000, delivery: 2_860_000 },
};
const month = (name: string, thousands: number, before: number): TradePart => ({
  ...part(name, 100, [thousands * 10], 0),
  year_ago: { quantity: 90, sum: before * 100_000, delivery: 0 },
});
const trade: Trade = {
  since: '2024-05-12',
  buyers: [
    { id: '019aa5c0-7c1e-7d3a-9b1f-3e5a2f6c8d12', name: 'ООО «Ока Шина»' },
    { id: '019aa5c0-7c1e-7d3a-9b1f-3e5a2f6c8d13', name: 'ООО «Дягилево»' },
  ],
  total: TOTAL,
  months: [
    ...[month('2025-12', 610, 540), month('2026-01', 180, 210), month('2026-02', 260, 240)],
    ...[month('2026-03', 720, 690), month('2026-04', 880, 760), month('2026-05', 420, 430)],
    ...[month('2026-06', 210, 260), month('2026-07', 190, 180), month('2026-08', 340, 300)],
    ...[month('2026-09', 680, 610), month('2026-10', 1240, 980), month('2026-11', 1120, 1190)],
  ],
  brands: SIZES,
  partners: [part('Шинный двор', 90, [5700, 5790], 80), part('Невская шина', 82, [3800], 70)],
  sizes: [...SIZES, { ...part('Доставка', 0, [0], 0), sum: DELIVERY, delivery: DELIVERY }],
  companies: [part('ООО «Ока Шина»', 120, [5000], 90), part('ООО «Дягилево»', 52, [5000], 40)],
  missed: {
    ...{ lines: 9, of: 31, sum: 1_864_000 },
    data: [
      {
        ...{ order_id: '019aa5c0-7c1e-7d3a-9b1f-3e5a2f6c8d12', number: 'П-000017' },
        ...{ title: 'Ikon Tyres Nordman 8 225/65 R17 106T', quantity: 4, ordered_on: '2026-11-03' },
        ...{ supplier: 'ООО «Авторезерв»', best_supplier: 'Волга Шина Снаб', best_days: 1 },
        sum: 340_000,
      },
    ],
    rest: { lines: 8, sum: 1_524_000, least: 64_000, most: 290_000 },
  },
};
const CHOICE = { kind: 'month', month: undefined, buyer: undefined, by: 'sizes' } as const;

const meta = {
  title: 'Приложение/Заказы/Закупки',
  component: PurchasesView,
  args: {
    choice: CHOICE,
    answer: { choice: CHOICE, trade, year: trade },
    today: '2026-11-28',
    onChoice: fn(),
    onExport: fn(async () => undefined),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PurchasesView>;
export default meta;
type Story = StoryObj<typeof meta>;

const answerOf = (more: Partial<Trade>) => ({
  choice: CHOICE,
  trade: { ...trade, ...more },
  year: { ...trade, ...more },
});
const figure = (canvasElement: HTMLElement, name: string) =>
  [...canvasElement.querySelectorAll('dt')].find((one) => one.textContent === name)?.parentElement;

export const Month: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Ноябрь 2026, по 28 ноября, все компании, с доставкой',
    );
    await expect(figure(canvasElement, 'Дешевле рынка')).toHaveTextContent(
      /26.280.₽.*против середины в тот же день, известна для 128 из 172.шт\./,
    );
    await expect(figure(canvasElement, 'Могли ещё сберечь')).toHaveTextContent(
      /18.640.₽взяли не лучшее 9 раз из 31/,
    );
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await expect(row(/^205\/55 R16 зима/)).toHaveTextContent(/−14.880.₽/);
    await expect(row(/^225\/65 R17/)).toHaveTextContent(/\+3.120.₽/);
    await expect(row(/^16×6\.5/)).toHaveTextContent(/неизвестен/);
    await expect(within(row(/^205\/55 R16 лето/)).getAllByRole('cell')[0]).toHaveTextContent(
      '0 шт.',
    );
    await expect(canvas.queryByRole('row', { name: /^Доставка/ })).toBeNull();
    await expect(canvas.getByText(/Авторезерв.*«Волга Шина Снаб», на день позже/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '195/65 R15' })).toHaveAttribute(
      'href',
      expect.stringContaining('q=195%2F65+R15&from=2026-11-01&to=2026-11-28'),
    );
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(
      /^Ноябрь 2026: 1.120.000.₽$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Октябрь 2026: 1.240.000.₽$/ }));
    await expect(args.onChoice).toHaveBeenCalledWith({
      ...CHOICE,
      kind: 'month',
      month: '2026-10',
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'Сезон' }));
    await expect(args.onChoice).toHaveBeenCalledWith({ ...CHOICE, kind: 'season' });
    await userEvent.click(canvas.getByRole('radio', { name: 'По брендам' }));
    await expect(args.onChoice).toHaveBeenCalledWith({ ...CHOICE, by: 'brands' });
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать XLSX' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** Orders from before the market was kept, of less than a year, of one supplier and one company. */
export const UnknownMarket: Story = {
  args: {
    answer: answerOf({
      since: '2026-09-14',
      buyers: [],
      total: { ...TOTAL, market: { quantity: 0, paid: 0, sum: 0 } },
      months: [{ ...month('2026-11', 1120, 0) }],
      partners: [part('Шинный двор', 172, [5700], 0)],
      companies: [part('Иван', 172, [5700], 0)],
      sizes: [part('205/55 R16 зима, шип', 172, [5700], 0)],
      missed: { lines: 0, of: 0, sum: 0, data: [], rest: null },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(figure(canvasElement, 'Дешевле рынка')).toHaveTextContent(
      '—Рынок тех дней неизвестен',
    );
    await expect(figure(canvasElement, 'Потратили')).toHaveTextContent(
      /172.шт., с прошлым годом сравним в октябре 2027/,
    );
    await expect(canvas.getByRole('row', { name: /^205/ })).toHaveTextContent(/неизвестен——$|—$/);
    await expect(canvas.queryByText(/Где переплатили/)).toBeNull();
    await expect(canvas.queryByText(/доля за период/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Компания/ })).toBeNull();
  },
};

/** Dearer than the market is advice, not an error. */
export const Dearer: Story = {
  args: {
    answer: answerOf({
      total: { ...TOTAL, market: { quantity: 172, paid: 90_000_000, sum: 88_000_000 } },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(figure(canvasElement, 'Дороже рынка')).toHaveTextContent(/20.000.₽2,3.%/);
  },
};

/** Another choice loads: what is shown says which one it belongs to. */
export const Loading: Story = {
  args: { choice: { ...CHOICE, kind: 'year' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Ноябрь 2026.*Считаем то, что выбрано$/,
    );
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const QuietMonth: Story = {
  args: {
    answer: {
      ...answerOf({}),
      trade: {
        ...trade,
        total: {
          ...TOTAL,
          quantity: 0,
          sum: 0,
          delivery: 0,
          market: { quantity: 0, paid: 0, sum: 0 },
        },
        ...{ sizes: [], brands: [], partners: [], companies: [], months: [] },
        missed: { lines: 0, of: 0, sum: 0, data: [], rest: null },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('За эти дни заказов нет.')).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { answer: answerOf({ since: null, buyers: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Пока нечего сложить' })).toBeVisible();
  },
};
