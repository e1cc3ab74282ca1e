import type { Option } from '../../packages/ui/src/combo-box/combo-box.tsx';

export const COUNT = 10_000;
export const PAGE = 100;

const brands = [
  'Cordiant',
  'Hankook',
  'Ikon Tyres',
  'Michelin',
  'Nokian Tyres',
  'Pirelli',
  'Viatti',
];

/** Labels of a usual length. They end with digits, so that each typed digit leaves other rows than before. */
export const options: Option[] = Array.from({ length: COUNT }, (_, i) => ({
  value: String(i),
  label: `${brands[i % brands.length]} ${String(i).padStart(5, '0')}`,
}));

/** Returns from memory what a server would answer. */
export function findPage(query: string, page: number) {
  const text = query.toLowerCase();
  const found = options.filter((option) => option.label.toLowerCase().includes(text));
  const end = (page + 1) * PAGE;
  return { items: found.slice(page * PAGE, end), hasMore: end < found.length };
}
