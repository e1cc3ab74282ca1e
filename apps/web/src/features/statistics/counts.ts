import type { SectionCode } from '../../shared/sections.ts';
import type { Statistics } from './statistics.atoms.ts';

/** Models of each section, where they are known. */
export const countsOf = (statistics: Statistics | undefined) =>
  Object.fromEntries(
    statistics?.sections.map(({ section, products }) => [section, products]) ?? [],
  ) as Partial<Record<SectionCode, number>>;
