import type { Section } from '@org/api-client/schema';
import { ATTRIBUTES, type Attribute, type AttributeName } from '@org/trade/attributes';
import { SECTION_IDS } from '../../../product/describe.ts';

export { ATTRIBUTES, type Attribute, type AttributeName };

export interface SectionDescription {
  id: number;
  code: Section;
  attributes: readonly AttributeName[];
}

const NAMES = Object.keys(ATTRIBUTES) as AttributeName[];

const describe = ([code, id]: [Section, number]): SectionDescription => ({
  id,
  code,
  attributes: NAMES.filter((name) => ATTRIBUTES[name].sections.includes(code)),
});

const DESCRIPTIONS = (Object.entries(SECTION_IDS) as [Section, number][]).map(describe);

/** What differs between the seven sections; all other code is shared. Ids are those of the table `section`. */
export const SECTIONS = Object.fromEntries(
  DESCRIPTIONS.map((description) => [description.code, description]),
) as Record<Section, SectionDescription>;

const BY_ID = new Map(DESCRIPTIONS.map((description) => [description.id, description]));
export const sectionOf = (id: number): SectionDescription => BY_ID.get(id)!;
