import type { Inquiry, Quote, QuotedLine, RequestQuotes } from '../quotes.atoms.ts';

const product: Quote['product'] = {
  id: '1842',
  section: 'tyres',
  brand: 'Cordiant',
  model: 'Snow Cross 2',
  title: 'Cordiant Snow Cross 2 205/55 R16 94T',
  size: '205/55 R16',
  load_index: '94',
  speed_index: 'T',
  season: 'winter',
  studded: true,
  image: null,
  article: null,
  specs: { width: 205, profile: 55, diameter: 16 },
};
const DAY = 86_400_000;
const soon = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const YARD = { id: '019aa5c0-0000-7000-8000-000000000001', name: 'Шинный двор' };
const VOLGA = { id: '019aa5c0-0000-7000-8000-000000000002', name: 'Волга Шина Снаб' };

export const quote = (change: Partial<Quote> = {}): Quote => ({
  id: '019aa5c0-0000-7000-8000-0000000000a1',
  version: 1,
  state: 'given',
  supplier: YARD,
  offer_id: '7',
  product,
  price: 490_000,
  quantity: 8,
  available: 100,
  day: null,
  day_max: soon(3).slice(0, 10),
  holds_until: soon(2),
  landed_price: 500_000,
  list_price: 507_000,
  wish: null,
  wishes_left: 3,
  ...change,
});

export const line = (change: Partial<QuotedLine> = {}): QuotedLine => ({
  line_id: '019aa5c0-0000-7000-8000-0000000000b1',
  text: '205/55R16 зима кордиант 8',
  product,
  quantity: 8,
  is_open: true,
  best: {
    offer_id: '9',
    supplier: VOLGA,
    bulk_price: 520_000,
    landed_price: 530_000,
    available: 40,
  },
  quotes: [],
  ...change,
});

/** Two suppliers were asked for two lines, and one has answered. */
export const quoted: RequestQuotes = {
  id: '019aa5c0-0000-7000-8000-0000000000c1',
  number: 118,
  inquiries: [
    {
      id: '019aa5c0-0000-7000-8000-0000000000d1',
      until: soon(1),
      city: 'Рязань',
      is_open: true,
      created_at: soon(-1),
      suppliers: [
        { ...YARD, answered_at: soon(-0.5), lines_count: 2 },
        { ...VOLGA, answered_at: null, lines_count: 0 },
      ],
    },
  ],
  lines: [
    line({
      quotes: [
        quote(),
        quote({
          id: '019aa5c0-0000-7000-8000-0000000000a2',
          supplier: VOLGA,
          price: 505_000,
          landed_price: 515_000,
          available: 4,
        }),
      ],
    }),
    line({
      line_id: '019aa5c0-0000-7000-8000-0000000000b2',
      text: '185/65 R15 лето 4',
      quantity: 4,
      quotes: [quote({ id: '019aa5c0-0000-7000-8000-0000000000a3', quantity: 4, state: 'lapsed' })],
    }),
  ],
};

/** What a supplier sees of the same: one line he has, one he has not. */
export const inquiry: Inquiry = {
  id: '019aa5c0-0000-7000-8000-0000000000d1',
  city: 'Рязань',
  until: soon(1),
  is_open: true,
  version: 0,
  holds_until: null,
  answered_by: null,
  lines: [
    {
      id: '019aa5c0-0000-7000-8000-0000000000e1',
      text: product.title,
      product,
      quantity: 8,
      offers: [
        {
          offer_id: '7',
          product,
          is_asked: true,
          city: 'Москва',
          bulk_price: 507_000,
          available: 100,
          landed_price: 517_000,
        },
        {
          offer_id: '8',
          product: {
            ...product,
            id: '2',
            model: 'Winter Drive',
            title: 'Cordiant Winter Drive 205/55 R16 94T',
          },
          is_asked: false,
          city: 'Москва',
          bulk_price: 450_000,
          available: 6,
          landed_price: 460_000,
        },
      ],
      quote: null,
    },
    {
      id: '019aa5c0-0000-7000-8000-0000000000e2',
      text: '185/65 R15 лето',
      product: null,
      quantity: 4,
      offers: [],
      quote: null,
    },
  ],
};
