import type { ZoneDraft } from './delivery-draft.ts';

/** The error of a zone, if any. A city may also belong to another zone by its region: the narrower zone counts. */
export function mistakeOf(zone: ZoneDraft, others: readonly ZoneDraft[]) {
  const name = zone.name.trim();
  if (!name) return { name: 'Назовите зону' };
  if (others.some((other) => other.name.trim() === name)) return { name: 'Такая зона уже есть' };
  const holder = (holds: (other: ZoneDraft) => boolean) => others.find(holds)?.name;
  const city = zone.cities.find((one) => others.some(({ cities }) => cities.includes(one)));
  if (city) return { cities: `${city} уже в зоне «${holder((one) => one.cities.includes(city))}»` };
  const region = zone.regions.find((one) => others.some(({ regions }) => regions.includes(one)));
  if (region)
    return { regions: `${region} уже в зоне «${holder((one) => one.regions.includes(region))}»` };
  if (!zone.own_city && !zone.everywhere && zone.cities.length + zone.regions.length === 0)
    return { cities: 'Выберите города или области' };
  return {};
}
