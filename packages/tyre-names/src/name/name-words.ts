import { asLatin } from '../text/spelling.ts';
import type { Filter, Section } from '../text/text-reading.ts';
import { findWords } from '../text/text-words.ts';
import { type Dictionary, modelNamed } from '../trade/dictionary.ts';
import { isWheelSection } from '../trade/rules.generated.ts';
import * as patterns from '../trade/words-in-names.ts';
import type { BrandInName } from './brand-in-name.ts';
import { type Draft, TAKEN, take, takeAll } from './draft.ts';
import { type LayersInName, layersIn, NO_LAYERS, takeHomologation } from './homologation.ts';

/** The condition of the goods that a name mentions. */
export type Remark = (typeof patterns.REMARKS)[number][0];

export interface WordsOfName extends LayersInName {
  filter: Filter;
  remarks: Remark[];
  ply: number | null;
  /** Tread pattern by the code of its use: `R-1W`, `E-3/L-3`. */
  pattern: string | null;
  quantity: number | null;
  year: number | null;
  country: string | null;
  homologation: string | null;
  /** Compound or maker's version of a motorcycle's tyre, a part of its model: `SC1`, `(M)`. */
  version: string | null;
  /** Words that mean something, but may also belong to the model: «Rear», «ContiSilent». */
  kept: string[];
  /** Other Russian text in brackets, «(нижний ряд)»: not part of the model, and not understood. */
  bracketed: string[];
}
/** Writes the code of a tread pattern: `r1w` as R-1W, `l3/e3` as E-3/L-3. */
const patternOf = (code: string) =>
  code
    .toUpperCase()
    .split('/')
    .map((part) => part.trim().replace(/^([A-Z]+)-?/, '$1-'))
    .sort()
    .join('/');

/** Latin words for season, axle or use also belong to the model's name: «Winter Drive 2», «Sport». */
const STAYS = /^(?!.*stud(?:s|ded))[a-z\s-]+\.?$/;
const ALWAYS_TAKEN = new Set(['run_flat', 'xl', 'ply_rating', 'dot_year']);

/** Takes the words about tubes: `TL`, `TT`, «б/к», «с камерой». */
export function takeTube(draft: Draft, isZr: boolean): 'TL' | 'TT' | null {
  let tube: 'TL' | 'TT' | null = null;
  const says = (kind: 'TL' | 'TT') => () => {
    tube ??= kind;
  };
  takeAll(draft, patterns.TUBELESS, says('TL'), asLatinMarks);
  // a tubeless or ZR tyre has no tube, so the letters belong to its model: «Sportsmart TT»
  if ((tube === null && !isZr) || patterns.BOTH.test(draft.original))
    takeAll(draft, patterns.TUBE, says('TT'), asLatinMarks);
  return tube;
}

/** Takes the wheel of a motorcycle that a tyre is for, where no plain word says it. */
function takeEnd(draft: Draft): Filter {
  let filter: Filter = {};
  takeAll(draft, patterns.BOTH_ENDS, () => {
    filter = { position: ['both'] };
  });
  takeAll(draft, patterns.ONE_END, ([, bracketed, bare]) => {
    filter = { position: [(bracketed ?? bare) === 'f' ? 'front' : 'rear'], ...filter };
  });
  return filter;
}

/**
 * Takes the words of the trade out of a name and collects what they mean. A word that is the whole name of one of the
 * brand's models stays: «Kapitan Сталь».
 */
export function takeWords(
  draft: Draft,
  section: Section,
  brand: BrandInName | undefined,
  dictionary: Dictionary,
): WordsOfName {
  const isModel = (word: string) =>
    brand !== undefined && modelNamed(dictionary, brand.brand, word) !== undefined;
  const words: WordsOfName = {
    filter: {},
    remarks: [],
    ply: null,
    pattern: null,
    version: null,
    bracketed: [],
    quantity: null,
    year: null,
    country: null,
    homologation: section === 'tyres' ? takeHomologation(draft) : null,
    ...(section === 'tyres' ? layersIn(draft) : { ...NO_LAYERS, kept: [] }),
  };
  for (const [remark, pattern] of patterns.REMARKS)
    takeAll(draft, pattern, () => {
      words.remarks.push(remark);
    });
  takeAll(draft, patterns.YEAR, ([, year, ...short]) => {
    const two = short.find(Boolean);
    words.year = year ? Number(year) : two && Number(two) < 40 ? 2000 + Number(two) : words.year;
  });
  takeAll(draft, patterns.PLY, ([, before, after]) => {
    words.ply ??= Number(before ?? after);
  });
  if (section === 'special_tyres')
    takeAll(draft, patterns.PATTERN, ([code]) => {
      words.pattern ??= patternOf(code);
    });
  const isWheel = isWheelSection(section);
  if (!isWheel) {
    takeAll(draft, patterns.SHORT_KIND);
    takeAll(draft, patterns.MACHINE);
  }
  const end = section === 'moto_tyres' ? takeEnd(draft) : {};
  if (section === 'moto_tyres')
    takeAll(draft, patterns.VERSION, ([version]) => {
      words.version ??= version.toUpperCase();
    });
  for (const text of new Set([draft.folded, asLatin(draft.folded)]))
    for (const { start, end, reading } of findWords(section, text)) {
      const piece = draft.folded.slice(start, end);
      if (piece.includes(TAKEN)) continue;
      if (reading.field === 'quantity' && /\d/.test(piece))
        words.quantity ??= reading.filter.quantity_min ?? null;
      const stays = (STAYS.test(piece) && !ALWAYS_TAKEN.has(reading.field)) || isModel(piece);
      if (stays) words.kept.push(piece);
      else take(draft, start, end);
      words.filter = { ...reading.filter, ...words.filter };
    }
  // a word says it more clearly than a letter
  words.filter = { ...end, ...words.filter };
  takeAll(draft, patterns.COUNTRY, ([name]) => {
    words.country = patterns.COUNTRIES[name.replace(/\.$/, '')] ?? null;
  });
  // «Winspike 3XL»
  takeAll(draft, patterns.GLUED_XL, () => {
    words.filter = { ...words.filter, xl: true };
  });
  if (patterns.MARKED.test(draft.original)) {
    takeAll(draft, patterns.MARKS, undefined, () => unread(draft));
    takeAll(draft, isWheel ? patterns.SQUARE_OF_WHEELS : patterns.SQUARE);
  }
  takeAll(draft, patterns.KIND_ABROAD);
  takeAll(draft, patterns.NOISE);
  takeAll(draft, isWheel ? patterns.NOISE_OF_WHEELS : patterns.NOISE_OF_TYRES);
  if (!isWheel)
    takeAll(draft, patterns.BRACKETED, ([text]) => {
      words.bracketed.push(text);
    });
  return words;
}

/**
 * Replaces Cyrillic `ТТ` and `ТL` by Latin letters, but not inside Russian words. The valve may follow directly:
 * `ТТГК`.
 */
const asLatinMarks = (folded: string) =>
  folded.replace(/(?<![а-я])[тt][тtl](?![а-яa-z])/g, (mark) => asLatin(mark));

/** Returns the unread text as it was typed, where an asterisk is a mark and not a multiplication sign. */
const unread = ({ original, folded }: Draft) =>
  [...folded]
    .map((letter, at) => (letter === TAKEN ? TAKEN : original[at]!.toLowerCase()))
    .join('');
