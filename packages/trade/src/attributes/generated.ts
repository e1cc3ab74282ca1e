import { badges, fieldsOfSections, filterFields } from './filter-fields.ts';

/** Attributes whose words are not shown on cards: cards show their codes or nothing. */
const NO_BADGES = [
  'colour',
  'pattern',
  'tube',
  'construction',
  'vehicle',
  'terrain',
  'homologation',
];

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** The text of filters.generated.ts: the part of the table that the first screen in a browser needs. */
export function generated(): string {
  const words = Object.entries(badges()).filter(([name]) => !NO_BADGES.includes(name));
  return `// Written by scripts/generate-filters.ts from attributes.ts: change that, then run \`pnpm gen\`.
import type { Section } from '@org/api-client/schema';
import type { FilterField } from './filter-fields.ts';

export type { FilterField };

export const FILTER_FIELDS: Readonly<Record<string, FilterField>> = ${json(filterFields())};

/** A 1 for each of FILTER_FIELDS that the section has, in their order. */
export const SECTION_FIELDS: Readonly<Record<Section, string>> = ${json(fieldsOfSections())};

export const BADGES = ${json(Object.fromEntries(words))} as const;
`;
}
