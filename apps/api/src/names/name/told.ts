import type { Attribute, ParsedName, Told } from './parsed-name.ts';

/** Facts with values of another source in the place of their own; what is null or undefined there stays. */
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
