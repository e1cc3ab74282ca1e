import { accessoryOf } from './accessories.ts';
import type { Dictionary } from './dictionary.ts';
import { type Draft, openDraft, takeNotation } from './draft.ts';
import {
  type ServiceIndex,
  takeRepeatedIndices,
  takeServiceIndex,
  WIDEST,
} from './index-in-name.ts';
import { matchesOf } from './matches.ts';
import { nameless, takeBrand } from './name-parts.ts';
import { PLY, seasonOfName, takeTube } from './name-words.ts';
import { NOTHING, type ParsedName } from './parsed-name.ts';
import { type Filter, first, type Section, type Span } from './reading.ts';
import { readRest } from './rest-of-name.ts';
import { RIM_SIZES } from './rim-sizes.ts';
import {
  isWheel,
  likelyTyreSection,
  type SizeShape,
  sureTyreSection,
  tyreSectionByWords,
  wheelSection,
} from './section-in-name.ts';
import { fold } from './spelling.ts';
import { FULL_TYRE_SIZES } from './tyre-sizes.ts';

export interface ParseOptions {
  /** Where the price list files it; a name that says otherwise wins. */
  section?: Section | undefined;
  dictionary: Dictionary;
}

const WHEELS: readonly Section[] = ['disks', 'truck_disks'];

/** Reads a product's name as suppliers write it. Pure; the same text and dictionary give the same answer. */
export function parseName(text: string, { section, dictionary }: ParseOptions): ParsedName {
  const accessory = accessoryOf(text);
  if (accessory) return { ...NOTHING, kind: 'accessory', accessory };
  const isRim = section ? WHEELS.includes(section) : isWheel(fold(text));
  return isRim ? parseWheel(text, section, dictionary) : parseTyre(text, section, dictionary);
}

/** The sizes that a tyre may be read by, in the order of trust: as filed, then as cars, trucks, machines have them. */
const tyreSections = (hint: Section | undefined): readonly Section[] => [
  ...new Set<Section>([
    ...(hint ? [hint] : []),
    'tyres',
    'truck_tyres',
    'special_tyres',
    'quadro_tyres',
    'moto_tyres',
  ]),
];

interface SizeOfTyre extends Span {
  filter: Filter;
  value: string;
  text: string;
  readAs: Section;
}

/** The shortest size that says all is `8-12`. */
const CAN_BE_SIZE = /\d(?:\D*\d){2}/;

function takeTyreSize(draft: Draft, hint: Section | undefined): SizeOfTyre | undefined {
  if (!CAN_BE_SIZE.test(draft.folded)) return undefined;
  for (const readAs of tyreSections(hint)) {
    const found = takeNotation(draft, FULL_TYRE_SIZES, readAs);
    if (found) {
      const { start, end, text, reading } = found;
      return { start, end, text, readAs, filter: reading.filter, value: reading.value };
    }
  }
  return undefined;
}

/** `3158022.5`: digits alone are short for a radial; a diagonal tyre has its dash. */
const isRadial = ({ text }: SizeOfTyre) => /r/.test(text) || /^\d{7}/.test(text);

/** `R`, `ZR` or, by the dash and the letters of bias and belted tyres, `D`. */
function constructionOf(size: SizeOfTyre, section: Section): ParsedName['construction'] {
  const { text, filter } = size;
  if (/zr/.test(text)) return 'ZR';
  if (isRadial(size)) return 'R';
  const isMetric = (filter.width?.[0] ?? 0) > 100 && (filter.profile?.[0] ?? 0) > 0;
  return isMetric && section === 'tyres' ? 'R' : 'D';
}

const plyOf = (text: string): number | undefined => {
  const [match] = matchesOf(PLY, fold(text));
  return match && Number(match[1] ?? match[2]);
};

/** What the words, the size and the indices of a tyre say together about where it belongs. */
function sectionOfTyre(
  text: string,
  size: SizeOfTyre,
  index: ServiceIndex | undefined,
  hint: Section | undefined,
): Section {
  const shape: SizeShape = {
    filter: size.filter,
    radial: isRadial(size),
    load: index ? Number.parseInt(index.load, 10) : undefined,
    speed: index?.speed ?? undefined,
    ply: plyOf(text),
  };
  const likely = likelyTyreSection(shape);
  // lists of car tyres hold those of quad bikes as well
  if (hint) return hint === 'tyres' && likely === 'quadro_tyres' ? likely : hint;
  return sureTyreSection(shape) ?? tyreSectionByWords(fold(text)) ?? likely;
}

function parseTyre(text: string, hint: Section | undefined, dictionary: Dictionary): ParsedName {
  const draft = openDraft(text);
  const size = takeTyreSize(draft, hint);
  const readAs = hint ?? tyreSectionByWords(fold(text)) ?? size?.readAs ?? 'tyres';
  const brand = takeBrand(draft, dictionary, readAs);
  const tube = takeTube(draft);
  const index = takeServiceIndex(draft, readAs) ?? takeServiceIndex(draft, readAs, WIDEST);
  if (!size) return nameless(draft, brand, dictionary);
  const section = sectionOfTyre(text, size, index, hint);
  const other = takeTyreSize(draft, section);
  takeRepeatedIndices(draft, section);
  const { words, facts } = readRest(draft, brand, dictionary, section);
  const studded = words.filter.studded ?? null;
  const season =
    first(words.filter.season) ?? (studded ? 'winter' : (seasonOfName(fold(text)) ?? null));
  return {
    ...facts,
    tube,
    kind: 'product',
    section,
    size: size.value,
    width: first(size.filter.width),
    profile: first(size.filter.profile) ?? 0,
    diameter: first(size.filter.diameter),
    outer_diameter: first(size.filter.outer_diameter),
    construction: constructionOf(size, section),
    load_index: index?.load ?? null,
    speed_index: index?.speed ?? null,
    season: season as ParsedName['season'],
    studded,
    run_flat: words.filter.run_flat ?? false,
    // on a truck or a machine «усиленная» speaks of plies
    xl: (words.filter.xl ?? false) && (section === 'tyres' || section === 'moto_tyres'),
    light_truck: size.filter.light_truck ?? false,
    other_size: other?.value ?? null,
  };
}

function parseWheel(text: string, hint: Section | undefined, dictionary: Dictionary): ParsedName {
  const draft = openDraft(text);
  const filter: Filter = {};
  const brand = takeBrand(draft, dictionary, hint ?? 'disks');
  for (;;) {
    const found = takeNotation(draft, RIM_SIZES, hint ?? 'truck_disks');
    if (!found) break;
    for (const [name, value] of Object.entries(found.reading.filter))
      if (!(name in filter)) Object.assign(filter, { [name]: value });
  }
  if (!filter.diameter || !(filter.rim_width || filter.pcd))
    return nameless(draft, brand, dictionary);
  const section = hint === 'truck_disks' ? hint : wheelSection(filter, fold(text));
  const { facts } = readRest(draft, brand, dictionary, section);
  return {
    ...facts,
    kind: 'product',
    section,
    size: [first(filter.rim_width), first(filter.diameter)]
      .filter((side) => side !== null)
      .join('×'),
    rim_width: first(filter.rim_width),
    diameter: first(filter.diameter),
    bolts: first(filter.bolts),
    pcd: filter.pcd ?? [],
    et: filter.et_min ?? null,
    dia: filter.dia_min ?? null,
  };
}
