import {
  isModelBehindBrand,
  isReading,
  preferBrand,
  withoutForeignBrands,
  withWholeBrands,
} from '../models/brand-pieces.ts';
import type { NameIndex, NameIndexes } from '../models/model-names.ts';
import { isKnown, type Piece } from '../models/piece.ts';
import { isModelWord, readLoosely, sounding } from '../models/read-loosely.ts';
import { type ReadModels, readModels } from '../models/read-models.ts';
import { readName } from '../models/read-name.ts';
import { partedCode } from '../models/spoken-words.ts';
import { isEverydayNoun } from '../text/everyday-nouns.ts';
import { type Edit, joinEdits, type RewrittenText, rewrite } from '../text/rewrite.ts';
import { withOneAlphabet, withScannedDigits } from '../text/scanned-digits.ts';
import { asLatin, asSounded, fold, nameKey, wordInOtherLayout } from '../text/spelling.ts';
import { mergeFilters, type Pair } from '../text/text-merge.ts';
import { type Reading, type Section, type Token, token } from '../text/text-reading.ts';
import type { components } from '../trade/contract.generated.ts';
import { isWheelSection } from '../trade/rules.generated.ts';
import { EITHER, withAlternatives } from './alternatives.ts';
import { carSlips } from './car-slips.ts';
import { withRefusals } from './negation.ts';
import { asksForAccessory } from './query-accessories.ts';
import { readSlip } from './read-slips.ts';
import { scan } from './scan.ts';
import { spokenCodes } from './spoken-codes.ts';
import { spokenNumbers } from './spoken-numbers.ts';
import { brandOfRun, unreadRuns, withoutIdleMarks } from './unread-runs.ts';
import { readLater } from './words-no-name-holds.ts';

/**
 * Places where words, names, sizes and counts were written as one: `205/55r16зима`, «зима205/55», `michelin205/55`,
 * «зимашипы», «шипы4шт».
 */
const SEAMS =
  /(?<=\d)(?=[а-яё]{3,})(?!дюйм)|(?<=r\s?\d\d)(?=[a-z]{4,})|(?<=[а-яё]{3})(?=(?:[rр]\d\d|\d{3}[/x\\* ]\d{2}|\d{5}[rр]\d\d|\d{7})(?!\d))|(?<=[а-яё]{4})(?=\d{1,3}\s?шт)|(?<=(?<![а-яё])(?:зима|зимние|зимняя|лето|летние|летняя|шипы|липучка))(?=шип|липуч|зим[аын]|лет[он])|(?<=[a-z]{4})(?=(?:\d{3}[/x\\* ]\d{2}|\d{7})(?!\d))|(?<=\d[rр]\d\d[cс]?)(?=[а-яё]{3,})/gi;

/** Inserts the missing gaps into a text, and replaces sizes that were spoken or scanned by digits. */
function withGaps(typed: string): RewrittenText {
  const q = withOneAlphabet(withScannedDigits(typed));
  const gaps = [...q.matchAll(SEAMS)].map(
    ({ index }): Edit => ({ start: index, end: index, text: ' ' }),
  );
  return rewrite(q, [...gaps, ...spokenNumbers(q)]);
}

export type Understanding = components['schemas']['Understanding'];

/** How many things a text says: the size of «R16 205/55» says three, be it one piece, as in tyres for cars, or two. */
const saidCount = ({ filter }: Understanding): number => Object.keys(filter).length;

/** Length of the models that are named in several words, or a long one: «drive» alone may be of anything. */
const modelLength = ({ tokens }: Understanding): number =>
  lengthOf(
    tokens.filter(
      ({ field, text }) => field === 'model' && (text.includes(' ') || text.length > 7),
    ),
  );

/**
 * Compares how two sections understand one text, the better one first: that which names more of a model, or else says
 * more. «пилот спорт» is a Pilot Sport, and not some Pilot of a sports motorcycle.
 */
export const byMeaning = (a: Understanding, b: Understanding): number =>
  modelLength(b) - modelLength(a) || saidCount(b) - saidCount(a);

/** A text with more unread words is not a search. Looking for typing errors in all of them would take too long. */
const MAX_UNREAD = 12;

/** A name and a number that were written as one: `нордман7`, `кама-519`. */
const GLUED = /^([a-zа-я]{2,})-?(\d{1,4}[a-zа-я]?\+?)$/;

/** Splits a brand from what is joined to it, unless both are one name: `pirelli/michelin`, `КАМА-EURO-131`. */
function partsOf(index: NameIndex, section: Section, piece: Piece): Piece[] | undefined {
  const [, first, sign] = /^([a-zа-я]{3,})([/-])[0-9a-zа-я]/.exec(piece.word) ?? [];
  if (!first || !sign || isModelWord(index, piece.word)) return undefined;
  const isBrand = (name: string) => readName(index, section, name)?.field === 'brand';
  if (!isBrand(first) || isBrand(piece.word)) return undefined;
  const cut = piece.start + first.length;
  return [
    { ...piece, end: cut, word: first },
    { ...piece, start: cut + 1, word: piece.word.slice(first.length + 1) },
  ];
}

/** Reads a piece as a word in any spelling, or as two words that were written as one. */
function readPiece(index: NameIndex, section: Section, piece: Piece): Piece[] {
  if (isReading(piece) || isKnown(piece)) return [piece];
  const parts = partsOf(index, section, piece);
  if (parts) return parts.flatMap((part) => readPiece(index, section, part));
  const reading = readLoosely(index, section, piece.word);
  if (reading) return [{ ...piece, reading }];
  const [, name, number] = GLUED.exec(piece.word) ?? [];
  const latin = asLatin(piece.word);
  const whole = [piece.word, latin, asSounded(piece.word), partedCode(latin) ?? ''];
  const isWhole = whole.some((word) => word !== '' && isModelWord(index, word));
  if (!name || !number || isWhole || sounding(index, piece.word).length > 0) return [piece];
  const brand = readLoosely(index, section, name);
  return [
    { ...piece, end: piece.start + name.length, word: name, ...(brand && { reading: brand }) },
    { ...piece, start: piece.end - number.length, word: number },
  ];
}

/** Reads a model of another brand than the one that was named, if it is an alternative: «nordman 8 vs ice zero». */
function readOtherModels(
  index: NameIndex,
  run: readonly Piece[],
  text: string,
  pieces: readonly Piece[],
): ReadModels | undefined {
  const [before, next] = [
    pieces[pieces.indexOf(run[0]!) - 1],
    pieces[pieces.indexOf(run.at(-1)!) + 1],
  ];
  const isChoice = (start: number, end: number) => EITHER.test(fold(text.slice(start, end)));
  const isOther =
    (before?.reading?.field === 'model' && isChoice(before.end, run[0]!.start)) ||
    (next?.reading?.field === 'brand' && isChoice(run.at(-1)!.end, next.start));
  const models = isOther ? readModels(index, run, text, undefined, true) : undefined;
  // a word in the middle of others may be of any model
  if (models?.run.length !== run.length) return undefined;
  const { reading, brands } = models;
  const hasBrand = pieces.some((piece) => piece.reading?.field === 'brand');
  const filter = { ...reading.filter, ...(hasBrand && { brand: [...brands] }) };
  return { ...models, reading: { ...reading, filter } };
}

/** Replaces the words of a model by one piece, and chooses the model's brand. */
const withModels = (pieces: readonly Piece[], models: ReadModels, brand: Reading | undefined) => {
  const { run, reading } = models;
  const whole = { ...run[0]!, end: run.at(-1)!.end, reading };
  return pieces
    .filter((piece) => piece === run[0] || !run.includes(piece))
    .map((piece) => {
      if (piece === run[0]) return whole;
      const isOther = brand && piece.reading === brand && models.brand !== brand.value;
      return isOther && models.brand
        ? { ...piece, reading: preferBrand(brand, models.brand) }
        : piece;
    });
};

const sharesModel = (one: Reading, other: Reading) =>
  other.filter.model?.some((name) => one.filter.model?.includes(name)) ?? false;

/** Reads a word that is not a name: one that also occurs in names, or a misspelt word of the trade. */
function readAtLast(section: Section, piece: Piece): Piece[] {
  const later = readLater(section, piece.word);
  if (later || isKnown(piece)) return [{ ...piece, ...later }];
  const slip = readSlip(section, piece.word);
  if (slip && !slip.reading) return [];
  return [{ ...piece, ...(slip?.reading && { reading: slip.reading }) }];
}

/** Checks whether a piece contains a corrected word. */
const isOneOf = (slips: readonly Edit[], { start, end }: Piece, position: (at: number) => number) =>
  slips.some((slip) => position(slip.start) >= start && position(slip.end) <= end);

const corrected = (piece: Piece): Piece =>
  piece.reading ? { ...piece, reading: { ...piece.reading, corrected: true } } : piece;

const ONE_ALPHABET = /^[^a-z]*[а-яё][^a-z]*$|^[^а-яё]*[a-z][^а-яё]*$/i;

/** Returns the same keys in the other layout. Numbers without a letter are the same in both. */
const inOtherKeys = (q: string) =>
  fold(q).replace(/\S+/g, (chunk) => (/[a-zа-я]/.test(chunk) ? wordInOtherLayout(chunk) : chunk));

const lengthOf = (pieces: readonly { text: string }[]) =>
  pieces.reduce((length, { text }) => length + text.length, 0);

/** Returns the meaning of a text that was typed in the wrong layout. The pieces keep the typed letters. */
function asTyped(q: string, other: Understanding): Understanding {
  return {
    ...other,
    tokens: other.tokens.map((one) => {
      const text = q.slice(one.start, one.end);
      return { ...one, text, corrected: one.corrected || /[a-zа-яё]/i.test(text) };
    }),
    unknown: other.unknown.map((one) => ({ ...one, text: q.slice(one.start, one.end) })),
  };
}

/**
 * Reads a text once more with its misspelt brand as the maker spells it, if words are left: behind a brand that is
 * known, «х айс» and «айсгард» are models.
 */
function withSpeltBrand(
  q: string,
  section: Section,
  index: NameIndex,
  typed: TypedQuery,
): TypedQuery {
  const brands = typed.understood.tokens.filter(
    ({ field, corrected: isSlip }) => field === 'brand' && isSlip,
  );
  const left = lengthOf(typed.understood.unknown);
  if (left === 0 || brands.length === 0) return typed;
  const spelt = rewrite(
    q,
    brands.map(({ start, end, value }): Edit => ({ start, end, text: value })),
  );
  const again = understandTyped(spelt.text, section, index);
  if (lengthOf(again.understood.unknown) >= left) return typed;
  const placed = <Place extends { start: number; end: number }>(one: Place) => {
    const [start, end] = [spelt.position(one.start), spelt.position(one.end)];
    return { ...one, start, end, text: q.slice(start, end) };
  };
  // a model is read by the brand that was mended
  const isMended = ({ field, start }: Token) =>
    field === 'model' || brands.some((brand) => brand.start === start);
  return {
    ...again,
    understood: {
      ...again.understood,
      tokens: again.understood.tokens
        .map(placed)
        .map((one) => (isMended(one) ? { ...one, corrected: true } : one)),
      unknown: again.understood.unknown.map(placed),
    },
  };
}

/**
 * Returns what a text means in one section: sizes in any notation, words of the trade, names. Pieces that mean nothing
 * here are returned as `unknown`: the search looks for them in the products' own words.
 */
export function understand(q: string, section: Section, indexes: NameIndexes): Understanding {
  const index = indexes[section];
  if (asksForAccessory(q)) return inWords(q);
  const typed = withSpeltBrand(q, section, index, understandTyped(q, section, index));
  if (typed.open === 0 || !ONE_ALPHABET.test(q)) return typed.understood;
  const other = understandTyped(inOtherKeys(q), section, index);
  const [before, after] = [typed.understood, other.understood];
  const isOther = before.tokens.some(({ corrected }) => corrected) && other.open === 0;
  // two letters may match by chance, so more must be gained, and nothing that was read may be lost
  const isKept = ({ start, end }: Token) =>
    after.tokens.some((one) => one.start <= start && one.end >= end);
  const isMeant =
    !typed.hasCar &&
    before.tokens.every(isKept) &&
    after.tokens.length > 0 &&
    after.tokens.length >= before.tokens.length &&
    (isOther || lengthOf(after.unknown) + 2 < typed.open);
  return isMeant ? asTyped(q, after) : before;
}

/** Returns a text as words that mean nothing here. */
const inWords = (q: string): Understanding => ({
  section: null,
  filter: {},
  tokens: [],
  unknown: [...q.matchAll(/[^\s,;:()"]+/g)].map(({ 0: text, index: start }) => ({
    text,
    start,
    end: start + text.length,
  })),
});

/** Checks whether a text names a car, with known sizes or without. Lorries, machines and motorcycles do not count. */
export const namesCar = (q: string, index: NameIndex): boolean => {
  const { text } = withGaps(q);
  return scan(rewrite(text, carSlips(index, 'tyres', text)).text, 'tyres', index).some(
    ({ isCar, word }) => isCar && !index.cars.vehicles.has(nameKey(word)),
  );
};

interface TypedQuery {
  understood: Understanding;
  /** Number of letters in words that nobody knows. */
  open: number;
  hasCar: boolean;
}

function understandTyped(q: string, section: Section, index: NameIndex): TypedQuery {
  const gapped = withGaps(q);
  const slips = joinEdits(spokenCodes(index, gapped.text), carSlips(index, section, gapped.text));
  const { text, position: inGapped } = rewrite(gapped.text, slips);
  const position = (at: number) => gapped.position(inGapped(at));
  const scanned = scan(text, section, index);
  const isQuestion = scanned.filter((piece) => !isReading(piece)).length <= MAX_UNREAD;
  let pieces = isQuestion ? scanned.flatMap((piece) => readPiece(index, section, piece)) : scanned;
  pieces = withWholeBrands(index, section, pieces).map((piece, at, all) =>
    isModelBehindBrand(index, section, all, at) ? { ...piece, reading: undefined } : piece,
  );
  pieces = withoutForeignBrands(index, section, pieces);
  pieces = withoutIdleMarks(pieces, text);
  const hasBrand = pieces.some(({ reading }) => reading?.field === 'brand');
  const isAlone = (piece: Piece) =>
    unreadRuns(pieces, text).some((run) => run.length === 1 && run[0] === piece);
  // «at» begins too many names
  if (!hasBrand)
    pieces = pieces.map((piece) =>
      !isReading(piece) && piece.word.length <= 3 && isAlone(piece)
        ? { ...piece, ...readLater(section, piece.word) }
        : piece,
    );
  const isTyre = !isWheelSection(section);
  for (const run of isQuestion ? unreadRuns(pieces, text) : []) {
    const [first] = run;
    const last = pieces[pieces.indexOf(first!) - 1];
    // «suv» after a whole model is not another model
    const isBehindModel = last?.reading?.field === 'model';
    if (isBehindModel && run.length === 1 && readLater(section, first!.word)) continue;
    const brand = brandOfRun(pieces, run);
    // «семперит спид грип»: a brand that nobody sells has no models here
    if (last?.isUnsold && !brand) continue;
    const [start, end] = [first!.start, run.at(-1)!.end];
    const phrase = run.length > 1 ? readLater(section, fold(text).slice(start, end)) : undefined;
    // without a brand «all terrain» says what the tyre is for
    const models =
      phrase && !brand
        ? undefined
        : (readModels(index, run, text, brand, isTyre) ??
          readOtherModels(index, run, text, pieces));
    if (!models) {
      if (phrase)
        pieces = pieces
          .filter((piece) => piece === first || !run.includes(piece))
          .map((piece) => (piece === first ? { ...piece, end, ...phrase } : piece));
      continue;
    }
    const isBeside = isBehindModel && text.slice(last.end, models.run[0]!.start).trim() === '';
    // «planet evo» is one model that nobody sells, not every Planet and every Evo
    if (isBeside && !sharesModel(last.reading!, models.reading)) continue;
    pieces = withModels(pieces, models, brand);
  }
  pieces = withRefusals(
    fold(text),
    pieces.flatMap((piece) => (isReading(piece) ? [piece] : readAtLast(section, piece))),
  );
  pieces = withAlternatives(text, pieces)
    .map((piece) => ({ ...piece, start: position(piece.start), end: position(piece.end) }))
    .map((piece) => (isOneOf(slips, piece, gapped.position) ? corrected(piece) : piece));
  return typedOf(q, section, pieces);
}

/** Checks whether nobody knows a word: it may have been typed in the other layout. */
const isOpen = (piece: Piece) => !isKnown(piece) && !isEverydayNoun(piece.word);

/** Returns what the pieces of a text mean together. */
function typedOf(q: string, section: Section, pieces: readonly Piece[]): TypedQuery {
  const read = pieces.filter(isReading);
  const unread = pieces.filter((piece) => !isReading(piece));
  const understood: Understanding = {
    section: read.length > 0 ? section : null,
    filter: mergeFilters(
      read.map(({ reading }) => reading),
      section,
      pairOf(q, read),
    ),
    tokens: read.map(({ start, end, reading }) => token(q, start, end, reading)),
    unknown: unread.map(({ start, end }) => ({ text: q.slice(start, end), start, end })),
  };
  return {
    understood,
    open: lengthOf(understood.unknown.filter((_, at) => isOpen(unread[at]!))),
    hasCar: pieces.some(({ isCar }) => isCar),
  };
}

/**
 * Returns how two sizes relate: a choice if «или» separates them, axles if the text names an axle or says that the
 * widths differ.
 */
function pairOf(q: string, read: readonly Piece[]): Pair {
  const [first, second] = read.filter(({ reading }) => reading?.filter.width);
  if (!first || !second) return undefined;
  if (/(?:^|\s)(?:или|либо)\s/i.test(q.slice(first.end, second.start))) return 'choice';
  return /(?<![а-яё])(?:(?:с?перед|с?зад)(?:и|н[а-яё]*)?|разно\s?широк[а-яё]*|разноразмер[а-яё]*)(?![а-яё])/i.test(
    q,
  )
    ? 'axles'
    : undefined;
}
