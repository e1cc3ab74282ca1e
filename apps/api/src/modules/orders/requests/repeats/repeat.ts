import type { GoodsRequestLine, ProductBrief, UsualSize } from '@org/api-client/schema';
import { dayAndMonth } from '../../../../trade/moscow.ts';
import { formatPieces } from '../../../../trade/trade-words.ts';

/** A line of a request that repeats. */
export interface RepeatLine extends Pick<GoodsRequestLine, 'id' | 'section' | 'wish'> {
  product: ProductBrief | null;
}

/** A size that is bought again and again, with the last product of it. */
type BoughtSize = Omit<UsualSize, 'prices'> & { product: ProductBrief };

/** What tells goods of one size from others, in a search and in a product. */
const MEASURES = ['width', 'profile', 'diameter', 'rim_width', 'bolts', 'pcd'] as const;

/** Whether goods are of all the sizes that a wish names, and it names one. */
function isOfSize(wish: Record<string, unknown>, { specs }: ProductBrief): boolean {
  const named = MEASURES.flatMap((name) => {
    const values = wish[name];
    return Array.isArray(values) && values.length > 0 ? [{ name, values }] : [];
  });
  const known = specs as Readonly<Record<string, unknown>>;
  return named.length > 1 && named.every(({ name, values }) => values.includes(known[name]));
}

function isFor({ section, wish, product }: RepeatLine, bought: BoughtSize): boolean {
  if (product)
    return (
      product.section === bought.section &&
      product.size === bought.size &&
      product.season === bought.season &&
      product.studded === bought.studded
    );
  if (!wish || section !== bought.section) return false;
  const { season, studded } = wish;
  return (
    isOfSize(wish, bought.product) &&
    (!Array.isArray(season) || season.includes(bought.season)) &&
    (typeof studded !== 'boolean' || studded === bought.studded)
  );
}

/** How a line is used: the rhythm of its size that comes round first. */
export interface Use {
  line: string;
  quantity: number;
  every_days: number;
  due_on: string;
  last_on: string;
}

/** The lines whose sizes have a rhythm, whose turn is first in front. Decision 447. */
export const usesOf = (lines: readonly RepeatLine[], sizes: readonly BoughtSize[]): Use[] =>
  lines
    .flatMap((line) => {
      const uses = sizes
        .filter((size) => isFor(line, size))
        .flatMap(({ quantity, every_days, due_on, last }) =>
          every_days === null || due_on === null
            ? []
            : [{ line: line.id, quantity, every_days, due_on, last_on: last.ordered_on }],
        );
      return uses.toSorted((a, b) => a.due_on.localeCompare(b.due_on)).slice(0, 1);
    })
    .toSorted((a, b) => a.due_on.localeCompare(b.due_on));

const days = new Intl.NumberFormat('ru-RU', { style: 'unit', unit: 'day', unitDisplay: 'long' });

/** «каждый день», «раз в 9 дней» */
export const oftenText = (every: number): string =>
  every === 1 ? 'каждый день' : `раз в ${days.format(every)}`;

/** «вы берёте 16 шт. раз в 9 дней, последний раз 14 ноября, и ещё строк: 2»; undefined for none. */
export function useReason(uses: readonly Use[]): string | undefined {
  const [first] = uses;
  if (!first) return undefined;
  const { quantity, every_days, last_on } = first;
  const habit = `вы берёте ${formatPieces(quantity)} ${oftenText(every_days)}, последний раз ${dayAndMonth(last_on)}`;
  return uses.length > 1 ? `${habit}; подошёл срок строк: ${uses.length}` : habit;
}
