export interface Row {
  id: number;
  name: string;
  warehouse: string;
  price: number;
  pieces: number;
  article: string;
  season: string;
  day: string;
}

export const COUNT = 100_000;

const brands = [
  'Cordiant',
  'Hankook',
  'Ikon Tyres',
  'Michelin',
  'Nokian Tyres',
  'Pirelli',
  'Viatti',
];

/** The last part of a name is the number of its row. */
export const rows: Row[] = Array.from({ length: COUNT }, (_, at) => ({
  id: at,
  name: `${brands[at % brands.length]} 205/55 R16 #${at}`,
  warehouse: at % 2 ? 'Tyumen' : 'Kazan',
  price: 5000 + (at % 997),
  pieces: at % 500,
  article: `A-${at}`,
  season: at % 3 ? 'summer' : 'winter',
  day: `2026-11-${String((at % 28) + 1).padStart(2, '0')}`,
}));

export const columns = [
  { id: 'name', width: 280 },
  { id: 'warehouse', width: 140 },
  { id: 'price', width: 120 },
  { id: 'pieces', width: 120 },
  { id: 'article', width: 120 },
  { id: 'season', width: 120 },
  { id: 'day', width: 140 },
] as const satisfies { id: keyof Row; width: number }[];

export const ROW_PX = 32;
export const HEIGHT_PX = 480;
