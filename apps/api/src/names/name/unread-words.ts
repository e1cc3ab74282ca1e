import carNames from '../facts/car-names.json' with { type: 'json' };
import { fold, nameKey } from '../text/spelling.ts';
import { isCar } from './brand-in-name.ts';
import { isColourWord } from './model-in-name.ts';

/** Words of the trade that say nothing and need not. */
const SAID =
  /^(?:шин|автошин|мотошин|покрыш|резин|диск|автодиск|колес|tyre|tire|wheel|disk|для|под|или|без|шт|нов|акци|распродаж|скид|руб|цена|new$)/;

const CARS = new Set(
  JSON.stringify(carNames)
    .toLowerCase()
    .match(/[0-9a-zа-яё-]{3,}/g),
);
/** The car that goods are for is no word that anybody has to explain. */
const isOfCars = (word: string) => isCar(word) || CARS.has(word);

/** What is left of a name beside what it was read as: words of three letters and more. */
export function unreadWords(
  left: readonly (string | null)[],
  read: readonly (string | null)[],
): string[] {
  const known = nameKey(read.filter((text) => text !== null).join(' '));
  const words = left.flatMap((text) => fold(text ?? '').split(/[^0-9a-zа-я+-]+/));
  return [...new Set(words)].filter(
    (word) =>
      /[a-zа-я]{3}/.test(word) &&
      !SAID.test(word) &&
      !known.includes(nameKey(word)) &&
      !isOfCars(word) &&
      !isColourWord(word),
  );
}
