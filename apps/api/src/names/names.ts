import type { Filter, Found, Reading, Section } from './reading.ts';
import { soundOf } from './sound.ts';
import { fold, nameKey } from './spelling.ts';

/** The names that the catalogue holds, as the database gives them. */
export interface Names {
  brands: readonly {
    name: string;
    aliases: readonly string[];
    /** products on offer by section */
    products: Partial<Record<Section, number>>;
  }[];
  models: readonly { brand: string; name: string }[];
  cities: readonly string[];
  suppliers: readonly { id: string; name: string }[];
  colours: readonly { value: string; label: string }[];
  patterns: readonly string[];
}

export interface Model {
  brand: string;
  name: string;
}

/** Names prepared for looking up what people type. */
export interface NameIndex {
  /** by `nameKey`: exact spellings of brands, cities, suppliers and tread patterns */
  exact: Map<string, { [section in Section | 'any']?: Reading }>;
  brandKeys: Map<string, string[]>;
  /** The same by the sound of each spelling. */
  brandSounds: Map<string, string[]>;
  /** folded words of model names */
  modelWords: Map<string, Model[]>;
  /** The same words by their sound. */
  modelSounds: Map<string, string[]>;
  colours: Names['colours'];
  /** products on offer, to tell the likelier of two brands */
  products: Map<string, Partial<Record<Section, number>>>;
}

const push = <Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item) => {
  const list = map.get(key);
  if (!list) map.set(key, [item]);
  else if (!list.includes(item)) list.push(item);
};

/** The words that a folded text consists of; a hyphen parts words, so that `X-Ice` is found by `ice`. */
export const wordsOf = (folded: string): string[] =>
  folded.split(/[^0-9a-zа-я+.]+/).filter((word) => word !== '');

/** `iceGuard` is heard as two words. */
const parted = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z][a-z]{2})/g, ' ');

/** Cities by what people call them for short. */
const SHORT_CITIES: Record<string, readonly string[]> = {
  'Санкт-Петербург': ['спб', 'питер', 'петербург'],
  Москва: ['мск'],
  Екатеринбург: ['екб', 'екат'],
  Новосибирск: ['нск', 'новосиб'],
  'Нижний Новгород': ['ннов', 'нижний'],
  'Ростов-на-Дону': ['ростов'],
  Краснодар: ['крд'],
  Челябинск: ['чел', 'челяба'],
};

/** What a brand's name is called without: «Nokian». */
const GENERIC = / (?:tyres?|tires?|wheels?)$/i;

/** The longest run of words that may name something: «Cordiant Business CW 502». */
const LONGEST = 4;

export function indexNames(names: Names): NameIndex {
  const index: NameIndex = {
    exact: new Map(),
    brandKeys: new Map(),
    brandSounds: new Map(),
    modelWords: new Map(),
    modelSounds: new Map(),
    colours: names.colours,
    products: new Map(names.brands.map(({ name, products }) => [name, products])),
  };
  // a brand's own name comes before the spellings of others
  for (const { name } of names.brands)
    for (const spelling of [name, name.replace(GENERIC, '')])
      push(index.brandKeys, nameKey(spelling), name);
  for (const { name, aliases } of names.brands)
    for (const spelling of aliases) push(index.brandKeys, nameKey(spelling), name);
  for (const model of names.models)
    for (const word of wordsOf(fold(`${model.name} ${parted(model.name)}`)))
      push(index.modelWords, word, model);
  for (const word of index.modelWords.keys())
    if (/[a-zа-я]{2}/.test(word)) push(index.modelSounds, soundOf(word), word);
  for (const [key, brands] of index.brandKeys)
    for (const brand of key.length > 2 ? brands : []) push(index.brandSounds, soundOf(key), brand);
  const add = (key: string, reading: Reading, section: Section | 'any' = 'any') =>
    index.exact.set(key, { [section]: reading, ...index.exact.get(key) });
  for (const name of names.cities)
    for (const spelling of [name, ...(SHORT_CITIES[name] ?? [])])
      add(nameKey(spelling), { field: 'city', value: name, filter: { city: [name] } });
  for (const { id, name } of names.suppliers)
    add(nameKey(name), { field: 'supplier', value: name, filter: { supplier_id: [id] } });
  for (const name of names.patterns)
    add(
      nameKey(name),
      { field: 'pattern', value: name, filter: { pattern: [name] } },
      'special_tyres',
    );
  index.brandKeys.delete('');
  index.exact.delete('');
  return index;
}

const brandReading = (brand: string, others: readonly string[]): Reading => ({
  field: 'brand',
  value: brand,
  filter: { brand: [brand] },
  alternatives: others.map((name) => ({ value: name, filter: { brand: [name] } })),
});

/** The brand that a spelling means; where several share it, the first one that has goods in the section. */
export function brandOf(
  index: NameIndex,
  section: Section,
  brands: readonly string[] | undefined,
): Reading | undefined {
  const hasGoods = (brand: string) => Number((index.products.get(brand)?.[section] ?? 0) > 0);
  const [first, ...others] = [...new Set(brands)].sort((a, b) => hasGoods(b) - hasGoods(a));
  return first === undefined ? undefined : brandReading(first, others);
}

/** What a whole spelling names: a brand, a city, a supplier, a tread pattern. */
export function readName(
  index: NameIndex,
  section: Section,
  spelling: string,
): Reading | undefined {
  const key = nameKey(spelling);
  if (key === '') return undefined;
  const exact = index.exact.get(key);
  return brandOf(index, section, index.brandKeys.get(key)) ?? exact?.[section] ?? exact?.any;
}

const PHRASE = /[^\s,;:()"]+/y;

/** The longest name that begins at `at`: «bf goodrich», «нижний новгород». */
export function readNameAt(
  index: NameIndex,
  section: Section,
  text: string,
  at: number,
): Found | undefined {
  const ends: number[] = [];
  let end = at;
  while (ends.length < LONGEST) {
    PHRASE.lastIndex = end;
    const match = PHRASE.exec(text);
    if (!match) break;
    end += match[0].length;
    ends.push(end);
    while (text[end] === ' ') end++;
  }
  for (const stop of ends.reverse()) {
    const reading = readName(index, section, text.slice(at, stop));
    if (reading) return { length: stop - at, reading };
  }
  return undefined;
}

const ENDING = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|ым|ых)$/;
const stem = (word: string) => word.replace(ENDING, '');

/** «черные» means every colour whose name begins with «Чёрный». */
export function readColour(index: NameIndex, word: string): Reading | undefined {
  if (word.length < 3 || stem(word) === '') return undefined;
  const found = index.colours.filter(({ label }) => {
    const [first = ''] = fold(label).split(' ');
    return stem(first) === stem(word);
  });
  if (found.length === 0) return undefined;
  const filter: Filter = { colour: found.map(({ value }) => value) };
  return { field: 'colour', value: found[0]!.label, filter };
}
