import { caseForms } from '../text/cases.ts';
import { fold } from '../text/spelling.ts';

/** Adjectives and short names of countries, by their usual name. */
const SPOKEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    китай: 'китайцы китайский кнр поднебесная china',
    россия: 'российский русский отечественный рф russia',
    япония: 'японцы японский japan',
    корея: 'корейский корейцы корея korea',
    'южная корея': 'корейский корейцы корея korea',
    германия: 'немцы немецкий германский germany',
    франция: 'французы французский',
    италия: 'итальянцы итальянский',
    финляндия: 'финны финский финка',
    турция: 'турецкий',
    беларусь: 'белорусы белорусский беларусский белоруссия рб',
    индия: 'индийский',
    сша: 'американцы американский америка usa',
    польша: 'польский',
    венгрия: 'венгерский',
    румыния: 'румынский',
    сербия: 'сербский',
    чехия: 'чешский',
    словакия: 'словацкий',
    словения: 'словенский',
    тайвань: 'тайваньский',
    таиланд: 'тайский тайланд',
    вьетнам: 'вьетнамский',
    индонезия: 'индонезийский',
    израиль: 'израильский',
    украина: 'украинский',
    казахстан: 'казахстанский казахский',
    узбекистан: 'узбекский',
    испания: 'испанский',
    португалия: 'португальский',
    великобритания: 'английский британский англия',
    нидерланды: 'голландский голландия',
    'шри-ланка': 'ланкийский',
    малайзия: 'малайзийский',
    австрия: 'австрийский',
    иран: 'иранский',
    бразилия: 'бразильский',
  }),
);

const GENDERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ый$/, ['ый', 'ая', 'ое', 'ые']],
  [/ий$/, ['ий', 'ая', 'ое', 'ие']],
];

/** Returns an adjective in all genders and cases. */
function adjectiveForms(word: string): string[] {
  // «кроме китайцев»
  if (word.endsWith('цы'))
    return ['цы', 'цев', 'цам', 'цами', 'цах'].map((end) => word.replace(/цы$/, end));
  const [ending, genders] = GENDERS.find(([pattern]) => pattern.test(word)) ?? [];
  if (!ending || !genders) return caseForms(word);
  // these have no further cases: «японских и» would be one of them
  const plural = ['их', 'им', 'ими', 'ых', 'ым', 'ыми'];
  return [
    ...genders.flatMap((gender) => caseForms(word.replace(ending, gender))),
    ...plural.map((form) => word.replace(ending, form)),
  ];
}

/** A country's other names and adjectives, by its usual name in lower case. */
export const countryNames = (folded: string): string[] =>
  (SPOKEN.get(folded) ?? '').split(' ').filter((word) => word !== '');

/** Returns all the names of a country. */
export const countrySpellings = (name: string): string[] => {
  const folded = fold(name);
  return [...caseForms(folded), ...countryNames(folded).flatMap(adjectiveForms)];
};

const NAMED = new Set([...SPOKEN].flatMap(([name, spoken]) => [name, ...spoken.split(' ')]));

/** Checks whether a word is the name of a country, as people write it. */
export const isCountry = (word: string) => NAMED.has(fold(word).trim());
