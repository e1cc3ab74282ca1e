import { type Attribute, NOTHING, type ParsedName, type Told } from './parsed-name.ts';

const fromName = (sureness: number): Told => ({ source: 'name', sureness });

/** Numbers and words that rules have read. */
const READ = fromName(0.99);
const KNOWN = fromName(0.98);
/** An unknown word in the place of a brand or of a model. */
const UNKNOWN_BRAND = fromName(0.5);
const UNKNOWN_MODEL = fromName(0.85);
/** The section is guessed from the numbers if the name does not state it. */
const SECTION = fromName(0.95);
/** Guessed from words of the model's name. */
export const GUESSED: Told = { source: 'memory', sureness: 0.85 };

const RULES: Partial<Record<Attribute, (parsed: ParsedName) => Told>> = {
  brand: ({ isBrandKnown }) => (isBrandKnown ? KNOWN : UNKNOWN_BRAND),
  model: ({ isModelKnown }) => (isModelKnown ? KNOWN : UNKNOWN_MODEL),
  section: () => SECTION,
};

const ATTRIBUTES = Object.keys(NOTHING).filter(
  (name) =>
    ![
      'kind',
      'accessory',
      'isBrandKnown',
      'isModelKnown',
      'other_size',
      'remarks',
      'unread',
      'told',
    ].includes(name),
) as Attribute[];

const isSaid = (value: unknown) =>
  value !== null && value !== false && !(Array.isArray(value) && value.length === 0);

/** Returns the source and reliability of each value. Those already known stay. */
export function toldOf(parsed: ParsedName): ParsedName['told'] {
  const told: ParsedName['told'] = {};
  for (const attribute of ATTRIBUTES)
    if (isSaid(parsed[attribute]))
      told[attribute] = parsed.told[attribute] ?? RULES[attribute]?.(parsed) ?? READ;
  // «не шип» is stated as clearly as «шип»
  if (parsed.studded === false) told.studded = parsed.told.studded ?? READ;
  return told;
}
