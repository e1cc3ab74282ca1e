import { indexNames, type NameIndexes, type Names } from '../models/model-names.ts';
import { knownNames, marketNames } from '../packaged-names.ts';
import { createDictionary, type Dictionary, type KnownNames } from '../trade/dictionary.ts';

const dictionaries = new WeakMap<KnownNames, Dictionary>();
const indexes = new WeakMap<Names, NameIndexes>();
let packaged: Names | undefined;

/** Prepares names once: whoever reads a thousand texts passes the same object. */
export function dictionaryOf(names: KnownNames = knownNames): Dictionary {
  const ready = dictionaries.get(names) ?? createDictionary(names);
  dictionaries.set(names, ready);
  return ready;
}

/** The same for searches and orders. */
export function indexesOf(names?: Names): NameIndexes {
  const knownNames = names ?? packaged ?? marketNames();
  if (!names) packaged = knownNames;
  const ready = indexes.get(knownNames) ?? indexNames(knownNames);
  indexes.set(knownNames, ready);
  return ready;
}
