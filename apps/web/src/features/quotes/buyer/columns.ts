import type { OrderBody, Quote, QuotedLine } from '../quotes.atoms.ts';
import { bestOf, isGiven, LIST, NONE, orderOf } from './choice.ts';

/** What one supplier quotes of all lines. */
export interface Column {
  id: string;
  name: string;
  /** lines that can be ordered */
  lines: number;
  /** what orders them all */
  order: OrderBody['lines'];
  /** of how many of them nobody knows what the delivery costs */
  undelivered: number;
  /** until when the first of its prices holds */
  holds_until: string | null;
}

/** So many suppliers stand side by side; the others are below, with their names. */
export const MAX_COLUMNS = 4;

/** What quotes cost line by line: a measure. Together they may be delivered for less, which the server says. */
const costOf = (quotes: readonly Quote[]): number =>
  quotes.reduce(
    (all, { landed_price, price, quantity }) => all + (landed_price ?? price) * quantity,
    0,
  );

/** The suppliers that have quoted: who has the most lines first, then who brings them, then the cheapest line by line. */
export function columnsOf(lines: readonly QuotedLine[]): { shown: Column[]; others: Column[] } {
  const quotes = lines.flatMap((line) => line.quotes);
  const columns = [...Map.groupBy(quotes, ({ supplier }) => supplier.id).values()].map(
    (ofSupplier) => {
      const given = ofSupplier.filter(isGiven);
      return {
        id: ofSupplier[0]?.supplier.id ?? '',
        name: ofSupplier[0]?.supplier.name ?? '',
        lines: given.length,
        cost: given.length > 0 ? costOf(given) : Infinity,
        order: orderOf(
          lines,
          Object.fromEntries(
            lines.map(({ line_id, quotes }) => [
              line_id,
              quotes.find((quote) => given.includes(quote))?.id ?? NONE,
            ]),
          ),
        ),
        undelivered: given.filter(({ landed_price }) => landed_price === null).length,
        holds_until: given.map(({ holds_until }) => holds_until).toSorted()[0] ?? null,
      };
    },
  );
  const sorted = columns.toSorted(
    (a, b) =>
      b.lines - a.lines ||
      a.undelivered - b.undelivered ||
      a.cost - b.cost ||
      a.name.localeCompare(b.name, 'ru'),
  );
  return { shown: sorted.slice(0, MAX_COLUMNS), others: sorted.slice(MAX_COLUMNS) };
}

/** What orders the best of the price lists of each line. */
export const listedOrder = (lines: readonly QuotedLine[]): OrderBody['lines'] =>
  orderOf(
    lines,
    Object.fromEntries(lines.map(({ line_id, best }) => [line_id, best ? LIST : NONE])),
  );

/** How much cheaper a piece of the best is than of the next; undefined if there is none to compare with. */
export function leadOf(line: QuotedLine): { best: string; by: number } | undefined {
  const best = bestOf(line);
  const costs = [
    ...line.quotes.filter(isGiven).map(({ id, landed_price }) => ({ id, cost: landed_price })),
    ...(line.best ? [{ id: LIST, cost: line.best.landed_price }] : []),
  ];
  const cost = costs.find(({ id }) => id === best)?.cost;
  const others = costs.flatMap(({ id, cost }) => (id === best || cost === null ? [] : [cost]));
  if (cost === undefined || cost === null || others.length === 0) return undefined;
  const by = Math.min(...others) - cost;
  return by > 0 ? { best, by } : undefined;
}
