import { isWheelSection } from '@org/trade/sections';
import { parseName } from '@org/tyre-names/name/parse-name';
import type { ParsedName } from '@org/tyre-names/name/parsed-name';
import type { Dictionary } from '@org/tyre-names/trade/dictionary';
import { canMake } from '@org/tyre-names/trade/maker-kinds';
import { brandMeant } from './brand.ts';
import { parseOwnName, tidy, withoutKind, withTitle } from './own-name.ts';
import { composedName, hasWheelNumbers } from './price-list-good-marking.ts';
import type { RowValues } from './row-values.ts';

/** Returns the text of a cell, without spaces around it; undefined if it is empty. */
export const text = (value: string | undefined) => (value?.trim() ? value.trim() : undefined);

export const nameWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^0-9a-zа-яё&]+/g, ' ')
    .trim();

/** A brand that is less sure than this is a likely misprint: the brand in a title above takes precedence. */
const LIKELY = 0.8;
export const isNamed = ({ isBrandKnown, origins }: ParsedName) =>
  isBrandKnown && (origins.brand?.sureness ?? 1) >= LIKELY;

/**
 * Returns the brand in the titles above, unless it makes no products of this section: then it is the name of a model.
 */
export const titleBrand = ({ section }: ParsedName, { above }: RowValues) =>
  above?.brand && (!section || canMake(above.brand, section)) ? above.brand : undefined;

/** Joins a model and its numbers from columns into one name. */
const withNumbers = (name: string, values: RowValues['values'], hint: RowValues['hint']) =>
  composedName({ ...values, brand: undefined, model: name, colour: undefined }, hint);

function readName({ values, hint }: RowValues, dictionary: Dictionary): ParsedName {
  const section = hint === 'other' ? undefined : hint;
  if (!values.name) return parseOwnName(composedName(values, hint), section, dictionary);
  const facts = parseOwnName(values.name, section, dictionary);
  const isTyre = !isWheelSection(facts.section);
  // `9/20 5x112` is a wheel if an offset and a bore stand beside it
  if (facts.kind === 'product' && isTyre && !section && hasWheelNumbers(values))
    return parseOwnName(values.name, 'disks', dictionary);
  if (facts.kind !== 'unreadable') return facts;
  const again = parseName(withNumbers(values.name, values, hint), { section, dictionary });
  return again.kind === 'product' ? again : facts;
}

/** True if a name is only a brand, below the title of another brand: «Сакура» of СКАД is a model. */
const isBareBrand = (facts: ParsedName, row: RowValues) =>
  facts.model === null && isNamed(facts) && titleBrand(facts, row) !== facts.brand;

/** Returns the words that were not understood, as they are written: the model, if nothing else is one. */
const unreadIn = (name: string, unread: readonly string[]): string | null =>
  text(
    name
      .split(' ')
      .filter((word) => unread.includes(nameWords(word)))
      .join(' '),
  ) ?? null;

/** Ends an unknown brand where its column says: in «Zvezdo Trek 55» of the brand Zvezdo, the model is «Trek 55». */
function partedByColumn(facts: ParsedName, column: string, name: string): ParsedName {
  if (facts.isBrandKnown || !facts.brand) return facts;
  const words = [facts.brand, facts.model ?? ''].join(' ').trim().split(' ');
  const count = column.split(/\s+/).length;
  const [brand, model] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
  // «Trek 55» of an unknown brand: what looks like another one begins the model
  if (nameWords(brand) !== nameWords(column))
    return facts.model
      ? { ...facts, brand: column, model: `${facts.brand} ${facts.model}` }
      : facts;
  if (model) return { ...facts, brand: column, model };
  return { ...facts, brand: column, model: unreadIn(name, facts.unread), unread: [] };
}

/** Reads a name whose brand stands elsewhere: then all of the name is the model, as in «Автодиск SAKURA» of СКАД. */
function readBranded(row: RowValues, facts: ParsedName, dictionary: Dictionary): ParsedName {
  const { hint, values } = row;
  const { name, brand: column } = values;
  const meant = column ? brandMeant(dictionary, column) : undefined;
  const stated = (meant && !meant.isGuessed ? meant.brand : undefined) ?? row.group?.brand;
  const isBare = isBareBrand(facts, row);
  const isOwn = isNamed(facts) && !isBare;
  const brand = stated ?? (isOwn || column ? undefined : titleBrand(facts, row));
  if (!name || !brand || (facts.isBrandKnown && facts.brand === brand)) return facts;
  const options = { section: facts.section ?? undefined, dictionary };
  const ownName = parseName(`${brand} ${withoutKind(tidy(name))}`, options);
  const again =
    ownName.kind === 'product'
      ? ownName
      : parseName(`${brand} ${withNumbers(withoutKind(tidy(name)), values, hint)}`, options);
  if (again.kind !== 'product') return facts;
  const named = isOwn
    ? { brand: facts.brand, isBrandKnown: true }
    : { brand: null, isBrandKnown: false };
  return { ...again, ...named };
}

/** Reads the name of a row together with the brand in its column, its group and the titles above. */
export function readRowName(row: RowValues, dictionary: Dictionary): ParsedName {
  const named = withTitle(readName(row, dictionary), row, dictionary);
  const branded = readBranded(row, named, dictionary);
  const column = text(row.values.brand);
  return column ? partedByColumn(branded, column, row.values.name ?? '') : branded;
}
