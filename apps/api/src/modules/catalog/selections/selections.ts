import { ATTRIBUTES, type AttributeName } from '@org/api-client/attributes';
import type { Selection } from '@org/api-client/schema';
import { productIdOf } from '@org/trade/product-path';
import { slug } from '@org/trade/slug';
import type { Reference } from '../filter/reference.ts';
import type { SectionDescription } from '../filter/sections.ts';
import { SECTION_PARTS, type SectionParts } from './selection-kinds.ts';

/** Products that have a brand, a size or a kind in common, or a kind besides. */
export interface SelectionCount {
  brand_id: number | null;
  /** the numbers of its size, in hundredths */
  size: number[] | null;
  kind: number | null;
  /** products on offer */
  on_sale: number;
  changed_at: Date | null;
}

type Filter = Selection['filter'];
type PartName = Selection['links'][number]['of'];

/** One word of an address. */
interface Part {
  of: PartName;
  word: string;
  label: string;
  filter: Filter;
}

/** A part of a section, under its own address. */
export interface KnownSelection {
  parts: readonly Part[];
  /** the products on offer */
  on_sale: number;
  changed_at: Date | null;
}

const MOST_LINKS = 24;

const decimal = (hundredths: number) => String(hundredths / 100);

/** A fraction's point would make a file's name of an address, and a hyphen before digits a product's id. */
const sizeWord = (text: string) => text.replaceAll('.', '_');

/** How a size is written: 205/55 R16, 12 R22,5, 25×8 R12, 7×16. */
function sizeOf({ size }: SectionParts, values: readonly number[]): Omit<Part, 'of'> {
  const numbers = values.map(decimal);
  const rim = numbers.at(-1);
  const [first, second] = numbers;
  const isWheel = size.length === 2;
  const isByOuter = size[0] === 'outer_diameter';
  // 0 stands for a profile that the marking does not have
  const isPlain = !isByOuter && second === '0';
  const [word, label] = isWheel
    ? [`${first}x${rim}`, `${first}×${rim}`]
    : isPlain
      ? [`${first}-r${rim}`, `${first} R${rim}`]
      : isByOuter
        ? [`${first}x${second}-r${rim}`, `${first}×${second} R${rim}`]
        : [`${first}-${second}-r${rim}`, `${first}/${second} R${rim}`];
  return {
    word: sizeWord(word),
    label: label.replaceAll('.', ','),
    filter: Object.fromEntries(size.map((name, at) => [name, [Number(numbers[at])]])),
  };
}

/** The parts of one section by their addresses, and other spellings of their words. */
export class Selections {
  readonly #parts: SectionParts;
  readonly #known = new Map<string, KnownSelection>();
  readonly #words = new Map<string, Part>();
  readonly #aliases = new Map<string, string>();

  constructor(
    { code }: SectionDescription,
    counts: readonly SelectionCount[],
    reference: Reference,
  ) {
    this.#parts = SECTION_PARTS[code];
    const { attribute, kinds } = this.#parts;
    const kindIds = new Map<number, Part>();
    for (const { value, word, title } of kinds) {
      const id = reference.wordIds.get(`${attribute} ${value}`);
      const part: Part = { of: 'kind', word, label: title, filter: { [attribute]: [value] } };
      if (id !== undefined) kindIds.set(id, part);
      this.#words.set(word, part);
    }
    // words of kinds and of the commonest come first: a word leads to one thing
    for (const { brand_id, size, kind, on_sale, changed_at } of counts.toSorted(
      (a, b) => b.on_sale - a.on_sale,
    )) {
      const found = [
        ...(brand_id === null ? [] : [this.#brandPart(reference.brands.get(brand_id)?.name)]),
        ...(size === null ? [] : [this.#own({ of: 'size', ...sizeOf(this.#parts, size) })]),
        ...(kind === null ? [] : [kindIds.get(kind)]),
      ];
      const parts = found.filter((part) => part !== undefined);
      if (parts.length < found.length) continue;
      const path = parts.map(({ word }) => word).join('/');
      this.#known.set(path, { parts, on_sale, changed_at });
    }
    for (const { name, aliases } of reference.brands.values())
      for (const alias of aliases) this.#aliases.set(slug(alias), slug(name));
  }

  #brandPart(name: string | undefined) {
    return name === undefined
      ? undefined
      : this.#own({ of: 'brand', word: slug(name), label: name, filter: { brand: [name] } });
  }

  /** The part of a word, if the word leads to it alone. */
  #own(part: Part): Part | undefined {
    const { word, label } = part;
    if (word === '' || productIdOf(word) !== undefined) return undefined;
    const known = this.#words.get(word) ?? part;
    if (known.of !== part.of || known.label !== label) return undefined;
    this.#words.set(word, known);
    return known;
  }

  /** All addresses after that of the section. */
  entries(): Iterable<[path: string, selection: KnownSelection]> {
    return this.#known;
  }

  /** The words of a path as they are spelt here, in their order: the kind is the last. */
  #pathOf(path: string): string {
    const words = path
      .toLowerCase()
      .split('/')
      .filter((word) => word !== '')
      .map((word) => (this.#words.has(word) ? word : (this.#aliases.get(word) ?? word)));
    const isKind = (word: string) => this.#words.get(word)?.of === 'kind';
    return words.sort((a, b) => Number(isKind(a)) - Number(isKind(b))).join('/');
  }

  /** Finds what a path leads to. */
  find(asked: string): Selection | undefined {
    const path = this.#pathOf(asked);
    const known = path === '' ? WHOLE : this.#known.get(path);
    if (!known) return undefined;
    const { parts, on_sale } = known;
    return {
      path,
      title: this.#titleOf(parts),
      filter: Object.assign({}, ...parts.map(({ filter }) => filter)),
      on_sale: on_sale > 0,
      links: this.#linksOf(parts),
    };
  }

  #titleOf(parts: readonly Part[]) {
    const of = (name: PartName) => parts.find((part) => part.of === name)?.label;
    return [of('kind') ?? this.#parts.title, of('brand'), of('size')]
      .filter((words) => words !== undefined)
      .join(' ');
  }

  #linksOf(parts: readonly Part[]): Selection['links'] {
    const narrower = [...this.#known].flatMap(([path, { parts: own, on_sale }]) => {
      const added = own.filter((part) => !parts.includes(part));
      const [part] = added;
      return on_sale > 0 && part && added.length === 1 && own.length === parts.length + 1
        ? [{ path, part, on_sale }]
        : [];
    });
    const ofEach = Map.groupBy(narrower, ({ part }) => part.of);
    return (['kind', 'size', 'brand'] as const).flatMap((of) =>
      (ofEach.get(of) ?? [])
        .slice(0, MOST_LINKS)
        .map(({ path, part }) => ({ of, path, label: part.label })),
    );
  }
}

const WHOLE: KnownSelection = { parts: [], on_sale: 1, changed_at: null };

/** Columns of the listing that a section's parts are counted by. */
export const columnsOf = ({ code }: SectionDescription) => {
  const { attribute, size } = SECTION_PARTS[code];
  const column = (name: AttributeName) => ATTRIBUTES[name].column;
  return { kind: column(attribute), size: size.map(column) };
};
