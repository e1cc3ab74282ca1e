import { isWheelSection } from '@org/api-client/sections';
import { unescaped } from '../text/entities.ts';
import { fold } from '../text/spelling.ts';
import { first, type Section } from '../text/text-reading.ts';
import { accessoryOf } from '../trade/accessories.ts';
import type { Dictionary } from '../trade/dictionary.ts';
import { statedName } from '../trade/placeholders.ts';
import { seasonOfName } from '../trade/season-of-name.ts';
import { isWheel, wheelSection } from '../trade/wheel-section.ts';
import { openDraft } from './draft.ts';
import { nameless } from './name-parts.ts';
import { NOTHING, type ParsedName, type Told } from './parsed-name.ts';
import { readRest } from './rest-of-name.ts';
import { tellAll } from './told.ts';
import { GUESSED, toldOf } from './told-of-name.ts';
import { takeTyreNumbers } from './tyre-in-name.ts';
import { takeWheelNumbers } from './wheel-in-name.ts';

export interface ParseOptions {
  /** The section of the price list. A name that says otherwise wins. */
  section?: Section | undefined;
  dictionary: Dictionary;
}

/** No product's name is longer; what follows is a description, and reading takes longer with each word of it. */
const LONGEST = 400;

/** Returns the whole words of a text, as far as a name may reach. */
const nameIn = (text: string) =>
  text.length <= LONGEST
    ? text
    : text
        .slice(0, LONGEST + 1)
        .replace(/\S*$/, '')
        .trimEnd() || text.slice(0, LONGEST);

/** Reads a product's name as suppliers write it. Pure: the same text and dictionary give the same result. */
export function parseName(written: string, { section, dictionary }: ParseOptions): ParsedName {
  const text = nameIn(unescaped(written));
  const accessory = accessoryOf(text);
  if (accessory) return { ...NOTHING, kind: 'accessory', accessory };
  const isRim = section ? isWheelSection(section) : isWheel(fold(text));
  const read = isRim ? parseWheel(text, section, dictionary) : parseTyre(text, section, dictionary);
  const parsed = { ...read, brand: statedName(read.brand), model: statedName(read.model) };
  return { ...parsed, told: toldOf(parsed) };
}

function parseTyre(text: string, hint: Section | undefined, dictionary: Dictionary): ParsedName {
  const draft = openDraft(text);
  const numbers = takeTyreNumbers(draft, hint, dictionary);
  const { size, brand, index, section } = numbers;
  if (!size) return nameless(draft, brand, dictionary);
  const { words, facts } = readRest(draft, brand, dictionary, section);
  const studded = words.filter.studded ?? null;
  const season = first(words.filter.season) ?? (studded ? 'winter' : null);
  const read: ParsedName = {
    ...facts,
    // a machine tyre may have no name other than its tread pattern
    model: inVersion(facts.model, words.version) ?? words.pattern,
    tube: numbers.tube,
    kind: 'product',
    section,
    size: size.value,
    width: first(size.filter.width),
    profile: first(size.filter.profile) ?? 0,
    diameter: first(size.filter.diameter),
    outer_diameter: first(size.filter.outer_diameter),
    construction: numbers.construction,
    load_index: index?.load ?? null,
    speed_index: index?.speed ?? null,
    season: season as ParsedName['season'],
    studded,
    // Mercedes' run-flat tyres
    run_flat: words.filter.run_flat ?? words.homologation === 'MOE',
    homologation: words.homologation === 'MO' && words.filter.run_flat ? 'MOE' : words.homologation,
    // on trucks and machines «усиленная» refers to plies
    xl: (words.filter.xl ?? false) && (section === 'tyres' || section === 'moto_tyres'),
    light_truck: numbers.isVan,
    other_size: numbers.otherSize,
    told: { ...facts.told, ...told(numbers.sizeTold) },
  };
  return season === null ? tellAll(read, { season: seasonOfName(fold(text)) }, GUESSED) : read;
}

const inVersion = (model: string | null, version: string | null) =>
  model !== null && version !== null ? `${model} ${version}` : model;

const told = (size: Told | undefined): ParsedName['told'] =>
  size ? { width: size, profile: size, diameter: size, outer_diameter: size } : {};

function parseWheel(text: string, hint: Section | undefined, dictionary: Dictionary): ParsedName {
  const draft = openDraft(text);
  const { filter, brand } = takeWheelNumbers(draft, hint, dictionary);
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
