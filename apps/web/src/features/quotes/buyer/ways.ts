import type { QuotedLine } from '../quotes.atoms.ts';
import { isAsAsked, isGiven, LIST, NONE, type QuoteChoices } from './choice.ts';

/** The same lines bought of few suppliers. */
export interface Way {
  /** of so many suppliers at most */
  most: 1 | 2;
  choices: QuoteChoices;
  /** their names */
  suppliers: string[];
  /** how many of the open lines it buys */
  lines: number;
}

interface Option {
  choice: string;
  supplier: { id: string; name: string };
  /** kopecks with delivery for all pieces */
  cost: number;
}

/** What a line can be bought as, where its whole cost is known: as in `bestOf`, other goods are taken by a person alone. */
function optionsOf(line: QuotedLine): Option[] {
  if (!line.is_open) return [];
  const quoted = line.quotes.flatMap((quote) => {
    const { id, supplier, landed_price: each, quantity } = quote;
    const isUsable = each !== null && isGiven(quote) && isAsAsked(quote, line);
    return isUsable ? [{ choice: id, supplier, cost: each * quantity }] : [];
  });
  const { best } = line;
  return best?.landed_price == null
    ? quoted
    : [
        ...quoted,
        { choice: LIST, supplier: best.supplier, cost: best.landed_price * line.quantity },
      ];
}

const least = (options: readonly Option[]) => options.toSorted((a, b) => a.cost - b.cost)[0];

/** Returns the way of at most one or two suppliers that buys the most lines, then the cheapest one with its delivery. */
function wayOf(lines: readonly QuotedLine[], most: Way['most']): Way | undefined {
  const options = lines.map((line) => ({ line, all: optionsOf(line) }));
  const sellers = [
    ...new Set(options.flatMap(({ all }) => all.map(({ supplier }) => supplier.id))),
  ];
  const groups =
    most === 1
      ? sellers.map((id) => [id])
      : sellers.flatMap((one, at) => sellers.slice(at).map((other) => [one, other]));
  const bought = groups.map((group) => {
    const taken = options.flatMap(({ line, all }) => {
      const option = least(all.filter(({ supplier }) => group.includes(supplier.id)));
      return option ? [{ line, option }] : [];
    });
    return { taken, cost: taken.reduce((all, { option }) => all + option.cost, 0) };
  });
  const [first] = bought.toSorted((a, b) => b.taken.length - a.taken.length || a.cost - b.cost);
  if (!first) return undefined;
  const chosen = new Map(first.taken.map(({ line, option }) => [line.line_id, option.choice]));
  return {
    most,
    choices: Object.fromEntries(lines.map(({ line_id }) => [line_id, chosen.get(line_id) ?? NONE])),
    suppliers: [...new Set(first.taken.map(({ option }) => option.supplier.name))],
    lines: first.taken.length,
  };
}

/** The ways to buy of one supplier and of at most two, as far as they differ. */
export function waysOf(lines: readonly QuotedLine[]): Way[] {
  return ([1, 2] as const)
    .map((most) => wayOf(lines, most))
    .filter((way) => way !== undefined)
    .filter(({ most, suppliers }) => suppliers.length === most);
}
