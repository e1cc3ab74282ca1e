import { chipsOf, type FilterChip } from '../filters/chips.ts';
import type { Facets } from '../filters/filter-values.ts';
import {
  type Filters,
  type Search,
  withFilters,
  withoutFilters,
} from '../search/catalog-search.ts';
import type { SectionDescription } from '../search/catalog-sections.ts';
import type { Token } from '../smart-search/understood.ts';

/** A search with one condition less: the text of its button, and the search itself. */
export interface Relaxation {
  words: string;
  search: Search;
}

/** What the server understood of the words of a search. */
interface Meaning {
  filter: Token['filter'];
  unknown: readonly { text: string }[];
}

/** The same search with its words as filters; a field that is set wins over the words, as it does on the server. */
export function withWordsAsFilters(search: Search, { filter, unknown }: Meaning): Search {
  const { rear, car, ...fields } = filter;
  return {
    ...withFilters(search, { ...(fields as Filters), ...search.filters }),
    rear: search.rear ?? rear,
    car: search.car ?? car,
    q: unknown.map(({ text }) => text).join(' '),
  };
}

/** More conditions are not worth asking the server about. */
const MAX = 6;
const ANY: Record<string, string> = {
  size: 'Любой размер',
  car: 'Любой автомобиль',
  rear: 'Одинаковые оси',
  season: 'Любой сезон',
  brand: 'Любой бренд',
  model: 'Любая модель',
  city: 'Любой город',
  supplier_id: 'Любой поставщик',
  favorite: 'Любой поставщик',
  price: 'Любая цена',
  quantity_min: 'Любой остаток',
  condition: 'Любое состояние',
  dot_year_min: 'Любой год выпуска',
  delivery_days_max: 'Любой срок доставки',
  every_word: 'Без слов, которых нет ни у одного товара',
};

/** So many conditions are given up two at a time. */
const MAX_PAIRED = 4;

const nameOf = ({ id, label, text }: FilterChip) =>
  ANY[id] ??
  (id === 'studded'
    ? text === 'Без шипов'
      ? 'С шипами'
      : 'Без шипов'
    : `Без «${label ? `${label}: ` : ''}${text}»`);

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

const pairsOf = <Item>(items: readonly Item[]) =>
  items.flatMap((one, at) => items.slice(at + 1).map((other): [Item, Item] => [one, other]));

/** The conditions to give up, each alone, then two at once: unknown words first, then conditions on offers, the size last. */
export function relaxationsOf(
  section: SectionDescription,
  meant: Search,
  facets: Facets | undefined,
): Relaxation[] {
  const chips = chipsOf(section, meant, facets).reverse();
  const size = chips.find(({ id }) => id === 'size');
  const conditions = chips.length + Number(meant.q !== '');
  // giving up the only condition is the same as a reset
  if (conditions < 2) return [];
  const withoutWords: Relaxation = {
    words: `Без ${meant.q.includes(' ') ? 'слов' : 'слова'} «${meant.q}»`,
    search: { ...meant, q: '', page: 1 },
  };
  const withoutOne = chips.map(({ id, label, text, clears }) => ({
    words: nameOf({ id, label, text, clears }),
    search: withoutFilters(meant, clears),
  }));
  const withoutTwo = pairsOf(chips.filter((chip) => chip !== size).slice(0, MAX_PAIRED)).map(
    ([one, other]) => ({
      words: `${nameOf(one)}, ${lowered(nameOf(other))}`,
      search: withoutFilters(meant, [...one.clears, ...other.clears]),
    }),
  );
  const others = chips.filter((chip) => chip !== size).flatMap(({ clears }) => clears);
  const sizeAlone = size && {
    words: `Только ${size.text}`,
    search: { ...withoutFilters(meant, others), q: '' },
  };
  return [
    ...(meant.q ? [withoutWords] : []),
    ...withoutOne.slice(0, MAX),
    ...(conditions > 2 ? withoutTwo : []),
    ...(sizeAlone && conditions > 2 ? [sizeAlone] : []),
  ];
}
