import { parseName as read } from '../name/parse-name.ts';
import type { Attribute, ParsedName, ValueOrigin } from '../name/parsed-name.ts';
import type { Section } from '../text/text-reading.ts';
import type { KnownNames } from '../trade/dictionary.ts';
import { dictionaryOf } from './names-of.ts';
import type { Source, ToldValue } from './told-value.ts';

export interface NameOptions {
  /** The section of the list that the name is from; a name that says otherwise wins. */
  section?: Section;
  /** Brands and models to read by, instead of the packaged ones. */
  names?: KnownNames;
}

/** What a name says of a product. A value that it does not say is left out. */
export type NameValues = { [Name in Attribute]?: ToldValue<NonNullable<ParsedName[Name]>> };

export interface NameReading {
  /** `accessory`: neither a tyre nor a wheel, such as a tube; `unreadable`: no size in it. */
  kind: 'product' | 'accessory' | 'unreadable';
  /** The kind of accessory, in Russian. */
  accessory: string | null;
  values: NameValues;
  /** The condition of the goods, in Russian, such as a repair. */
  remarks: string[];
  /** Words that were not understood. */
  unread: string[];
}

/** Names of a brand or a model that no dictionary has. */
const isUnknown = (name: Attribute, parsed: ParsedName) =>
  (name === 'brand' && !parsed.isBrandKnown) || (name === 'model' && !parsed.isModelKnown);

function sourceOf(name: Attribute, parsed: ParsedName, { source, written }: ValueOrigin): Source {
  if (written !== undefined) return 'mended';
  if (isUnknown(name, parsed)) return 'unknown word';
  return source === 'memory' ? 'memory' : 'text';
}

/** Returns the values of a name with their sources. */
const toldValues = (parsed: ParsedName): NameValues =>
  Object.fromEntries(
    (Object.entries(parsed.origins) as [Attribute, ValueOrigin][]).map(([name, origin]) => [
      name,
      { value: parsed[name], source: sourceOf(name, parsed, origin), sureness: origin.sureness },
    ]),
  );

/** Reads a product's name as suppliers write it. */
export function parseName(text: string, { section, names }: NameOptions = {}): NameReading {
  const parsed = read(text, { section, dictionary: dictionaryOf(names) });
  return {
    kind: parsed.kind,
    accessory: parsed.accessory,
    values: toldValues(parsed),
    remarks: [...parsed.remarks],
    unread: [...parsed.unread],
  };
}
