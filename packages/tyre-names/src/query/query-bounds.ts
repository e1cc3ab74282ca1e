import { isSpeedIndex, loadKg, speedKmh } from '../sizes/indices.ts';
import { isLoad } from '../sizes/service-index.ts';
import { isBetween, type Notation, notation } from '../text/notation.ts';
import { asMarking } from '../text/spelling.ts';
import type { Reading, TextMatch } from '../text/text-reading.ts';
import { TYRES, WHEELS } from '../trade/rules.generated.ts';

/**
 * Limits that buyers state in words: for the offset, the load index or the speed index. For text in the letters of
 * markings.
 */

const [
  AT_MOST,
  AT_LEAST,
  AND_MORE,
  OFFSET,
  BELOW_ZERO,
  PROFILE,
  WIDTH,
  LOAD,
  SPEED,
  INDEX,
  COUNTED,
] = [
  'до|не больше|не более|не выше|максимум|макс|<=?',
  'от|не меньше|не менее|не ниже|минимум|мин|>=?',
  'и (?:выше|больше|более)|или (?:выше|больше|более)|минимум|как минимум',
  'вылет[а-я]*|выл\\.?',
  '(?:отрицательн|минусов)[а-я]*',
  'профил[а-я]*|высот[а-я]*(?: профил[а-я]*)?|сери[яи]',
  'ширин[а-я]*(?: обода| диска)?',
  '(?:индекс[а-я]*(?: нагрузки)?|нагрузк[а-я]*|и\\.?/?н\\.?(?=\\s))',
  '(?:индекс[а-я]* )?скорост[а-я]*|и\\.?/?с\\.?(?=\\s)',
  'индекс[а-я]*',
  'шт|компл|к-т|пар|кол[её]с|шин|покрыш|балл?он|дн|день|сут|тыс|руб|кг|км|мм|%',
].map(asMarking);

const profile: Notation['read'] = ([percent]) =>
  isBetween(Number(percent), 20, 100)
    ? { field: 'size', value: `/${percent}`, filter: { profile: [Number(percent)] } }
    : undefined;

/** A load, perhaps with the load of twin wheels or with a speed. */
const LOADS = String.raw`(\d{2,3})(?:\s?/\s?\d{2,3})?(?:\s?([hj-npqrstvwy]))?(?![0-9a-zа-я/.])`;

function leastSpeed(letter: string): Reading | undefined {
  const speed = letter.toUpperCase();
  return isSpeedIndex(speed)
    ? { field: 'index', value: `от ${speedKmh(speed)} км/ч`, filter: { speed_index_min: speed } }
    : undefined;
}

const leastLoad: Notation['read'] = ([load, letter], section) => {
  if (!isLoad(Number(load), section)) return undefined;
  const weight = { load_index_min: Number(load) };
  const value = `от ${loadKg(Number(load))} кг`;
  const speed = letter?.toUpperCase() ?? '';
  return isSpeedIndex(speed)
    ? {
        field: 'index',
        value: `${value}, от ${speedKmh(speed)} км/ч`,
        filter: { ...weight, speed_index_min: speed },
      }
    : { field: 'index', value, filter: weight };
};

/** «205/55 16 не ниже 94»: a limit right after a whole size is a load, unless it counts pieces, money or days. */
export const LOAD_LIMITS: readonly Notation[] = [
  notation(
    ['tyres', 'moto_tyres'],
    String.raw`(?:${AT_LEAST})\s?${LOADS}(?!\s?(?:${COUNTED}))(?:\s?${LOAD})?`,
    leastLoad,
  ),
  // «не ниже v», «v и выше», «94 и выше»
  notation(
    ['tyres', 'moto_tyres'],
    String.raw`(?:${AT_LEAST})\s?([hqstvwy])(?![0-9a-zа-я])(?:\s?${SPEED})?`,
    ([letter]) => leastSpeed(letter!),
  ),
  notation(
    ['tyres', 'moto_tyres'],
    String.raw`(?:(\d{2,3})|([hqstvwy]))\s(?:${AND_MORE})(?!\s?(?:${COUNTED}))`,
    ([load, letter], section) =>
      load === undefined ? leastSpeed(letter!) : leastLoad([load], section),
  ),
];

export const QUERY_BOUNDS: readonly Notation[] = [
  // «вылет до 40», «et от 45»
  notation(
    WHEELS,
    String.raw`(?:et|${OFFSET})\s?(?:(${AT_MOST})|${AT_LEAST})\s?(-?\d{1,3})`,
    ([isMost, text]) => {
      const mm = Number(text);
      if (!isBetween(mm, -100, 200)) return undefined;
      return isMost
        ? { field: 'et', value: `до ET${mm}`, filter: { et_max: mm } }
        : { field: 'et', value: `от ET${mm}`, filter: { et_min: mm } };
    },
  ),
  // «отрицательный вылет»: the number behind it may be the offset or the rim
  notation(
    WHEELS,
    String.raw`${BELOW_ZERO}\s(?:${OFFSET})|(?:${OFFSET})\s(?:${BELOW_ZERO})`,
    () => ({
      field: 'et',
      value: 'до ET-1',
      filter: { et_max: -1 },
    }),
  ),
  // «высота 55», «профиль 55»: the width and the rim beside it are read as single numbers
  notation(TYRES, String.raw`(?:${PROFILE})\s?[:=-]?\s?(\d{2,3})`, profile),
  // «60 профиль»
  notation(TYRES, String.raw`(\d{2})\s?(?:${PROFILE})(?!\s?(?:2[5-9]|[3-9]\d)(?!\d))`, profile),
  // «ширина 7», «ширина обода 7,5»
  notation(WHEELS, String.raw`(?:${WIDTH})\s?[:=-]?\s?(\d{1,2}(?:\.\d{1,2})?)\s?j?`, ([inches]) =>
    isBetween(Number(inches), 3, 16)
      ? { field: 'size', value: `${inches}J`, filter: { rim_width: [Number(inches)] } }
      : undefined,
  ),
  // «индекс нагрузки 115», «индекс 115/112 R», «индекс не ниже 94w»
  notation(
    TYRES,
    String.raw`${LOAD}\s(?:${AT_LEAST})?\s?${LOADS}(?:\s(?:${AND_MORE}))?`,
    leastLoad,
  ),
  // «109 индекс не ниже»
  notation(
    TYRES,
    String.raw`${LOADS}\s(?:${INDEX})(?:\s(?:нагрузки|${AND_MORE}|${AT_LEAST}))*(?!\s?\d|\s[a-z](?![a-z]))`,
    leastLoad,
  ),
  // «индекс скорости не ниже v», «индекс v»
  notation(
    TYRES,
    String.raw`(?:${SPEED}|${INDEX})\s(?:${AT_LEAST})?\s?([hj-npqrstvwy])(?![0-9a-zа-я])(?:\s(?:${AND_MORE}))?`,
    ([letter]) => leastSpeed(letter!),
  ),
];

/** «205/55 R16 H»: a Latin letter right behind a whole size is a speed. In Russian «с» and «в» are words. */
const SPEED_BEHIND_SIZE = /[hqstvwy](?![0-9a-zа-я])/y;

export function readSpeedBehindSize(text: string, at: number): TextMatch | undefined {
  SPEED_BEHIND_SIZE.lastIndex = at;
  const letter = SPEED_BEHIND_SIZE.exec(text)?.[0];
  const reading = letter && leastSpeed(letter);
  return reading ? { length: letter.length, reading } : undefined;
}
