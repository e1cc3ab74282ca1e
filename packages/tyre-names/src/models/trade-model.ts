import tradeModels from '../dictionary/trade-models.json' with { type: 'json' };
import { consonantsOf, consonantsOfName, soundOf, soundsOf } from '../text/sound.ts';
import { fold, wordsOf } from '../text/spelling.ts';
import type { Reading } from '../text/text-reading.ts';
import { tradeBrand } from '../trade/dictionary.ts';
import { fullModelName } from '../trade/model-aliases.ts';
import { modelSoundKey } from '../trade/model-traits.ts';
import { indexModels, type ModelWords } from './model-words.ts';
import { readModels } from './read-models.ts';
import { MIN_CONSONANTS } from './spoken-words.ts';

type Season = 'summer' | 'winter' | 'all_season';

/** A model that the trade knows, whether anybody sells it here or not. */
export interface TradeModel {
  brand: string;
  name: string;
  /** of tyres; null if the model comes for several, or if it is not known */
  season: Season | null;
}

const SEASONS: readonly Season[] = ['summer', 'winter', 'all_season'];

const SHELVES: readonly Record<string, Record<string, string> | undefined>[] = [
  tradeModels.tyres,
  tradeModels.wheels,
];

interface BrandModels {
  bySound: ReadonlyMap<string, TradeModel>;
  words: ModelWords;
}

/** Brands that were asked for: the keys of all would hold up the start. */
const asked = new Map<string, BrandModels>();

function modelsOf(brand: string): BrandModels {
  const models = SHELVES.flatMap((shelf) => Object.entries(shelf[brand] ?? {})).map(
    ([name, spelling]) => ({
      brand,
      name,
      season: SEASONS.find((one) => spelling.startsWith(one)) ?? null,
    }),
  );
  return {
    bySound: new Map(models.map((model) => [modelSoundKey(model.name), model])),
    words: indexModels(models),
  };
}

/** Checks whether a word is heard as a word of a name, letter for letter or by its consonants. */
function isHeardIn(name: string, word: string): boolean {
  const consonants = consonantsOf(word);
  const areEnough = consonants.replaceAll('_', '').length >= MIN_CONSONANTS;
  return wordsOf(fold(name)).some(
    (ofName) =>
      ofName === word ||
      soundsOf(ofName).includes(soundOf(word)) ||
      (areEnough && consonantsOfName(ofName).includes(consonants)),
  );
}

/** Returns the one of a brand's models that some words are heard as, all of them: «пайлот спорт 5» is Pilot Sport 5. */
function heardModel(brand: string, { words, bySound }: BrandModels, text: string) {
  const pieces = [...fold(text).matchAll(/[0-9a-zа-я+.]+/g)].map(({ 0: word, index }) => ({
    ...{ start: index, end: index + word.length, word },
  }));
  // two letters begin many names
  if (!pieces.some(({ word }) => word.length > 2)) return undefined;
  const named: Reading = { field: 'brand', value: brand, filter: { brand: [brand] } };
  const found = readModels(words, pieces, text, named, true);
  if (found?.run.length !== pieces.length) return undefined;
  const names = found.reading.filter.model ?? [];
  // «рэнглер» is a family, of which another may well be sold
  const whole = names.filter((name) => wordsOf(fold(name)).length === pieces.length);
  const [only, another] = whole.length > 0 ? whole : names;
  if (only === undefined || another !== undefined) return undefined;
  // what is said to be sold by nobody is no guess: «синий» is not «Mini»
  const isHeard = pieces.every(({ word }) => isHeardIn(only, word));
  return isHeard ? bySound.get(modelSoundKey(only)) : undefined;
}

/**
 * Returns the model of a brand that some words name, in any spelling and by ear, or undefined if the trade knows none.
 * Decision 400.
 */
export function tradeModelNamed(brand: string, text: string): TradeModel | undefined {
  const known = tradeBrand(brand);
  if (known === undefined) return undefined;
  const models = asked.get(known) ?? modelsOf(known);
  asked.set(known, models);
  const model =
    models.bySound.get(modelSoundKey(fullModelName(brand, text))) ??
    heardModel(known, models, text);
  return model && { ...model, brand };
}
