import type { Section } from '@org/api-client/schema';

/** What a buyer asks for in words, and how the same is done on the page. */
export interface WordedTask {
  words: string;
  /** one search, with its filters, and pieces of the best offer */
  search?: { section: Section; filter: object; quantity: number };
  /** lines of goods by the supplier's article */
  lines?: readonly (readonly [article: string, quantity: number])[];
  /** «Собрать дешевле» within limits */
  plan?: { suppliers_max?: number; delivery_days_max?: number };
  /** why it can't be done */
  refused?: RegExp;
}

const size = (width: number, profile: number, diameter: number) => ({
  width: [width],
  profile: [profile],
  diameter: [diameter],
});
const tyres = (quantity: number, filter: object) =>
  ({
    search: { section: 'tyres', filter: { ...filter, quantity_min: quantity }, quantity },
  }) as const;
const winter = { season: ['winter'] };
const studded = { studded: true };
const brand = (...names: string[]) => ({ brand: names });

/** Forty tasks. Prices, articles and towns are those of the test's trade. */
export const WORDED_TASKS: readonly WordedTask[] = [
  {
    words: '16 шт 205/55 R16 зима шипы до 6000 в Екатеринбург',
    ...tyres(16, {
      ...size(205, 55, 16),
      ...winter,
      ...studded,
      price_max: 600_000,
      city: ['Екатеринбург'],
    }),
  },
  {
    words: '205/55 R16 зима шип 8 шт',
    ...tyres(8, { ...size(205, 55, 16), ...winter, ...studded }),
  },
  {
    words: '205/55R16 зима липучка 4 шт',
    ...tyres(4, { ...size(205, 55, 16), ...winter, studded: false }),
  },
  { words: '2055516 лето 12 штук', ...tyres(12, { ...size(205, 55, 16), season: ['summer'] }) },
  { words: '195/65 R15 4 шт', ...tyres(4, size(195, 65, 15)) },
  {
    words: '195/65 R15 лето до 5000 20 шт',
    ...tyres(20, { ...size(195, 65, 15), season: ['summer'], price_max: 500_000 }),
  },
  {
    words: 'Cordiant 205/55 R16, 4 шт',
    ...tyres(4, { ...size(205, 55, 16), ...brand('Cordiant') }),
  },
  {
    words: 'кордиант 195/65 R15 8 шт',
    ...tyres(8, { ...size(195, 65, 15), ...brand('Cordiant') }),
  },
  {
    words: 'Michelin Primacy 4 225/45 R17 4 шт',
    ...tyres(4, { ...size(225, 45, 17), ...brand('Michelin') }),
  },
  {
    words: 'мишлен 205/55 R16 лето 8 шт',
    ...tyres(8, { ...size(205, 55, 16), ...brand('Michelin'), season: ['summer'] }),
  },
  {
    words: 'Viatti 195/65 R15 40 штук',
    ...tyres(40, { ...size(195, 65, 15), ...brand('Viatti') }),
  },
  { words: '185/65 R15 шипы 12 шт', ...tyres(12, { ...size(185, 65, 15), ...studded }) },
  {
    words: '185/65 R15 шипы дешевле 6000 4 шт',
    ...tyres(4, { ...size(185, 65, 15), ...studded, price_max: 600_000 }),
  },
  { words: '185/60 R14 100 шт', ...tyres(100, size(185, 60, 14)) },
  {
    words: '175/70 R13 зима шипы 60 шт',
    ...tyres(60, { ...size(175, 70, 13), ...winter, ...studded }),
  },
  {
    words: '215/60 R16 зима 16 шт в Казани',
    ...tyres(16, { ...size(215, 60, 16), ...winter, city: ['Казань'] }),
  },
  { words: '215/65 R16 4 шт', ...tyres(4, size(215, 65, 16)) },
  { words: '225/65 R17 от 8 шт', ...tyres(8, size(225, 65, 17)) },
  {
    words: 'Yokohama 215/65 R16 зима 8 шт',
    ...tyres(8, { ...size(215, 65, 16), ...brand('Yokohama'), ...winter }),
  },
  {
    words: '205/55 R16 94T шип 4 шт',
    ...tyres(4, { ...size(205, 55, 16), ...studded, load_index_min: 94, speed_index_min: 'T' }),
  },
  {
    words: 'диски 6,5x16 5x114,3 4 шт',
    search: {
      section: 'disks',
      filter: { rim_width: [6.5], diameter: [16], bolts: [5], pcd: [114.3], quantity_min: 4 },
      quantity: 4,
    },
  },
  {
    words: '315/80 R22.5 ведущая 10 шт',
    search: {
      section: 'truck_tyres',
      filter: { ...size(315, 80, 22.5), axle: ['drive'], quantity_min: 10 },
      quantity: 10,
    },
  },
  { words: '20000177 8 шт', lines: [['20000177', 8]] },
  { words: '20000185 - 20 шт', lines: [['20000185', 20]] },
  { words: 'TS72214 16 шт', lines: [['TS72214', 16]] },
  {
    words: '20000177 8\n20000183 20',
    lines: [
      ['20000177', 8],
      ['20000183', 20],
    ],
  },
  {
    words: '20000177;8\n20000178;12\n20000186;40',
    lines: [
      ['20000177', 8],
      ['20000178', 12],
      ['20000186', 40],
    ],
  },
  {
    words: 'Добрый день!\n20000181 4 шт\n20000182 4 шт',
    lines: [
      ['20000181', 4],
      ['20000182', 4],
    ],
  },
  {
    words: 'Cordiant Snow Cross 2 205/55 R16 8 шт\nViatti Strada Asimmetrico 195/65 R15 12 шт',
    lines: [
      ['20000177', 8],
      ['20000183', 12],
    ],
  },
  { words: '1) 20000187 нет\n20000184 - 8 шт', refused: /./ },
  {
    words: '20000177 8\n20000183 20, не больше 1 поставщика',
    lines: [
      ['20000177', 8],
      ['20000183', 20],
    ],
    plan: { suppliers_max: 1 },
  },
  {
    words: '20000177 8\n20000183 20\n20000178 8, не больше 2 поставщиков',
    lines: [
      ['20000177', 8],
      ['20000183', 20],
      ['20000178', 8],
    ],
    plan: { suppliers_max: 2 },
  },
  {
    words: '20000181 4\n20000185 12, за 3 дня весь заказ',
    lines: [
      ['20000181', 4],
      ['20000185', 12],
    ],
    plan: { delivery_days_max: 3 },
  },
  {
    words: '20000177 8\n20000183 20, не больше 1 поставщика, за 9 дней весь заказ',
    lines: [
      ['20000177', 8],
      ['20000183', 20],
    ],
    plan: { suppliers_max: 1, delivery_days_max: 9 },
  },
  { words: '205/55 R16 зима', refused: /Сколько штук/ },
  { words: '205/55 R16 100000 шт', refused: /в десять раз больше/ },
  { words: '20000189 4 шт', refused: /./ },
  { words: 'чайник электрический 2 шт', refused: /./ },
  { words: '20000177 8\n20000183 20, за 0 дней весь заказ', refused: /срок/ },
  { words: '205/55 R16 шипы до 100 8 шт', refused: /не нашли/i },
];
