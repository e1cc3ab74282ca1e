import { soundOf } from '../text/sound.ts';
import { asLatin, asSounded } from '../text/spelling.ts';
import type { KnownCar } from './cars.ts';

const GAP = String.raw`\s*,?\s*`;
const YEAR = new RegExp(
  String.raw`${GAP}((?:19[789]|20[0-3])\d)(?:\s?(?:г\.?\s?в\.?|год[а-я]*|г\.?)(?![а-я]))?(?![\d/x])`,
  'y',
);
const SHORT_YEAR = new RegExp(
  String.raw`${GAP}(\d{2})[\s-]?(?:го\s)?(?:год[а-я]*|г\.?\s?в\.?|г\.?)(?![а-я0-9])`,
  'y',
);
/** Stems of ordinal numbers for generations, from the first: «фокус третий». */
const ORDINALS = ['перв', 'втор', 'трет', 'четверт', 'пят'];
const ORDINAL = ORDINALS.join('|');
const GENERATION = new RegExp(
  String.raw`${GAP}(?:(\d)(?:[\s-]?(?:го|е|ое|й)?\s?(?:поколени[а-я]*|пок\.?|кузов[а-я]*))?|([ivx]{1,4})|(${ORDINAL})[а-я]{1,3}(?:\sпоколени[а-я]*)?)(?=\s|$)(?!\s?(?:шт(?:ук[а-я]*)?(?![а-я])|пар|компл|тыс))(?!(?<=[4-8])\s?шин)(?!(?<=[24-8])\s?(?:колес|диск(?!и(?![а-я]))))`,
  'y',
);
export const BODY_CODE = new RegExp(
  String.raw`${GAP}(?:в\s)?(?:кузов[а-я]*\s)?([a-zа-я]{1,2}\d{1,3}|\d{2,5}|[a-z]{1,2}|н)(?:[\s-]?(?:й\s?|м\s?)?кузов[а-я]*|-[кй]а)?(?=[\s,;!?)]|\.(?!\d)|$)`,
  'y',
);
/** Matches the code of a body, but not a rim (`R16`, `к16`), a bore or a width. */
const FOREIGN_CODE = /^[abcefgltuwxzабвефгтх]\d{1,3}$/;
const BODY = new RegExp(
  String.raw`${GAP}(?:седан|хэтчбек|хетчбек|хэтч|универсал|лифтбек|кросс|cross|sw|св|sw cross|купе|кабриолет|кроссовер|внедорожник|фургон|минивэн|некст|next|бизнес|фермер|рестайлинг|дорест[а-я]*|спорт|люкс|комфорт|сери[яи]|класса?|class|series|степвей|stepway|(?:x|х|икс)[\s-]?(?:line|лайн)|2[1-3]\d{2,3}(?=\s|$)|\d\.\d(?:\s?л)?(?:\s(?:мт|ат|амт|mt|at|amt|cvt))?(?=\s|$)|[ам]кпп|cvt|вариатор|дизель|бензин|полный привод|[24]wd|awd|4[xх]4)(?![а-яa-z0-9])`,
  'y',
);

export const take = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** Returns the cars of a generation if their names mention it, otherwise all cars. */
export function ofGeneration(cars: readonly KnownCar[], generation: string): readonly KnownCar[] {
  const code = inLatin(generation.toLowerCase());
  const roman = ROMAN[Number(code)] ?? code;
  const matching = cars.filter(({ model, modification }) => {
    const words = `${model} ${modification}`.toLowerCase().split(/[^0-9a-z]+/);
    return words.some((word) => word === roman || isCalled(word, code));
  });
  return matching.length > 0 ? matching : cars;
}

export interface CarReading {
  cars: readonly KnownCar[];
  year: number | undefined;
  /** a body that none of these cars has */
  body?: string;
  end: number;
}

/** Reads the details after the name of a model: generation, body, year. */
export function readDetails(text: string, from: number, known: readonly KnownCar[]): CarReading {
  let [cars, end] = [known, from];
  let year: number | undefined;
  let body: string | undefined;
  for (;;) {
    const found = year === undefined ? take(YEAR, text, end) : null;
    const short = !found && year === undefined ? take(SHORT_YEAR, text, end) : null;
    if (found || short) {
      const typed = Number(found?.[1] ?? short?.[1]);
      year = typed > 100 ? typed : typed > 50 ? 1900 + typed : 2000 + typed;
      end += (found ?? short)![0].length;
      continue;
    }
    const kind = take(BODY, text, end);
    if (kind) {
      end += kind[0].length;
      continue;
    }
    const named = take(NAME_WORD, text, end);
    if (named && isInName(known, named[1]!)) {
      end += named[0].length;
      continue;
    }
    const generation = take(GENERATION, text, end);
    if (generation) {
      const [, digit, roman, ordinal] = generation;
      cars = ofGeneration(cars, digit ?? roman ?? String(ORDINALS.indexOf(ordinal!) + 1));
      end += generation[0].length;
      continue;
    }
    const code = take(BODY_CODE, text, end);
    const coded = code && ofGeneration(cars, code[1]!);
    if (!code) break;
    const isKnown = coded !== cars && coded!.length > 0 && isCode(coded!, code[1]!);
    // «пассат б6»: the catalog knows this generation only by its years
    if (!isKnown && !FOREIGN_CODE.test(code[1]!) && !hasOther(known, code[1]!)) break;
    if (isKnown) cars = coded!;
    else if (hasOther(known, code[1]!)) body = code[1]!;
    end += code[0].length;
  }
  return { cars, year, end, ...(body !== undefined && { body }) };
}

/** Writes the code of a body in Latin letters: «б6» is B6. */
const inLatin = (code: string): string =>
  [asLatin(code), asSounded(code)].find((one) => /^[a-z]+\d+$/.test(one)) ?? asLatin(code);

/**
 * Checks whether cars have a body with another number after the same letters, or with another letter: «октавия а5» is
 * not the A7, «астра j» is not the H.
 */
const hasOther = (cars: readonly KnownCar[], code: string): boolean => {
  const latin = inLatin(code);
  const letters = /^([a-z]+)\d+$/.exec(latin)?.[1];
  if (!letters && !/^[a-z]$/.test(latin)) return false;
  const bodies = new RegExp(String.raw`(?<=\s)${letters ? `${letters}\\d+` : '[a-z]'}(?![a-z0-9])`);
  return cars.some(({ model }) => bodies.test(model.toLowerCase()));
};

const NAME_WORD = /\s+([a-zа-я]{4,})(?![a-zа-я0-9])/y;

/** Checks whether a word belongs to the name of a car: «соренто прайм». */
const isInName = (cars: readonly KnownCar[], word: string) =>
  cars.some(({ model }) =>
    model
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((one) => one.length > 3 && soundOf(one) === soundOf(word)),
  );

export const isCode = (cars: readonly KnownCar[], typed: string) => {
  const code = inLatin(typed);
  return cars.some(({ model, modification }) =>
    `${model} ${modification}`
      .toLowerCase()
      .split(/[^0-9a-z]+/)
      .some((word) => isCalled(word, code)),
  );
};

/** Checks whether a code names a word of a car's name: «камри 70» is the XV70. */
const isCalled = (word: string, code: string) =>
  word === code || (/^\d{2,}$/.test(code) && word.replace(/^[a-z]+/, '') === code);
