import { cordiant } from '../../../shared/testing/cordiant.ts';
import type { BulkMatch, BulkOffer, BulkRow, Candidate } from '../bulk.ts';

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
  ...changes,
});

export const candidate = (changes: Partial<Candidate> = {}): Candidate => ({
  product: cordiant,
  quantity: 188,
  offers: [offer()],
  reason: 'Совпал артикул',
  ...changes,
});

const nokian = (id: string, model: string, indices: [string, string], price: number): Candidate =>
  candidate({
    product: {
      ...cordiant,
      id,
      brand: 'Nokian Tyres',
      model,
      title: `Nokian Tyres ${model} 205/55 R16 ${indices.join('')}`,
      load_index: indices[0],
      speed_index: indices[1],
    },
    offers: [offer({ offer_id: `9${id}`, bulk_price: price, multiple: 1, min_order: 1 })],
    quantity: 64,
    reason: 'Совпали: размер, сезон, бренд',
  });

const piece = (text: string, start: number, field: 'size' | 'season' | 'brand', label: string) => ({
  text,
  start,
  end: start + text.length,
  field,
  value: text,
  label,
  filter: {},
  corrected: false,
  alternatives: [],
});

const nothing = { section: null, filter: {}, tokens: [], unknown: [] };

const matched: BulkRow = {
  row: 1,
  text: 'CO-1 8',
  status: 'matched',
  quantity: 8,
  understood: nothing,
  candidates: [candidate()],
};

const ambiguous: BulkRow = {
  row: 2,
  text: '205/55 R16 зима нокиан ххх',
  status: 'ambiguous',
  quantity: null,
  understood: {
    section: 'tyres',
    filter: {},
    tokens: [
      piece('205/55 R16', 0, 'size', 'Размер'),
      piece('зима', 11, 'season', 'Сезон'),
      piece('нокиан', 16, 'brand', 'Бренд'),
    ],
    unknown: [{ text: 'ххх', start: 23, end: 26 }],
  },
  candidates: [
    nokian('1', 'Hakkapeliitta R5', ['94', 'R'], 1_124_000),
    nokian('2', 'Hakkapeliitta 10p', ['94', 'T'], 1_216_000),
  ],
};

const unknown: BulkRow = {
  row: 4,
  text: 'что-то непонятное',
  status: 'unknown',
  quantity: null,
  understood: nothing,
  candidates: [],
};

/** Understood to the last word, but nobody sells it. */
export const notOnSale: BulkRow = {
  ...unknown,
  text: '205/55 R16',
  understood: { ...nothing, section: 'tyres', tokens: [piece('205/55 R16', 0, 'size', 'Размер')] },
};

/** One row of each kind. */
export const match: BulkMatch = {
  rows: [matched, ambiguous, unknown],
  matched: 1,
  ambiguous: 1,
  unknown: 1,
};

export const found: BulkMatch = { rows: [matched], matched: 1, ambiguous: 0, unknown: 0 };
