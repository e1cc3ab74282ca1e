import { cordiant } from '../../../shared/testing/cordiant.ts';
import type { BulkGoods, BulkMatch, BulkOffer, BulkOption, BulkRow } from '../bulk.ts';
import type { Draft } from '../draft.ts';
import { toLines } from '../lines.ts';

export const offer = (changes: Partial<BulkOffer> = {}): BulkOffer => ({
  offer_id: '90211',
  supplier: 'Шинторг Урал',
  city: 'Екатеринбург',
  delivery_days_min: 1,
  delivery_days_max: 1,
  bulk_price: 689_000,
  available: 48,
  min_order: 4,
  multiple: 4,
  landed_price: null,
  standing: null,
  ...changes,
});

export const goods = (changes: Partial<BulkGoods> = {}): BulkGoods => ({
  product: cordiant,
  quantity: 188,
  offers: [offer()],
  ...changes,
});

const option = (product_id: string, model: string, min_bulk_price: number): BulkOption => ({
  product_id,
  section: 'tyres',
  landed_price: null,
  title: `Nokian Tyres ${model} 205/55 R16 94R`,
  min_bulk_price,
  quantity: 64,
  differs: [],
});

/** An option with its offers, as loaded when it is chosen. */
export const optionGoods = (id: string): BulkGoods =>
  goods({
    product: { ...cordiant, id, brand: 'Nokian Tyres', model: 'Hakkapeliitta R5' },
    offers: [offer({ offer_id: `9${id}`, bulk_price: 1_124_000, multiple: 1, min_order: 1 })],
    quantity: 64,
  });

const plain: BulkRow = {
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
  reason: '',
  options: [],
  substitutes: [],
};

export const QUANTITY = { code: 'quantity', message: 'Количество не указано' } as const;

export const matched: BulkRow = {
  ...plain,
  status: 'matched',
  quantity: 8,
  reason: 'Совпал артикул',
  goods: goods(),
};

const ambiguous: BulkRow = {
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

const unknown: BulkRow = { ...plain, row: 4, text: 'что-то непонятное', quantity: 4 };

/** A row that is fully understood, but that nobody sells. */
export const notOnSale: BulkRow = {
  ...unknown,
  text: '205/55 R16',
  reason: 'Сейчас никто не продаёт: «205/55 R16»',
  understood: { tokens: [{ start: 0, end: 10 }], unknown: [] },
};

/** The nearest substitutes for a product that is out of stock. */
export const substitutes: BulkOption[] = [
  {
    ...option('1', 'Hakkapeliitta R5', 1_124_000),
    differs: ['бренд Nokian Tyres вместо Michelin'],
  },
];

/** One row of each kind. */
export const match: BulkMatch = {
  rows: [matched, ambiguous, unknown],
  skipped: [{ row: 3, text: 'Добрый день!' }],
};

export const found: BulkMatch = { rows: [matched], skipped: [] };

export const draftOf = ({ rows, skipped }: BulkMatch): Draft => ({
  text: '',
  lines: toLines({ rows, skipped }, 0),
  skipped,
});
