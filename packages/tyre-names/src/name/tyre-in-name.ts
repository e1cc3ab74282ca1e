import { fullProfile, metric } from '../sizes/tyre-numbers.ts';
import { FULL_TYRE_SIZES, VAN } from '../sizes/tyre-sizes.ts';
import { lexiconOf } from '../tagger/lexicon.ts';
import { type TaggedSpan, tag } from '../tagger/tag.ts';
import type { Label } from '../tagger/tagger-labels.ts';
import { matchesOf } from '../text/matches.ts';
import { type Notation, notation } from '../text/notation.ts';
import { fold } from '../text/spelling.ts';
import type { Filter, Section, Span } from '../text/text-reading.ts';
import type { Dictionary } from '../trade/dictionary.ts';
import {
  likelyTyreSection,
  type SizeShape,
  sureTyreSection,
  tyreSectionByWords,
} from '../trade/section-in-name.ts';
import { PLY } from '../trade/words-in-names.ts';
import type { BrandInName } from './brand-in-name.ts';
import { type Draft, openDraft, TAKEN, take, takeAll, takeNotation } from './draft.ts';
import { GLUED, LOAD_FIRST } from './index-forms.ts';
import {
  type ServiceIndex,
  takeLoneLoad,
  takeRepeatedIndices,
  takeServiceIndex,
  WIDEST,
} from './index-in-name.ts';
import { takeBrand } from './name-parts.ts';
import { takeTube } from './name-words.ts';
import type { ParsedName, ValueOrigin } from './parsed-name.ts';

/** `155/13`, `195/14С`: no profile is so low. A wider tyre without the mark of a van may lack a digit. */
const widthAndRim: Notation['read'] = ([width, rim, mark], section) =>
  mark || Number(width) <= 185 ? fullProfile([width, rim, mark], section) : undefined;

/** Sizes that look like an article, `2055516`, or like two loads, `155/13`. Read only if a name has no other size. */
const DOUBTFUL_TYRE_SIZES: readonly Notation[] = [
  notation(
    ['tyres', 'truck_tyres'],
    String.raw`(?:lt|p)?(\d{2}5)([3-9][05]|25)(1[2-9]|2[0-4]|1[79]5|225)${VAN}`,
    metric,
  ),
  notation(
    ['tyres'],
    String.raw`([12]\d5)\s?/\s?(1[2-6])(c)?(?![a-zа-я]|\s?[/x-]\s?\d)`,
    widthAndRim,
  ),
];

/** A size that no rule can read, rewritten as a marking that the rules can read. */
interface TaggedSize extends Span {
  marking: string;
  origin: ValueOrigin;
}

/** A guess at numbers must be nearly certain. */
const SURE = 0.85;
/** The least that a size needs: two numbers with something between them. */
const NUMBERS = /\d(?:.*\D)\d/;

/** Takes a tyre's size that the tagger has found: «ширина 205 профиль 55 диаметр 16». */
function takeTaggedSize(
  draft: Draft,
  brand: Span | undefined,
  dictionary: Dictionary,
): TaggedSize | undefined {
  if (!NUMBERS.test(draft.folded)) return undefined;
  const tagged = tag(draft, brand, lexiconOf(dictionary), 'tyre');
  const find = (label: Label) => tagged.find((one) => one.label === label);
  const text = (one: TaggedSpan | undefined) =>
    one && /^\d+(?:\.\d+)?$/.exec(draft.folded.slice(one.start, one.end))?.[0];
  const [outer, width, profile, rim] = (
    ['outer_diameter', 'width', 'profile', 'diameter'] as const
  ).map(find);
  if (!text(width) || !text(rim) || (!text(profile) && !text(outer))) return undefined;
  const used = [outer, width, profile, rim].filter((one) => one !== undefined);
  const sureness = Math.min(...used.map((one) => one.sureness));
  if (sureness < SURE) return undefined;
  for (const { start, end } of used) take(draft, start, end);
  return {
    marking: text(outer)
      ? `${text(outer)}x${text(width)} R${text(rim)}`
      : `${text(width)}/${text(profile)} R${text(rim)}`,
    start: Math.min(...used.map(({ start }) => start)),
    end: Math.max(...used.map(({ end }) => end)),
    origin: { source: 'name', sureness },
  };
}

/** Returns the sections whose notations are tried, in order of trust: the one given, then cars, trucks and machines. */
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

/** The shortest complete size is `8-12`. */
const CAN_BE_SIZE = /\d(?:\D*\d){2}/;

const IN_BRACKETS = /\([^()]*\)/g;

/** Takes the size. One in brackets is taken last, since `18.4R34 (460/85R34)` has two names for the same size. */
function takeTyreSize(draft: Draft, hint: Section | undefined): SizeOfTyre | undefined {
  const bare = draft.folded.replace(IN_BRACKETS, (inside) => TAKEN.repeat(inside.length));
  const outside = bare !== draft.folded && takeSizeIn({ ...draft, folded: bare }, hint);
  if (!outside) return takeSizeIn(draft, hint);
  take(draft, outside.start, outside.end);
  return outside;
}

function takeSizeIn(
  draft: Draft,
  hint: Section | undefined,
  notations = FULL_TYRE_SIZES,
): SizeOfTyre | undefined {
  if (!CAN_BE_SIZE.test(draft.folded)) return undefined;
  for (const readAs of tyreSections(hint)) {
    const found = takeNotation(draft, notations, readAs);
    if (found) {
      const { start, end, text, reading } = found;
      return { start, end, text, readAs, filter: reading.filter, value: reading.value };
    }
  }
  return undefined;
}

/**
 * The mark of a van apart from its size: `R16 С`, `C-8PR`, `LT-10PR`. A small «с» is a preposition, unless loads
 * follow.
 */
const VAN_APART =
  /^\s(?:[CС](?![0-9A-Za-zА-Яа-яЁё-])|c(?=\s+\d{2,3}\s?\/)|(?:[CС]|LT)-?(?=\d{1,2}\s?PR))/;
/** The same in any other place of the name. */
const PLIES_OF_VAN = /(?<![0-9A-Za-zА-Яа-яЁё])(?:[CС]|LT)-(?=\d{1,2}PR)/g;

/** Takes the marks of a light truck that stand beside the size. */
function takeVanMark(draft: Draft, size: SizeOfTyre): boolean {
  const apart = VAN_APART.exec(draft.original.slice(size.end));
  if (apart) take(draft, size.end, size.end + apart[0].length);
  let isVan = apart !== null || /\blt|lt$/.test(size.text);
  for (const { index, 0: mark } of matchesOf(PLIES_OF_VAN, draft.original)) {
    isVan = true;
    take(draft, index, index + mark.length);
  }
  return isVan;
}

const ZR_APART = /(?<![0-9a-zа-я])zr(?![0-9a-zа-я])/g;

/**
 * Checks whether a size is radial. `3158022.5`, `315-80-22.5`, `315/80/22.5` and `155/13` are short forms without R. The dash
 * means diagonal after a slash, or if it is the only sign.
 */
const isRadial = ({ text }: SizeOfTyre) =>
  /r/.test(text) ||
  /^\d{7}/.test(text) ||
  /^\d{3}\s?\/\s?\d{2}c?$/.test(text) ||
  /^[1-3]\d{2}(?:-\d{2}-|[^-\d]+\d{2}[^-\d]+)(?:17|19|22)\.5/.test(text);

/** Returns `R`, `ZR`, or `D` for the dash and the letters of bias and belted tyres. */
function constructionOf(size: SizeOfTyre, section: Section): ParsedName['construction'] {
  const { text, filter } = size;
  if (/z\s?r/.test(text)) return 'ZR';
  if (isRadial(size)) return 'R';
  const isMetric = (filter.width?.[0] ?? 0) > 100 && (filter.profile?.[0] ?? 0) > 0;
  return isMetric && section === 'tyres' ? 'R' : 'D';
}

const plyOf = (text: string): number | undefined => {
  const [match] = matchesOf(PLY, fold(text));
  return match && Number(match[1] ?? match[2]);
};

/** Returns the section that the words, the size and the indices of a tyre together suggest. */
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
    isOfImplement: /^\d+(?:\.\d+)?\s?l\s?[-r]|\d(?:sl|fi)$/.test(size.text),
    isOfMotorcycle: /^\d{2,3}\/\d{2,3}\s?(?:[hsv]?b|(?<=^\d*0\/.*)[hv])\s?\d{2}$/.test(size.text),
  };
  const likely = likelyTyreSection(shape);
  // lists of car tyres also have tyres for quad bikes
  if (hint) return hint === 'tyres' && likely === 'quadro_tyres' ? likely : hint;
  return sureTyreSection(shape) ?? tyreSectionByWords(fold(text)) ?? likely;
}

/** Reads the tagger's size by the rules. Returns undefined if the numbers cannot be a size. */
function sizeOf({ marking, start, end }: TaggedSize, hint: Section | undefined) {
  const marked = openDraft(marking);
  const size = takeTyreSize(marked, hint) ?? takeSizeIn(marked, hint, DOUBTFUL_TYRE_SIZES);
  return size && { ...size, start, end };
}

/**
 * Returns the section whose notations the rest of the name is read by: `315/80 R22.5` is first read as a car's size,
 * but is a truck's.
 */
const readAsOf = ({ filter, readAs }: SizeOfTyre): Section =>
  [17.5, 19.5, 22.5].includes(filter.diameter?.[0] ?? 0) && readAs === 'tyres'
    ? 'truck_tyres'
    : readAs;

/** The numbers of a tyre. Each is taken out of the draft. */
interface TyreNumbers {
  readAs: Section;
  section: Section;
  size: SizeOfTyre | undefined;
  brand: BrandInName | undefined;
  tube: ParsedName['tube'];
  index: ServiceIndex | undefined;
  construction: ParsedName['construction'];
  isVan: boolean;
  otherSize: string | null;
  /** How reliable the size is, if the tagger has read it. */
  sizeTold: ValueOrigin | undefined;
}

/**
 * Takes all the numbers and marks of a tyre's name, so that words are left. The tagger is asked for a size that no rule
 * can read.
 */
export function takeTyreNumbers(
  draft: Draft,
  hint: Section | undefined,
  dictionary: Dictionary,
  askForSize = takeTaggedSize,
): TyreNumbers {
  const { original: text } = draft;
  const bySize = takeTyreSize(draft, hint) ?? takeSizeIn(draft, hint, DOUBTFUL_TYRE_SIZES);
  const readAs = hint ?? tyreSectionByWords(fold(text)) ?? (bySize && readAsOf(bySize)) ?? 'tyres';
  const brand = takeBrand(draft, dictionary, readAs);
  const tube = takeTube(draft, /z\s?r/.test(bySize?.text ?? ''));
  const index =
    takeServiceIndex(draft, readAs, undefined, LOAD_FIRST) ??
    takeServiceIndex(draft, readAs, WIDEST, GLUED) ??
    takeServiceIndex(draft, readAs) ??
    takeServiceIndex(draft, readAs, WIDEST) ??
    takeLoneLoad(draft, readAs);
  const tagged = bySize ? undefined : askForSize(draft, brand, dictionary);
  const size = bySize ?? (tagged && sizeOf(tagged, hint));
  const section = size ? sectionOfTyre(text, size, index, hint) : readAs;
  const isVan = size !== undefined && takeVanMark(draft, size);
  let isZr = false;
  takeAll(draft, ZR_APART, () => {
    isZr = true;
  });
  const other = size && takeTyreSize(draft, section);
  if (size) takeRepeatedIndices(draft, section);
  return {
    readAs,
    section,
    size,
    brand,
    tube,
    index,
    construction: size ? (isZr ? 'ZR' : constructionOf(size, section)) : null,
    isVan: (size?.filter.light_truck ?? false) || isVan,
    otherSize: other?.value ?? null,
    sizeTold: tagged?.origin,
  };
}
