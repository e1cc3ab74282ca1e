import { countWords, likenessOfModels } from '@org/tyre-names/models/same-model';
import { asLatin, fold, nameKey } from '@org/tyre-names/text/spelling';
import { brandNamed, createDictionary } from '@org/tyre-names/trade/dictionary';

/** A maker as Avito calls it, with its models. */
export interface AvitoMake {
  name: string;
  models: string[];
}

/** What Avito calls a product; undefined where its list has no such name. */
interface AvitoName {
  brand: string | undefined;
  model: string | undefined;
  /** The most similar model of its list, if the model has no name there. */
  nearest: string | undefined;
}

/** Names this similar are of one model; less similar ones are worth showing to a person. */
const SAME = 0.75;
const LIKELY = 0.5;
/** If the two best are closer to each other than this, it is open which one is meant. */
const CLEAR = 0.1;

/** Spellings of brands that the trade knows. */
const trade = createDictionary({ brands: [], models: [] });

const withoutNote = (name: string) => name.replace(/\s*\([^)]*\)/g, '');

/** Returns the same key for every spelling of a brand. */
const brandKey = (name: string): string =>
  nameKey(
    brandNamed(trade, name) ??
      brandNamed(trade, withoutNote(name)) ??
      brandNamed(trade, asLatin(fold(withoutNote(name)))) ??
      withoutNote(name),
  );

/** Returns a model without its brand before it: «Кама-505» is the 505 of Kama. */
function ownName(model: string, brand: string): string {
  const [first = ''] = /^[a-zа-я]+/i.exec(model) ?? [];
  const isBrand = first !== '' && first !== model && brandKey(first) === brand;
  const ownModel = isBrand ? model.slice(first.length).replace(/^[\s-]+/, '') : model;
  return ownModel.replace(/евро/gi, 'Euro');
}

/** Null is a name that nobody knows. */
export type AvitoNames = (brand: string | null, model: string | null) => AvitoName;

/** Creates a search for names in Avito's list. Each name is looked for once. */
export function createAvitoNames(makes: readonly AvitoMake[]): AvitoNames {
  const makesOf = Map.groupBy(makes, ({ name }) => brandKey(name));
  const counts = countWords(makes.flatMap(({ models }) => models));
  const known = new Map<string, AvitoName>();

  function find(brand: string | null, model: string | null): AvitoName {
    const key = brand === null ? '' : brandKey(brand);
    const makes = makesOf.get(key) ?? [];
    const name = model === null ? '' : ownName(model, key);
    const scored = (name === '' ? [] : makes)
      .flatMap((make) =>
        make.models.map((theirs) => ({
          make: make.name,
          model: theirs,
          likeness: likenessOfModels(counts, name, ownName(theirs, key)),
        })),
      )
      .sort((a, b) => b.likeness - a.likeness);
    const [best, second] = scored;
    const isClear =
      best?.likeness === 1 || (best?.likeness ?? 0) - (second?.likeness ?? 0) >= CLEAR;
    if (best && best.likeness >= SAME && isClear)
      return { brand: best.make, model: best.model, nearest: undefined };
    return {
      brand: makes[0]?.name,
      model: undefined,
      nearest: best && best.likeness >= LIKELY ? best.model : undefined,
    };
  }

  return (brand, model) => {
    const key = `${brand}\n${model}`;
    const found = known.get(key) ?? find(brand, model);
    known.set(key, found);
    return found;
  };
}
