import carNames from '../facts/car-names.json' with { type: 'json' };
import { fold, nameKey } from '../text/spelling.ts';
import { isCar } from './brand-in-name.ts';
import { isColourWord } from './model-in-name.ts';

/** Words of the trade without further meaning. */
const SAID =
  /^(?:шин|автошин|мотошин|покрыш|резин|диск|автодиск|колес|tyre|tire|wheel|disk|для|под|или|без|шт|нов|акци|распродаж|скид|руб|цена|new$)/;

const CARS = new Set(
  JSON.stringify(carNames)
    .toLowerCase()
    .match(/[0-9a-zа-яё-]{3,}/g),
);
/** Checks whether a word names the car that the goods are for. Nobody has to explain such a word. */
const isOfCars = (word: string) => isCar(word) || CARS.has(word);

/** Returns the words that were not understood, of three letters and more. */
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
