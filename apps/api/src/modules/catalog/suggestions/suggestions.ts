import type { Section, Suggestions, Understood } from '@org/api-client/schema';
import { asSounded, fold } from '../../../names/text/spelling.ts';
import type { Reference } from '../filter/reference.ts';

const MOST_BRANDS = 5;
const MOST_SUPPLIERS = 3;

/** Returns words that were not understood, and the last one typed, which may be half a name. */
function openWords(q: string, { unknown }: Understood): string[] {
  const last = q.trimEnd().split(/\s+/).at(-1) ?? '';
  return [...unknown.map(({ text }) => text), last].map(fold).filter((word) => word.length >= 2);
}

/** True if a word of a name begins with this word, written in either alphabet. */
const begins = (name: string, word: string): boolean =>
  [fold(name), asSounded(fold(name))].some((spelling) =>
    spelling
      .split(/[^0-9a-zа-я&]+/)
      .some((part) => part.startsWith(word) || part.startsWith(asSounded(word))),
  );

/** Returns brands that the text names, then those with a word that its open words begin; most products first. */
export function suggestBrands(
  q: string,
  understood: Understood,
  section: Section,
  { brands, names }: Reference,
): Suggestions['brands'] {
  const meant = understood.tokens
    .filter(({ field }) => field === 'brand')
    .flatMap(({ value, alternatives }) => [value, ...alternatives.map((other) => other.value)]);
  const words = openWords(q, understood);
  const begun = [...brands.values()]
    .filter(({ name, aliases }) =>
      [name, ...aliases].some((spelling) => words.some((word) => begins(spelling, word))),
    )
    .map(({ name }) => name);
  return [...new Set([...meant, ...begun])]
    .map((brand) => ({
      section,
      brand,
      products: names[section].products.get(brand)?.[section] ?? 0,
    }))
    .filter(({ products }) => products > 0)
    .sort(
      (a, b) =>
        Number(meant.includes(b.brand)) - Number(meant.includes(a.brand)) ||
        b.products - a.products,
    )
    .slice(0, MOST_BRANDS);
}

/** Returns suppliers that the text names, or with a word that its open words begin. */
export function suggestSuppliers(
  q: string,
  understood: Understood,
  { suppliers, cities }: Reference,
): Suggestions['suppliers'] {
  const words = openWords(q, understood).filter((word) => word.length >= 3);
  const meant = understood.filter.supplier_id ?? [];
  return suppliers
    .filter(({ id, name }) => meant.includes(id) || words.some((word) => begins(name, word)))
    .slice(0, MOST_SUPPLIERS)
    .map(({ id, name, city_id }) => ({
      id,
      name,
      city: city_id === null ? null : (cities.get(city_id) ?? null),
    }));
}
