import type { SectionCode } from '../../shared/sections.ts';
import { type Filters, parseSearch, type Search } from './search/catalog-search.ts';
import { descriptions, type SectionDescription } from './search/catalog-sections.ts';

/** Filters that a supplier's own page leaves out, because it has only one supplier. */
const OF_SUPPLIERS = ['supplier_id', 'favorite'];

const without = ({ fields, rail, ...section }: SectionDescription): SectionDescription => ({
  ...section,
  fields: Object.fromEntries(
    Object.entries(fields).filter(([name]) => !OF_SUPPLIERS.includes(name)),
  ),
  rail: rail.filter(({ control }) => control !== 'supplier'),
});

const withinSupplier = Object.fromEntries(
  Object.entries(descriptions).map(([code, section]) => [code, without(section)]),
) as Record<SectionCode, SectionDescription>;

/** A section as a supplier's page shows it. */
export const descriptionWithin = (code: SectionCode) => withinSupplier[code];

/** Reads the address of a page that shows a section's list narrowed by `filters`, and keeps `address` in it. */
export function searchWithin(
  code: SectionCode,
  params: URLSearchParams,
  filters: Filters,
  address: [name: string, value: string][],
): Search {
  const rest = new URLSearchParams(params);
  for (const [name] of address) rest.delete(name);
  return { ...parseSearch(descriptionWithin(code), rest), within: { filters, address } };
}
