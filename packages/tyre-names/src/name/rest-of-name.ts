import carNames from '../dictionary/car-names.json' with { type: 'json' };
import { lexiconOf, wordKey } from '../tagger/lexicon.ts';
import { misspelt, type TaggedNames, tagNames } from '../tagger/tagged-names.ts';
import { fold, nameKey } from '../text/spelling.ts';
import { first, type Section } from '../text/text-reading.ts';
import { brandNamed, type Dictionary, modelNameKey } from '../trade/dictionary.ts';
import { canMake } from '../trade/maker-kinds.ts';
import { isWheelSection } from '../trade/rules.generated.ts';
import { finishName } from '../trade/wheel-finishes.ts';
import { type BrandInName, isCar, isNoBrand } from './brand-in-name.ts';
import { type Draft, TAKEN } from './draft.ts';
import { layersOf } from './homologation.ts';
import {
  colourAmong,
  isColour,
  isColourWord,
  isLater,
  type ModelInName,
  splitModel,
} from './model-in-name.ts';
import { hasWord, nameParts } from './name-parts.ts';
import { takeWords, type WordsOfName } from './name-words.ts';
import { NOTHING, type ParsedName, type ValueOrigin } from './parsed-name.ts';

const indices = new WeakMap<Dictionary, { version: number; brands: Map<string, string | null> }>();

/** Returns the brand of every model that only one brand has. */
function brandsOf(dictionary: Dictionary): Map<string, string | null> {
  const known = indices.get(dictionary);
  if (known?.version === dictionary.version) return known.brands;
  const brands = new Map<string, string | null>();
  for (const [brand, models] of dictionary.models)
    for (const key of models.keys())
      brands.set(key, brands.has(key) && brands.get(key) !== brand ? null : brand);
  indices.set(dictionary, { version: dictionary.version, brands });
  return brands;
}

/** Shorter names are too common: `Ice 2`, `100`. */
const TELLING = 5;

/** Returns the brand that follows from a model's name alone: «НК-241» is Kama's. */
function brandOfModel(dictionary: Dictionary, model: string): string | undefined {
  const key = modelNameKey(model);
  return key.length >= TELLING ? (brandsOf(dictionary).get(key) ?? undefined) : undefined;
}

/** Words of the trade without further meaning. */
const TRADE_WORDS =
  /^(?:шин|автошин|мотошин|покрыш|резин|диск|автодиск|колес|tyre|tire|wheel|disk|для|под|или|без|шт|нов|акци|распродаж|скид|руб|цена|new$)/;

const CARS = new Set(
  JSON.stringify(carNames)
    .toLowerCase()
    .match(/[0-9a-zа-яё-]{3,}/g),
);
/** Checks whether a word names the car that the goods are for. Nobody has to explain such a word. */
const isOfCars = (word: string) => isCar(word) || CARS.has(word);

/** Returns the words that were not understood, of three letters and more. */
function unreadWords(left: readonly (string | null)[], read: readonly (string | null)[]): string[] {
  const known = nameKey(read.filter((text) => text !== null).join(' '));
  const words = left.flatMap((text) => fold(text ?? '').split(/[^0-9a-zа-я+-]+/));
  return [...new Set(words)].filter(
    (word) =>
      /[a-zа-я]{3}/.test(word) &&
      !TRADE_WORDS.test(word) &&
      !known.includes(nameKey(word)) &&
      !isOfCars(word) &&
      !isColourWord(word),
  );
}

/** What a name says besides its numbers. */
interface RestOfName {
  words: WordsOfName;
  facts: ParsedName;
}

const ofWords = ({
  filter,
  remarks,
  ply,
  pattern,
  quantity,
  year,
  country,
  homologation,
  ...words
}: WordsOfName): Partial<ParsedName> => ({
  remarks,
  pattern,
  quantity,
  year,
  country,
  homologation,
  ...layersOf(words),
  ply_rating: ply,
  axle: first(filter.axle),
  application: first(filter.application),
  position: first(filter.position),
  moto_type: first(filter.moto_type),
  rim_type: first(filter.rim_type),
});

/** Replaces each run of read characters by a single sign. */
function closedUp({ original, folded }: Draft): Draft {
  const closed = { original: '', folded: '' };
  for (let at = 0; at < folded.length; ) {
    const found = folded.indexOf(TAKEN, at);
    const end = found < 0 ? folded.length : found;
    closed.original += original.slice(at, end);
    closed.folded += folded.slice(at, end);
    if (found < 0) break;
    closed.original += TAKEN;
    closed.folded += TAKEN;
    for (at = found; folded[at] === TAKEN; ) at++;
  }
  return closed;
}

const upTo = (draft: Draft, end: number): Draft => ({
  original: draft.original.slice(0, end),
  folded: draft.folded.slice(0, end),
});

const REMEMBERED: ValueOrigin = { source: 'memory', sureness: 0.8 };

/**
 * Asks the tagger about what the rules leave open. Where both disagree, the tagger is right more often, unless the
 * rules found a known model.
 */
function readClosed(
  draft: Draft,
  brand: BrandInName | undefined,
  dictionary: Dictionary,
  section: Section,
): RestOfName {
  const words = takeWords(draft, section, brand, dictionary);
  const parts = nameParts({ ...draft }, brand, dictionary, section);
  const byRules = splitModel(parts, parts.brand.brand, dictionary, section);
  const unreadOf = ({ unread = [] }: Partial<ParsedName>) => [
    ...new Set([...unread, ...unreadWords(words.bracketed, [])]),
  ];
  const answer = (names: Partial<ParsedName>): RestOfName => ({
    words,
    facts: { ...NOTHING, ...ofWords(words), ...names, unread: unreadOf(names) },
  });
  if (brand && byRules.isModelKnown && parts.rest.length === 0)
    return answer({ ...parts.brand, ...byRules });
  const isWheel = isWheelSection(section);
  const tagged = tagNames(draft, brand, dictionary, isWheel ? 'wheel' : 'tyre');
  const byTagger = brandOf(tagged, dictionary, section);
  // the tagger took the model's words into an unknown brand, while the rules separate the two: use the brand of the
  // rules
  const isParted = !tagged.model && !byTagger.isBrandKnown && parts.model !== null;
  const named =
    brand || (isParted && parts.brand.brand) ? { ...parts.brand, origins: {} } : byTagger;
  const byTags = splitModel(
    { model: modelOf(draft, tagged, named), rest: [] },
    named.brand,
    dictionary,
    section,
  );
  const isByRules =
    isVersionMore(byRules, byTags) ||
    (byRules.isModelKnown && !byTags.isModelKnown && !extendsModel(byTags, byRules)) ||
    // the rest is the model, unless the tagger is right that a colour follows a wheel's brand
    (byTags.model === null && !(isWheel && isColour(byRules.model?.split(' ')[0] ?? '')));
  const model = isByRules ? byRules : byTags;
  const isAgreed = byRules.model === byTags.model;
  const colour = colourAmong(
    [
      isWheel ? finishIn(parts.rest, named.brand) : null,
      tagged.colour?.text,
      byTags.colour,
      byRules.colour,
    ].filter((read) => !read || !isOfCars(fold(read))),
  );
  return answer({
    ...named,
    ...model,
    colour,
    unread: unreadWords(
      [parts.brand.isBrandKnown ? null : parts.brand.brand, parts.model, ...parts.rest],
      [named.brand, named.origins.brand?.written ?? null, model.model, colour, ...words.kept],
    ),
    origins: {
      ...named.origins,
      ...(!isAgreed && !isByRules && tagged.model && { model: tagged.model.origin }),
    },
  });
}

/** Checks whether the first model is longer than the second: «Ice Zero Friction» is not «Ice Zero». */
const extendsModel = (one: ModelInName, other: ModelInName) =>
  nameKey(one.model ?? '').startsWith(nameKey(other.model ?? '')) &&
  nameKey(one.model ?? '') !== nameKey(other.model ?? '');

/** The most words that a finish has: «Gloss Black Machined Face». */
const MAX_FINISH = 4;

/** Returns the finish that the last piece of a wheel's name is, before an article: «Artic grey 3060161». */
function finishIn(rest: readonly string[], brand: string | null): string | null {
  const words = rest.at(-1)?.split(' ') ?? [];
  for (let count = Math.min(words.length, MAX_FINISH); count > 0; count--) {
    const text = words.slice(0, count).join(' ');
    const isRest = words.slice(count).every((word) => /^[([]?\d[\d\s)\]]*$/.test(word));
    if (isRest && finishName(brand, text) !== undefined) return text;
  }
  return null;
}

/**
 * Checks whether only a number or a version was added: «Forward Traction 75» is not «Forward Traction», because a
 * number after a model belongs to it, and «Superturismo LM» is not «Superturismo».
 */
function isVersionMore(one: ModelInName, other: ModelInName): boolean {
  if (other.model === null || !one.model?.startsWith(`${other.model} `)) return false;
  const added = one.model.slice(other.model.length + 1);
  return /^\d{2,3}$/.test(added) || isLater(added);
}

/** Checks whether the first word of a text occurs in models' names. */
const isOfModels = (dictionary: Dictionary, text: string) =>
  lexiconOf(dictionary).models.has(wordKey(/[a-zа-я]+/.exec(fold(text))?.[0] ?? ''));

/** Returns the model. A word that was wrongly taken for a brand begins it: `НК-241`, `VAZ 2103`. */
function modelOf({ original }: Draft, { brand, model }: TaggedNames, named: NamedBrand) {
  if (!model || !hasWord(model.text)) return null;
  const isBegun =
    brand && named.brand === null && /^[\s,-]*$/.test(original.slice(brand.end, model.start));
  return isBegun && brand.end <= model.start ? original.slice(brand.start, model.end) : model.text;
}

type NamedBrand = Pick<ParsedName, 'brand' | 'isBrandKnown' | 'origins'>;

/** Returns the brand of a name in which the rules know none. */
function brandOf(
  { brand, model }: TaggedNames,
  dictionary: Dictionary,
  section: Section,
): NamedBrand {
  if (brand) {
    const known = brandNamed(dictionary, brand.text);
    if (known && canMake(known, section))
      return { brand: known, isBrandKnown: true, origins: { brand: brand.origin } };
    // a word of a model, or one that is not a name, is not a brand
    const isWord =
      /^[a-zа-яё]/.test(brand.text) ||
      isNoBrand(brand.text) ||
      // «Форсаж-УАЗ» is a wheel for that car
      isCar(brand.text.split('-').at(-1) ?? '') ||
      isColourWord(brand.text) ||
      isOfModels(dictionary, brand.text);
    const meant = known || isWord ? undefined : misspelt(dictionary, brand.text);
    if (meant) return { brand: meant.text, isBrandKnown: true, origins: { brand: meant.origin } };
    if (!known && !isWord) return { brand: brand.text, isBrandKnown: false, origins: {} };
  }
  // a word of the trade tells no maker, even where one has a model of that name: «сталь»
  const isGeneral = model && isNoBrand(model.text) && !/\d/.test(model.text);
  const maker = model && !isGeneral && brandOfModel(dictionary, model.text);
  return maker
    ? { brand: maker, isBrandKnown: true, origins: { brand: REMEMBERED } }
    : { brand: null, isBrandKnown: false, origins: {} };
}

const MAX_KEPT = 5000;
const answers = new WeakMap<Dictionary, { version: number; known: Map<string, RestOfName> }>();

/** Returns the cache for the current version of a dictionary. */
function knownBy(dictionary: Dictionary): Map<string, RestOfName> {
  const kept = answers.get(dictionary);
  if (kept?.version === dictionary.version && kept.known.size < MAX_KEPT) return kept.known;
  const known = new Map<string, RestOfName>();
  answers.set(dictionary, { version: dictionary.version, known });
  return known;
}

/**
 * Reads the rest of a name after its numbers and its brand were taken. All sizes of one model leave the same rest, so
 * it is read only once. Callers must not change the result.
 */
export function readRest(
  draft: Draft,
  brand: BrandInName | undefined,
  dictionary: Dictionary,
  section: Section,
): RestOfName {
  const closed = closedUp(draft);
  const end = brand ? closedUp(upTo(draft, brand.end)).folded.length : 0;
  const key = [section, brand?.brand ?? '', end, closed.original, closed.folded].join('\n');
  const known = knownBy(dictionary);
  const read = known.get(key);
  if (read) return read;
  const answer = readClosed(
    closed,
    brand && { ...brand, start: end - 1, end },
    dictionary,
    section,
  );
  known.set(key, answer);
  return answer;
}
