import { ATTRIBUTES, type Attribute } from './attributes.ts';

/** A field of a search's body: the kind of its value and its label. */
export interface FilterField {
  kind: 'texts' | 'text' | 'numbers' | 'number' | 'flag';
  label: string;
  unit?: string;
}

const isNumber = ({ kind }: Attribute) => kind === 'size' || kind === 'whole';

/** The fields of a search that filter by an attribute. */
export function fieldsOf(name: string, attribute: Attribute): Record<string, FilterField> {
  const { filter, label, unit } = attribute;
  const field = (kind: FilterField['kind'], text = label): FilterField => ({
    kind,
    label: text,
    ...(unit && { unit }),
  });
  const limit = isNumber(attribute) ? 'number' : 'text';
  switch (filter) {
    case 'flag':
      return { [name]: field('flag') };
    case 'any':
      return { [name]: field(isNumber(attribute) ? 'numbers' : 'texts') };
    case 'least':
      return { [`${name}_min`]: field(limit, `${label} от`) };
    case 'range':
      return {
        [`${name}_min`]: field(limit, `${label} от`),
        [`${name}_max`]: field(limit, `${label} до`),
      };
  }
}

const rows: [string, Attribute][] = Object.entries(ATTRIBUTES);

/** Every field, by its name in the contract. */
export const filterFields = (): Record<string, FilterField> =>
  Object.assign({}, ...rows.map(([name, attribute]) => fieldsOf(name, attribute)));

/** Which fields each section has: a digit for each of all fields, in their order, 1 if the section has it. */
export const fieldsOfSections = (): Record<string, string> => {
  const sections = [...new Set(rows.flatMap(([, attribute]) => attribute.sections))];
  const of = (section: string) =>
    rows.map(([name, attribute]) => {
      const has = attribute.sections.some((one) => one === section);
      return Object.keys(fieldsOf(name, attribute)).map(() => (has ? '1' : '0'));
    });
  return Object.fromEntries(sections.map((section) => [section, of(section).flat().join('')]));
};

/** Words shown on cards: by attribute and value, or for a flag one word by attribute. */
export const badges = (): Record<string, string | Record<string, string>> =>
  Object.fromEntries(
    rows.flatMap(([name, { badge, words }]) => {
      if (badge) return [[name, badge]];
      if (!words) return [];
      const known = Object.entries(words).map(([code, word]) => [code, word.badge ?? word.label]);
      return [[name, Object.fromEntries(known)]];
    }),
  );
