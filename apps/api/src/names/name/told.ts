import type { Attribute, ParsedName, Told } from './parsed-name.ts';

/** Returns facts with values of another source in place of their own. Values that are null or undefined are skipped. */
export function tellAll<Facts extends Pick<ParsedName, 'told'>>(
  facts: Facts,
  values: Partial<Pick<ParsedName, Attribute>>,
  told: Told,
): Facts {
  const given = Object.entries(values).filter(([, value]) => value != null);
  return {
    ...facts,
    ...Object.fromEntries(given),
    told: { ...facts.told, ...Object.fromEntries(given.map(([attribute]) => [attribute, told])) },
  };
}
