import finishes from '../dictionary/wheel-finishes.json' with { type: 'json' };
import { fold } from '../text/spelling.ts';

/**
 * Finishes of wheels: makers' codes and words, each with its meaning in Russian, from the lists of several suppliers. A
 * code means something with the makers that use it; one without makers means the same with whoever uses it. Decision 494.
 */
const {
  words,
  codes,
}: {
  words: Readonly<Record<string, readonly string[]>>;
  codes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
} = finishes;

const keyOf = (text: string) => fold(text).replace(/[\s_"«»]+/g, '');

const BY_WORDS = new Map(
  Object.entries(words).flatMap(([finish, spellings]) =>
    spellings.map((spelling) => [keyOf(spelling), finish] as const),
  ),
);

interface Code {
  finish: string;
  makers: ReadonlySet<string>;
}
const BY_CODE = Map.groupBy(
  Object.entries(codes).flatMap(([finish, makersOf]) =>
    Object.entries(makersOf).map(([code, makers]): [string, Code] => [
      keyOf(code),
      { finish, makers: new Set(makers.map(keyOf)) },
    ]),
  ),
  ([key]) => key,
);

/** Returns what a maker's code of a finish means: the BKF of LS is «чёрный, полированная лицевая часть». */
export function finishOfCode(brand: string, code: string): string | undefined {
  const known = (BY_CODE.get(keyOf(code)) ?? []).map(([, one]) => one);
  const maker = keyOf(brand);
  const meant =
    known.find(({ makers }) => makers.has(maker)) ?? known.find(({ makers }) => makers.size === 0);
  return meant?.finish;
}

/** Finishes that filters offer, by what begins their meaning; the first that fits counts. */
const OFFERED: readonly (readonly [RegExp, string])[] = [
  [/^чёрный.*красн/, 'Чёрный с красной линией'],
  [/^чёрный.*(?:полиров|фрезеров)/, 'Чёрный с полировкой'],
  [/^чёрный.*(?:матов|сатин)/, 'Чёрный матовый'],
  [/^чёрный/, 'Чёрный'],
  [/^гипер-чёрный/, 'Графитовый блеск'],
  [/^тёмн(?:ый гипер-|о-)серебристый/, 'Тёмно-серебристый'],
  [/^гипер-серебристый/, 'Серебристый блеск'],
  [/^серебристый.*полиров/, 'Серебристый с полировкой'],
  [/^серебристый/, 'Серебристый'],
  [/^(?:тёмно-серый|графит).*полиров/, 'Тёмно-серый с полировкой'],
  [/^(?:тёмно-серый|графит|серый).*матов/, 'Серый матовый'],
  [/^(?:тёмно-серый|графит)/, 'Тёмно-серый'],
  [/^серый/, 'Серый'],
  [/^белый.*полиров/, 'Белый с полировкой'],
  [/^белый/, 'Белый'],
  [/^бронзовый/, 'Бронзовый'],
];

/**
 * Returns the name under which a finish is offered in filters, however its maker writes it: one of the usual colours if
 * it is one of them, else its meaning. Undefined for a finish that nobody has explained.
 */
export function finishName(brand: string | null, finish: string): string | undefined {
  const meant =
    BY_WORDS.get(keyOf(finish)) ?? (brand === null ? undefined : finishOfCode(brand, finish));
  if (meant === undefined) return undefined;
  const offered = OFFERED.find(([begins]) => begins.test(meant))?.[1];
  return offered ?? meant.charAt(0).toUpperCase() + meant.slice(1);
}
