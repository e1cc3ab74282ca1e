import { cordiant } from '../../../shared/testing/cordiant.ts';
import type {
  GoodsOffer,
  GoodsOption,
  GoodsRequest,
  MatchedList,
  MatchedRow,
  OfferedGoods,
  PurchasePlan,
  RequestPlan,
  RequestSummary,
} from '../request-calls.ts';
import { allocationsOf, type Line, orderedOf, toLines } from '../request-lines.ts';
import { costOf } from '../split.ts';

export const offer = (changes: Partial<GoodsOffer> = {}): GoodsOffer => ({
  offer_id: '90211',
  supplier: 'Шинторг Урал',
  city: 'Екатеринбург',
  delivery_days_min: 1,
  delivery_days_max: 1,
  bulk_price: 689_000,
  vat_rate: 22,
  vat_included: true,
  available: 48,
  min_order: 4,
  multiple: 4,
  dot_year: null,
  dot_week: null,
  landed_price: null,
  standing: null,
  ...changes,
});

export const goods = (changes: Partial<OfferedGoods> = {}): OfferedGoods => ({
  product: cordiant,
  quantity: 188,
  sold: changes.offers?.length ?? 1,
  offers: [offer()],
  ...changes,
});

const option = (product_id: string, model: string, min_bulk_price: number): GoodsOption => ({
  product_id,
  section: 'tyres',
  landed_price: null,
  title: `Nokian Tyres ${model} 205/55 R16 94R`,
  min_bulk_price,
  quantity: 64,
  differs: [],
});

/** An option with its offers, as loaded when it is chosen. */
export const optionGoods = (id: string): OfferedGoods =>
  goods({
    product: { ...cordiant, id, brand: 'Nokian Tyres', model: 'Hakkapeliitta R5' },
    offers: [offer({ offer_id: `9${id}`, bulk_price: 1_124_000, multiple: 1, min_order: 1 })],
    quantity: 64,
  });

const plain: MatchedRow = {
  row: 1,
  text: 'CO-1 8',
  context: '',
  status: 'unknown',
  quantity: null,
  questions: [],
  wished_price: null,
  unmet: [],
  section: 'tyres',
  understood: { tokens: [], unknown: [] },
  wish: null,
  reason: '',
  options: [],
  substitutes: [],
};

export const QUANTITY = { code: 'quantity', message: 'Количество не указано' } as const;

export const matched: MatchedRow = {
  ...plain,
  status: 'matched',
  quantity: 8,
  reason: 'Совпал артикул',
  goods: goods(),
};

const ambiguous: MatchedRow = {
  ...plain,
  row: 2,
  text: '205/55 R16 зима нокиан ххх 4',
  status: 'ambiguous',
  quantity: 4,
  understood: {
    tokens: [
      { start: 0, end: 10 },
      { start: 11, end: 15 },
      { start: 16, end: 22 },
    ],
    unknown: [{ start: 23, end: 26 }],
  },
  reason: 'Совпали: размер, сезон, бренд',
  options: [
    option('1', 'Hakkapeliitta R5', 1_124_000),
    option('2', 'Hakkapeliitta 10p', 1_216_000),
  ],
};

/** A row that leaves a choice, of which nothing was misunderstood. */
export const open: MatchedRow = {
  ...ambiguous,
  text: '205/55 R16 зима нокиан 4',
  understood: { ...ambiguous.understood, unknown: [] },
};

const unknown: MatchedRow = { ...plain, row: 4, text: 'что-то непонятное', quantity: 4 };

/** A row that is fully understood, but that nobody sells. */
export const notOnSale: MatchedRow = {
  ...unknown,
  text: '205/55 R16',
  reason: 'Сейчас никто не продаёт: «205/55 R16»',
  understood: { tokens: [{ start: 0, end: 10 }], unknown: [] },
};

/** The nearest substitutes for a product that is out of stock. */
export const substitutes: GoodsOption[] = [
  {
    ...option('1', 'Hakkapeliitta R5', 1_124_000),
    differs: ['бренд Nokian Tyres вместо Michelin'],
  },
];

/** One row of each kind. */
export const match: MatchedList = {
  rows: [matched, ambiguous, unknown],
  skipped: [{ row: 3, text: 'Добрый день!' }],
};

type RequestLine = GoodsRequest['lines'][number];

const plainLine: RequestLine = {
  id: '',
  text: '',
  state: 'open',
  product_id: null,
  quantity: null,
  offer: null,
  ordered: 0,
  section: 'tyres',
  wish: {},
  understood: { tokens: [], unknown: [] },
  orders: [],
};

/** A request of these rows; the id of a line is the number of its row. */
export const requestOf = (
  { rows, skipped }: MatchedList,
  changes: Partial<GoodsRequest> = {},
): GoodsRequest => ({
  id: '019aa5c0-b7d4-7f21-9c3e-2a4b6c8d0e31',
  number: 118,
  name: '',
  is_closed: false,
  draft_reason: null,
  conditions: { arrive_by: null, dot_year_min: null, with_vat: false },
  company: { id: '019aa5c0-7c1e-7d3a-9b1f-3e5a2f6c8d12', name: 'Шиномонтаж на Окской' },
  origin: 'text',
  version: 1,
  created_at: '2026-11-27T13:20:00.000Z',
  created_by: 'Ирина Покупаева',
  updated_at: '2026-11-27T13:20:00.000Z',
  updated_by: 'Ирина Покупаева',
  lines: [
    ...rows.map(({ row, text }) => ({ ...plainLine, id: String(row), text })),
    ...skipped.map(({ row, text }) => ({
      ...plainLine,
      id: String(row),
      text,
      state: 'remark' as const,
      wish: null,
    })),
  ].sort((a, b) => Number(a.id) - Number(b.id)),
  orders: [],
  ...changes,
});

/** The open lines of that request. */
export const linesOf = (all: MatchedList): Line[] =>
  toLines(
    requestOf(all),
    all.rows.map((row) => ({ line_id: String(row.row), row })),
  );

const sum = (numbers: readonly number[]) => numbers.reduce((whole, one) => whole + one, 0);

/** What ordering the lines would come to: one order per supplier, delivered for nothing. */
export function planOf(lines: readonly Line[], shortage: string | null = null): PurchasePlan {
  const bySupplier = Map.groupBy(lines.flatMap(allocationsOf), ({ offer }) => offer.supplier);
  const orders = [...bySupplier].map(([name, allocations]) => ({
    supplier: { id: name, name },
    items: allocations.map(({ offer, quantity }) => ({
      offer_id: offer.offer_id,
      product: cordiant,
      city: offer.city,
      warehouse: 'Основной склад',
      warehouse_id: '12',
      quantity,
      bulk_price: offer.bulk_price,
      sum: quantity * offer.bulk_price,
      vat_rate: 22 as const,
      vat_included: true,
      vat: 0,
    })),
    goods: costOf(allocations),
    delivery_cost: 0,
    payable: costOf(allocations),
    vat: 0,
    vat_split: [],
    promised_on: '2026-12-03',
    receiving: [],
    shortage,
  }));
  const goodsSum = sum(orders.map((order) => order.goods));
  return { orders, goods: goodsSum, delivery_cost: 0, payable: goodsSum, lines: [], errors: {} };
}

/** A plan of the whole that takes what the lines take by themselves. */
export const strategyOf = (
  strategy: RequestPlan['strategy'],
  lines: readonly Line[],
  changes: Partial<RequestPlan> = {},
): RequestPlan => ({
  ...{ strategy, proven: true, left: [], plan: planOf(lines) },
  lines: orderedOf(lines).map(({ line_id, offers }) => ({
    line_id,
    offers: offers.map((one) => ({ ...one, max_price: one.max_price ?? 0 })),
  })),
  ...changes,
});

export const summary: RequestSummary = {
  id: '019aa5c0-b7d4-7f21-9c3e-2a4b6c8d0e31',
  number: 118,
  name: '',
  is_closed: false,
  company: null,
  lines_count: 6,
  open_count: 6,
  beginning: ['205/55R16 зима нокиан 8', '225/65 R17 лето 4', '7x17 5x114.3 et45 4'],
  orders_count: 0,
  draft_reason: null,
  updated_at: '2026-11-27T13:20:00.000Z',
  updated_by: 'Павел Лужков',
};
