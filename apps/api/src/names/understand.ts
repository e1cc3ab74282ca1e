import type { components } from '@org/api-client/schema';
import { withGaps } from './gaps.ts';
import { mergeFilters } from './merge.ts';
import type { NameIndex, NameIndexes } from './names.ts';
import type { Piece } from './piece.ts';
import { readLater } from './query-words.ts';
import { isModelWord, readLoosely } from './read-loosely.ts';
import { type ReadModels, readModels } from './read-models.ts';
import { type Reading, type Section, token } from './reading.ts';
import { scan } from './scan.ts';
import { soundOf } from './sound.ts';
import { asLatin, asSounded } from './spelling.ts';

export type Understood = components['schemas']['Understood'];

/** A text with more words that can't be read at once is no question; looking for slips in each takes its time. */
const MOST_UNREAD = 12;

const isReading = (piece: Piece): piece is Piece & { reading: Reading } => Boolean(piece.reading);

/** Neighbouring pieces without a reading, run by run. */
function unreadRuns(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [[]];
  for (const piece of pieces) {
    if (isReading(piece) || piece.isCar) runs.push([]);
    else runs.at(-1)!.push(piece);
  }
  return runs.filter((run) => run.length > 0);
}

/** One brand among those that a spelling means: the one whose models the other words name. */
const preferBrand = (reading: Reading, name: string): Reading => ({
  ...reading,
  value: name,
  filter: { brand: [name] },
  alternatives: [reading, ...(reading.alternatives ?? [])]
    .filter(({ value }) => value !== name)
    .map(({ value, filter }) => ({ value, filter })),
});

/** The brand whose models a run may name: the last one before it, else the first one behind it. */
function brandOfRun(pieces: readonly Piece[], [first]: readonly Piece[]): Reading | undefined {
  const isBrand = ({ reading }: Piece) => reading?.field === 'brand';
  const before = pieces.findLast((piece) => isBrand(piece) && piece.start < first!.start);
  return (before ?? pieces.find(isBrand))?.reading;
}

/** «тайрекс ол стил»: words that go on with the name of the brand before them. */
function withWholeBrands(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    const brand = last?.reading?.field === 'brand' ? last.reading.value : undefined;
    const goesOn =
      brand !== undefined &&
      !isReading(piece) &&
      !piece.isCar &&
      brand.split(' ').some((word) => soundOf(word) === soundOf(piece.word));
    if (goesOn) whole[whole.length - 1] = { ...last!, end: piece.end };
    else whole.push(piece);
  }
  return whole;
}

/** `нордман7`, `кама-519`: a name and a number that were written as one. */
const GLUED = /^([a-zа-я]{2,})-?(\d{1,4}[a-zа-я]?\+?)$/;

/** A piece as a word in any spelling, or as the two that it was made of. */
function readPiece(index: NameIndex, section: Section, piece: Piece): Piece[] {
  if (isReading(piece) || piece.isCar) return [piece];
  const reading = readLoosely(index, section, piece.word);
  if (reading) return [{ ...piece, reading }];
  const [, name, number] = GLUED.exec(piece.word) ?? [];
  const whole = [piece.word, asLatin(piece.word), asSounded(piece.word)];
  if (!name || !number || whole.some((word) => isModelWord(index, word))) return [piece];
  const brand = readLoosely(index, section, name);
  return [
    { ...piece, end: piece.start + name.length, word: name, ...(brand && { reading: brand }) },
    { ...piece, start: piece.end - number.length, word: number },
  ];
}

/** What stands right behind a brand is rather a model than another brand with a slip: «Сайлун терамакс» is no Tracmax. */
const isGuessBehindBrand = (
  { brandKeys, brandSounds }: NameIndex,
  { reading, start, word }: Piece,
  before: Piece | undefined,
) =>
  reading?.field === 'brand' &&
  !brandKeys.has(word) &&
  !brandSounds.has(soundOf(word)) &&
  before?.reading?.field === 'brand' &&
  !before.reading.corrected &&
  before.end + 1 === start;

/** The pieces with the words of a model as one, and the brand that it is of. */
const withModels = (pieces: readonly Piece[], models: ReadModels, brand: Reading | undefined) => {
  const { run, reading } = models;
  const whole = { ...run[0]!, end: run.at(-1)!.end, reading };
  return pieces
    .filter((piece) => piece === run[0] || !run.includes(piece))
    .map((piece) => {
      if (piece === run[0]) return whole;
      const isOther = brand && piece.reading === brand && models.brand !== brand.value;
      return isOther ? { ...piece, reading: preferBrand(brand, models.brand!) } : piece;
    });
};

/**
 * What a text means in one section: sizes in any notation, words of the trade, names. Pieces that mean nothing here
 * come back as `unknown`; the search looks for them in the goods' own words.
 */
export function understand(q: string, section: Section, indexes: NameIndexes): Understood {
  const index = indexes[section];
  const { text, position } = withGaps(q);
  const scanned = scan(text, section, index);
  const isQuestion = scanned.filter((piece) => !isReading(piece)).length <= MOST_UNREAD;
  let pieces = isQuestion ? scanned.flatMap((piece) => readPiece(index, section, piece)) : scanned;
  pieces = withWholeBrands(pieces).map((piece, at, all) =>
    isGuessBehindBrand(index, piece, all[at - 1]) ? { ...piece, reading: undefined } : piece,
  );
  const hasBrand = pieces.some(({ reading }) => reading?.field === 'brand');
  const isAlone = (piece: Piece) =>
    unreadRuns(pieces).some((run) => run.length === 1 && run[0] === piece);
  // «at» begins too many names
  if (!hasBrand)
    pieces = pieces.map((piece) =>
      !isReading(piece) && piece.word.length <= 3 && isAlone(piece)
        ? { ...piece, ...readLater(section, piece.word) }
        : piece,
    );
  for (const run of isQuestion ? unreadRuns(pieces) : []) {
    const [first] = run;
    // «suv» behind a whole model is no other model
    const isBehindModel = pieces[pieces.indexOf(first!) - 1]?.reading?.field === 'model';
    if (isBehindModel && run.length === 1 && readLater(section, first!.word)) continue;
    const brand = brandOfRun(pieces, run);
    const models = readModels(index, run, text, brand);
    if (models) pieces = withModels(pieces, models, brand);
  }
  pieces = pieces
    .map((piece) => (isReading(piece) ? piece : { ...piece, ...readLater(section, piece.word) }))
    .map((piece) => ({ ...piece, start: position(piece.start), end: position(piece.end) }));
  const read = pieces.filter(isReading);
  return {
    section: read.length > 0 ? section : null,
    filter: mergeFilters(
      read.map(({ reading }) => reading),
      section,
      isChoice(q, read),
    ),
    tokens: read.map(({ start, end, reading }) => token(q, start, end, reading)),
    unknown: pieces
      .filter((piece) => !isReading(piece))
      .map(({ start, end }) => ({ text: q.slice(start, end), start, end })),
  };
}

/** Whether two sizes are parted by «или»: either will do. */
function isChoice(q: string, read: readonly Piece[]): boolean {
  const [first, second] = read.filter(({ reading }) => reading?.field === 'size');
  return Boolean(
    first && second && /(?:^|\s)(?:или|либо)\s/i.test(q.slice(first.end, second.start)),
  );
}
