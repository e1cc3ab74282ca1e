import type { components } from '@org/api-client/schema';
import { mergeFilters } from './merge.ts';
import { modelReading, modelsOf } from './models.ts';
import { brandOf, type NameIndex, readColour, readName } from './names.ts';
import { type Reading, type Section, token } from './reading.ts';
import { type Piece, scan } from './scan.ts';
import { soundOf } from './sound.ts';
import { asLatin, asSounded, inOtherLayout } from './spelling.ts';
import { nearest } from './typos.ts';
import { readWord } from './words.ts';

export type Understood = components['schemas']['Understood'];

/** Spellings that a typed word may stand for: as typed, look-alike letters, the other layout. */
const spellings = (word: string) => [...new Set([word, asLatin(word), inOtherLayout(word)])];

/** «нок» begins the name of a brand. */
function readBeginning(index: NameIndex, section: Section, word: string): Reading | undefined {
  if (word.length < 3) return undefined;
  const brands = [...index.brandKeys].filter(([key]) => key.startsWith(word)).flatMap(([, b]) => b);
  return new Set(brands).size > 3 ? undefined : brandOf(index, section, brands);
}

function readWhole(index: NameIndex, section: Section, word: string): Reading | undefined {
  const flag = readWord(section, word, 0);
  return (
    readName(index, section, word) ??
    (flag?.length === word.length ? flag.reading : undefined) ??
    (section === 'disks' || section === 'truck_disks' ? readColour(index, word) : undefined) ??
    (sounding(index, word).length > 0 ? undefined : readBeginning(index, section, word))
  );
}

/** Words of models' names that sound like a typed one. */
const sounding = (index: NameIndex, word: string): readonly string[] =>
  index.modelWords.has(word) ? [word] : (index.modelSounds.get(soundOf(word)) ?? []);

const isModelWord = (index: NameIndex, word: string) => modelsOf(index, [[word]]).length > 0;

/** What a word means in any of its spellings, and failing that as a slip of the finger in the name of a brand. */
function readLoosely(index: NameIndex, section: Section, word: string): Reading | undefined {
  for (const spelling of spellings(word)) {
    const reading = readWhole(index, section, spelling);
    if (reading) return spelling === word ? reading : { ...reading, corrected: true };
    if (isModelWord(index, spelling)) return undefined;
  }
  if (isModelWord(index, asSounded(word)) || sounding(index, word).length > 0) return undefined;
  const keys = nearest([...spellings(word), asSounded(word)], index.brandKeys.keys());
  const brand = brandOf(
    index,
    section,
    keys.flatMap((key) => index.brandKeys.get(key)!),
  );
  return brand && { ...brand, corrected: true };
}

/** The words of models' names that were meant, seen through layout, sound and slips. */
function modelWords(index: NameIndex, word: string): string[] {
  if (isModelWord(index, word)) return [word];
  const seen = [asLatin(word), asSounded(word)].filter((one) => isModelWord(index, one));
  const heard = sounding(index, word);
  if (seen.length + heard.length > 0) return [...new Set([...heard, ...seen])];
  if (isModelWord(index, inOtherLayout(word))) return [inOtherLayout(word)];
  const candidates = [...spellings(word), asSounded(word)];
  const near = nearest(candidates, index.modelWords.keys());
  return near.length > 0 ? near : [word];
}

/** Words that stand together and aren't read yet, as the models that all of them fit. */
function readModels(
  index: NameIndex,
  run: readonly Piece[],
  q: string,
  brand: Reading | undefined,
) {
  const words = run.map(({ word }) => modelWords(index, word));
  const corrected = run.some(({ word }, i) => words[i]![0] !== word);
  const shown = corrected
    ? words.map(([first]) => first).join(' ')
    : q.slice(run[0]!.start, run.at(-1)!.end);
  const brands = brand
    ? [brand.value, ...(brand.alternatives ?? []).map(({ value }) => value)]
    : [undefined];
  for (const name of brands) {
    const models = modelsOf(index, words, name === undefined ? name : [name]);
    const reading = modelReading(models, shown);
    if (reading) return { reading: { ...reading, corrected }, brand: name };
  }
  return undefined;
}

/** A text with more words that can't be read at once is no question; looking for slips in each takes its time. */
const MOST_UNREAD = 12;

const isReading = (piece: Piece): piece is Piece & { reading: Reading } => Boolean(piece.reading);

/** Neighbouring pieces without a reading, run by run. */
function unreadRuns(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [[]];
  for (const piece of pieces) {
    if (isReading(piece)) runs.push([]);
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

/**
 * What a text means in one section: sizes in any notation, words of the trade, names. Pieces that mean nothing here
 * come back as `unknown`; the search looks for them in the goods' own words.
 */
export function understand(q: string, section: Section, index: NameIndex): Understood {
  let unread = 0;
  let pieces = scan(q, section, index).map((piece): Piece => {
    if (isReading(piece) || ++unread > MOST_UNREAD) return piece;
    const reading = readLoosely(index, section, piece.word);
    return reading ? { ...piece, reading } : piece;
  });
  for (const run of unread > MOST_UNREAD ? [] : unreadRuns(pieces)) {
    const brand = pieces.find(({ reading }) => reading?.field === 'brand')?.reading;
    const models = readModels(index, run, q, brand);
    if (!models) continue;
    const whole = { ...run[0]!, end: run.at(-1)!.end, reading: models.reading };
    pieces = pieces
      .filter((piece) => piece === run[0] || !run.includes(piece))
      .map((piece) => {
        if (piece === run[0]) return whole;
        const isOther = piece.reading === brand && brand && models.brand !== brand.value;
        return isOther ? { ...piece, reading: preferBrand(brand, models.brand!) } : piece;
      });
  }
  const read = pieces.filter(isReading);
  return {
    section: read.length > 0 ? section : null,
    filter: mergeFilters(
      read.map(({ reading }) => reading),
      section,
    ),
    tokens: read.map(({ start, end, reading }) => token(q, start, end, reading)),
    unknown: pieces
      .filter((piece) => !isReading(piece))
      .map(({ start, end }) => ({ text: q.slice(start, end), start, end })),
  };
}
