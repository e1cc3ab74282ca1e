import type { Section, Selection } from '@org/api-client/schema';
import { ATTRIBUTES, type AttributeName } from '@org/trade/attributes';
import { productIdOf } from '@org/trade/product-path';
import { slug } from '@org/trade/slug';
import type { Reference } from '../filter/reference.ts';
import type { SectionDescription } from '../filter/sections.ts';

/** A value by which a part of a section has an address. */
interface Kind {
  value: string;
  /** in the address */
  word: string;
  /** name of such products */
  title: string;
}

interface SectionParts {
  /** name of all products of the section */
  title: string;
  /** the attribute whose values are kinds */
  attribute: AttributeName;
  kinds: readonly Kind[];
  /** the attributes that make a size: the first two are written before the last, which is the rim's diameter */
  size: readonly AttributeName[];
}

const kind = (value: string, word: string, title: string): Kind => ({ value, word, title });
const METRIC = ['width', 'profile', 'diameter'] as const;
const RIM = ['rim_width', 'diameter'] as const;

/** What makes parts of the sections that people look for by name. */
const SECTION_PARTS: Record<Section, SectionParts> = {
  tyres: {
    title: 'Шины',
    attribute: 'season',
    kinds: [
      kind('winter', 'zima', 'Зимние шины'),
      kind('summer', 'leto', 'Летние шины'),
      kind('all_season', 'vsesezon', 'Всесезонные шины'),
    ],
    size: METRIC,
  },
  disks: {
    title: 'Диски',
    attribute: 'rim_type',
    kinds: [
      kind('cast', 'litye', 'Литые диски'),
      kind('forged', 'kovanye', 'Кованые диски'),
      kind('stamped', 'shtampovannye', 'Штампованные диски'),
    ],
    size: RIM,
  },
  truck_tyres: {
    title: 'Грузовые шины',
    attribute: 'axle',
    kinds: [
      kind('steer', 'rulevaya-os', 'Грузовые шины на рулевую ось'),
      kind('drive', 'vedushchaya-os', 'Грузовые шины на ведущую ось'),
      kind('trailer', 'pritsepnaya-os', 'Грузовые шины на прицепную ось'),
      kind('all', 'universalnye', 'Универсальные грузовые шины'),
    ],
    size: METRIC,
  },
  truck_disks: {
    title: 'Грузовые диски',
    attribute: 'rim_type',
    kinds: [
      kind('steel', 'stalnye', 'Стальные грузовые диски'),
      kind('forged_aluminium', 'kovanye', 'Кованые алюминиевые грузовые диски'),
    ],
    size: RIM,
  },
  special_tyres: {
    title: 'Спецшины',
    attribute: 'application',
    kinds: [
      kind('agro', 'selhoz', 'Шины для сельхозтехники'),
      kind('industrial', 'industrialnye', 'Индустриальные шины'),
      kind('skid_steer', 'mini-pogruzchik', 'Шины для мини-погрузчиков'),
      kind('forklift', 'vilochnyj-pogruzchik', 'Шины для вилочных погрузчиков'),
      kind('otr', 'karer', 'Карьерные шины'),
      kind('forestry', 'les', 'Лесные шины'),
    ],
    size: METRIC,
  },
  moto_tyres: {
    title: 'Мотошины',
    attribute: 'moto_type',
    kinds: [
      kind('sport', 'sport', 'Спортивные мотошины'),
      kind('sport-touring', 'sport-turist', 'Спортивно-туристические мотошины'),
      kind('adventure', 'turenduro', 'Мотошины для турэндуро'),
      kind('cruiser', 'kruizer', 'Мотошины для круизеров и чопперов'),
      kind('enduro', 'enduro', 'Мотошины для эндуро'),
      kind('motocross', 'kross', 'Кроссовые мотошины'),
      kind('scooter', 'skuter', 'Шины для скутеров'),
    ],
    size: METRIC,
  },
  quadro_tyres: {
    title: 'Квадрошины',
    attribute: 'position',
    kinds: [
      kind('front', 'perednie', 'Передние квадрошины'),
      kind('rear', 'zadnie', 'Задние квадрошины'),
    ],
    size: ['outer_diameter', 'width', 'diameter'],
  },
};

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
interface KnownSelection {
  parts: readonly Part[];
  /** the products on offer */
  on_sale: number;
  changed_at: Date | null;
}

const MAX_LINKS = 24;

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

/** The parts of one section by their addresses, and other spellings of their words. Decision 330. */
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
    const narrower = [...this.#known].flatMap(([path, { parts: partsOfOther, on_sale }]) => {
      const added = partsOfOther.filter((part) => !parts.includes(part));
      const [part] = added;
      return on_sale > 0 && part && added.length === 1 && partsOfOther.length === parts.length + 1
        ? [{ path, part, on_sale }]
        : [];
    });
    const ofEach = Map.groupBy(narrower, ({ part }) => part.of);
    return (['kind', 'size', 'brand'] as const).flatMap((of) =>
      (ofEach.get(of) ?? [])
        .slice(0, MAX_LINKS)
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
