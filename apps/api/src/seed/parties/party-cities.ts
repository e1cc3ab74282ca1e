import facts from '@org/tyre-names/reference/cities.json' with { type: 'json' };

export interface City {
  id: number;
  name: string;
  region: string;
  timeZone: string;
  /** Number of the region in tax numbers. */
  regionCode: number;
  /** Area code of its telephones. */
  phoneCode: string;
}

export const cities: readonly City[] = facts.map((fact, at) => ({
  id: at + 1,
  name: fact.name,
  region: fact.region,
  timeZone: fact.time_zone,
  regionCode: fact.region_code,
  phoneCode: fact.phone_code,
}));

const byName = new Map(cities.map((city) => [city.name, city]));

export function cityOf(name: string): City {
  const city = byName.get(name);
  if (!city) throw new Error(`There is no city ${name}.`);
  return city;
}

/** Returns a phone number that nobody has: no Russian number has 000 after its area code. */
export const inventPhone = ({ phoneCode }: City, extension: number): string =>
  `7${phoneCode}000${String(extension).padStart(7 - phoneCode.length, '0')}`;
