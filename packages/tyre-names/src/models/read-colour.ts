import { fold } from '../text/spelling.ts';
import type { Reading, TextMatch } from '../text/text-reading.ts';
import type { NameIndex } from './model-names.ts';

const ENDING = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|ым|ых)$/;
const stem = (word: string) => word.replace(ENDING, '');

/** Nouns and English words for colours: «серебро» is «Серебристый», `gun metal` is «Тёмно-серый». */
const COLOUR_NOUNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    серебро: 'серебристый',
    серебра: 'серебристый',
    сереб: 'серебристый',
    сильвер: 'серебристый',
    графит: 'графитовый',
    золото: 'золотой',
    бронза: 'бронзовый',
    чернь: 'черный',
    черн: 'черный',
    silver: 'серебристый',
    black: 'черный',
    white: 'белый',
    grey: 'серый',
    gray: 'серый',
    bronze: 'бронзовый',
    graphite: 'графитовый',
    diamond: 'алмаз',
    gunmetal: 'темно-серый',
    ганметал: 'темно-серый',
  }),
);

/** Finishes as people type them and as the labels of colours say them. */
const FINISHES: readonly (readonly [string, RegExp])[] = [
  ['матов[а-я]*|мат|matte?|mat', /матов/],
  ['(?:с\\s)?(?:полиров[а-я]*|проточ[а-я]*)|(?:with\\s)?polish(?:ed)?|machined', /полиров|проточ/],
];
const FINISH = FINISHES.map(([source]) => source).join('|');
const BASE = String.raw`gun[\s-]?metal|ган[\s-]?метал|(?:темно|dark)[\s-]?[a-zа-я]+|[a-zа-я]+`;
const END = '(?![0-9a-zа-я])';
const BEFORE = new RegExp(String.raw`(${FINISH})[\s-]+(${BASE})${END}`, 'y');
const BEHIND = new RegExp(String.raw`(${BASE})[\s-]+(?:(?:с|и|with)\s)?(${FINISH})${END}`, 'y');
const BARE = new RegExp(String.raw`(${BASE})${END}`, 'y');
const ALONE = new RegExp(String.raw`(${FINISH})${END}`, 'y');

const readingOf = (colours: NameIndex['colours']): Reading | undefined =>
  colours.length === 0
    ? undefined
    : {
        field: 'colour',
        value: colours[0]!.label,
        filter: { colour: colours.map(({ value }) => value) },
      };

/** Returns the colours whose label begins with a colour: «серый» also means «Серый матовый». */
function coloursNamed({ colours }: NameIndex, name: string): NameIndex['colours'] {
  const [, dark, rest] = /^(темно|dark)[\s-]?(.+)$/.exec(name) ?? [];
  const word = (rest ?? name).replace(/[\s-]/g, '');
  const meant = `${dark ? 'темно-' : ''}${COLOUR_NOUNS.get(word) ?? word}`;
  return colours.filter(({ label }) => stem(fold(label).split(' ')[0]!) === stem(meant));
}

const withFinish = (colours: NameIndex['colours'], finish: string): NameIndex['colours'] => {
  const finishLabel = FINISHES.find(([source]) => new RegExp(`^(?:${source})$`).test(finish))![1];
  return colours.filter(({ label }) => finishLabel.test(fold(label)));
};

/** Reads a colour. «черные» means every colour whose name begins with «Чёрный». */
export const readColour = (index: NameIndex, word: string): Reading | undefined =>
  word.length < 3 || stem(word) === '' ? undefined : readingOf(coloursNamed(index, word));

/**
 * Reads a colour of several words, or a finish: «черный с проточкой», `matt black`, «темно серый», `polished`. A finish
 * that the colour does not have is left alone.
 */
export function readFinishAt(index: NameIndex, text: string, at: number): TextMatch | undefined {
  const match = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text) ?? undefined;
  };
  const [before, behind, bare, alone] = [BEFORE, BEHIND, BARE, ALONE].map(match);
  // «белый матовый»: if there is no such colour, it does not mean other matt ones
  const last = /([a-zа-я-]+)\s+$/.exec(text.slice(0, at))?.[1] ?? '';
  const isOfColour = [last, before?.[2] ?? ''].some((name) => coloursNamed(index, name).length > 0);
  const isLong = bare && /^темно|^dark|^gun|^ган/.test(bare[1]!);
  const readings = [
    [before, before && withFinish(coloursNamed(index, before[2]!), before[1]!)],
    [behind, behind && withFinish(coloursNamed(index, behind[1]!), behind[2]!)],
    [bare, isLong && coloursNamed(index, bare[1]!)],
    // «мат» may be a part of another word
    [alone, alone && !isOfColour && alone[1]!.length > 3 && withFinish(index.colours, alone[1]!)],
  ] as const;
  for (const [found, colours] of readings) {
    const reading = colours ? readingOf(colours) : undefined;
    if (found && reading) return { length: found[0].length, reading };
  }
  return undefined;
}
