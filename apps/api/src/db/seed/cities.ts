import facts from './facts/cities.json' with { type: 'json' };

export interface City {
  id: number;
  name: string;
  region: string;
  timeZone: string;
}

export const cities: readonly City[] = facts.map(([name = '', region = '', timeZone = ''], at) => ({
  id: at + 1,
  name,
  region,
  timeZone,
}));

const byName = new Map(cities.map((city) => [city.name, city]));

export function cityOf(name: string): City {
  const city = byName.get(name);
  if (!city) throw new Error(`There is no city ${name}.`);
  return city;
}
