import type { NameIndex } from '../models/model-names.ts';
import { readLoosely } from '../models/read-loosely.ts';
import { readNameAt } from '../models/read-name.ts';
import type { Edit } from '../text/rewrite.ts';
import { soundOf } from '../text/sound.ts';
import { fold } from '../text/spelling.ts';
import type { Section, TextMatch } from '../text/text-reading.ts';
import { readWord } from '../text/text-words.ts';
import { nearest, squeeze } from '../text/typos.ts';
import { readFiller } from './fillers.ts';
import { readPrice } from './query-prices.ts';
import { readQueryWord } from './query-words.ts';
import { TRADE_WORDS } from './read-slips.ts';
import { readLater } from './words-no-name-holds.ts';

const WORD = /(?<![0-9a-zа-я-])(?:[а-я]{5,}|[a-z]{5,})(?![0-9a-zа-я-])/g;
/** Words before the car that goods are for. */
const FOR = /(?:^|\s)(?:на|для|под)\s+$/;

/** All names and words that a mistyped word may mean. The nearest one wins, whatever it names. */
const vocabularies = new WeakMap<NameIndex, ReadonlyMap<string, unknown>>();

function vocabularyOf(index: NameIndex): ReadonlyMap<string, unknown> {
  const known = vocabularies.get(index);
  if (known) return known;
  const all = new Map<string, unknown>([
    ...index.cars.words,
    ...index.brandKeys,
    ...index.modelWords,
    ...TRADE_WORDS,
  ]);
  vocabularies.set(index, all);
  return all;
}

/** Checks whether a word means anything as it was typed. */
function isRead(index: NameIndex, section: Section, word: string): boolean {
  const { words, makes, models } = index.cars;
  const isWhole = (found: TextMatch | undefined) => (found?.length ?? 0) >= word.length;
  const loosely = readLoosely(index, section, word);
  return (
    [words, makes, models, index.modelWords].some((names) => names.has(word)) ||
    index.modelSounds.has(soundOf(word)) ||
    (loosely !== undefined && !loosely.corrected) ||
    isWhole(readNameAt(index, section, word, 0)) ||
    isWhole(readQueryWord(section, word, 0)) ||
    isWhole(readWord(section, word, 0)) ||
    isWhole(readFiller(word, 0)) ||
    isWhole(readLater(section, word))
  );
}

/** Checks whether a word stands beside a word of a car's name: «тойта камри», «lada vetsa». */
const isBesideCar = ({ cars }: NameIndex, before: string, behind: string) =>
  [/([a-zа-я]{3,})[\s-]+$/.exec(before)?.[1], /^[\s-]+([a-zа-я]{3,})/.exec(behind)?.[1]].some(
    (word) => word !== undefined && (cars.makes.has(word) || cars.words.has(word)),
  );

/**
 * Checks whether a correction is certain enough. A short word with an error may be another word, so it is corrected
 * only if a car is asked for, or if only doubled letters differ.
 */
const isSure = (index: NameIndex, word: string, meant: string, before: string, behind: string) =>
  word[0] === meant[0] &&
  Math.abs(word.length - meant.length) <= 2 &&
  (word.length >= 7 ||
    FOR.test(before) ||
    squeeze(word) === squeeze(meant) ||
    isBesideCar(index, before, behind));

/** Returns corrections of misspelt makes and models of cars: «шевралет», «солярес». */
export function carSlips(index: NameIndex, section: Section, text: string): Edit[] {
  if (section !== 'tyres' && section !== 'disks') return [];
  const folded = fold(text);
  return [...folded.matchAll(WORD)].flatMap(({ 0: word, index: start }) => {
    // «максимум 8000» is not Maxima
    if (isRead(index, section, word) || readPrice(folded, start)) return [];
    const near = nearest([word], vocabularyOf(index));
    const [meant = ''] = near;
    const isCar = near.length > 0 && near.every((one) => index.cars.words.has(one));
    const end = start + word.length;
    return isCar && isSure(index, word, meant, folded.slice(0, start), folded.slice(end))
      ? [{ start, end, text: meant }]
      : [];
  });
}
