import { titleWords } from '../../../tables/cells/plain-title.ts';
import type { Role } from '../../../tables/titles/titles.ts';

interface TitledColumn {
  column: number;
  title: string;
  role?: Role | null | undefined;
}

const numberOf = (title: string) => /\d+/.exec(titleWords(title))?.[0];

/**
 * Returns the column with the currency of a price: the one with the same number in its title, else the one beside the
 * price, to the right before to the left, else the only one.
 */
export function currencyColumn(
  columns: readonly TitledColumn[],
  price: number,
): number | undefined {
  const currencies = columns.filter(({ role }) => role === 'currency');
  if (currencies.length < 2) return currencies[0]?.column;
  const title = columns.find(({ column }) => column === price)?.title ?? '';
  const number = numberOf(title);
  const numbered = currencies.filter((other) => number && numberOf(other.title) === number);
  const [same] = numbered;
  if (same && numbered.length === 1) return same.column;
  return currencies.toSorted(
    (a, b) => Math.abs(a.column - price) - Math.abs(b.column - price) || b.column - a.column,
  )[0]?.column;
}
