import type { DeliveryTerms, DeliveryZone } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { requireCompany } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { type FieldErrors, invalid } from '../../contract/refusal.ts';
import { selectZones } from '../../delivery/delivery-warehouses.ts';
import { Problem } from '../../http/problem.ts';
import * as queries from './delivery.sql.ts';

type DeliveryPlaces = Pick<DeliveryTerms, 'warehouses' | 'cities'>;

const zoneNames = (zones: readonly DeliveryZone[], holds: (zone: DeliveryZone) => boolean) =>
  zones.filter(holds).map(({ name }) => `«${name.trim()}»`);

/** Yields an error, at the later zone, for everything that two zones have in common. */
function* overlaps(zones: readonly DeliveryZone[]): Generator<[field: string, message: string]> {
  for (const [at, zone] of zones.entries()) {
    const before = zones.slice(0, at);
    const zonesWhere = (word: string, holds: (zone: DeliveryZone) => boolean) => {
      const [name] = zoneNames(before, holds);
      return name && `${word} уже в зоне ${name}`;
    };
    const checks: [string, string | undefined][] = [
      ['name', zonesWhere('Такое название', ({ name }) => name.trim() === zone.name.trim())],
      [
        'own_city',
        zone.own_city ? zonesWhere('Город склада', (other) => other.own_city) : undefined,
      ],
      [
        'everywhere',
        zone.everywhere ? zonesWhere('Остальная Россия', (other) => other.everywhere) : undefined,
      ],
      ...zone.cities.map((city, n): [string, string | undefined] => [
        'cities',
        zone.cities.indexOf(city) < n
          ? `${city} указан дважды`
          : zonesWhere(city, ({ cities }) => cities.includes(city)),
      ]),
      ...zone.regions.map((region, n): [string, string | undefined] => [
        'regions',
        zone.regions.indexOf(region) < n
          ? `${region} указан дважды`
          : zonesWhere(region, ({ regions }) => regions.includes(region)),
      ]),
    ];
    for (const [field, message] of checks) if (message) yield [`zones.${at}.${field}`, message];
  }
}

function* mistakes(
  zones: readonly DeliveryZone[],
  { warehouses, cities }: DeliveryPlaces,
): Generator<[field: string, message: string]> {
  const names = new Set(cities.map(({ name }) => name));
  const regions = new Set(cities.map(({ region }) => region));
  const ids = new Set(warehouses.map(({ id }) => id));
  for (const [at, zone] of zones.entries()) {
    const field = `zones.${at}`;
    const { own_city, everywhere, terms } = zone;
    if (!own_city && !everywhere && zone.cities.length + zone.regions.length === 0)
      yield [`${field}.cities`, 'Выберите города или области'];
    const city = zone.cities.find((name) => !names.has(name));
    if (city) yield [`${field}.cities`, `Города «${city}» нет в списке`];
    const region = zone.regions.find((name) => !regions.has(name));
    if (region) yield [`${field}.regions`, `Области «${region}» нет в списке`];
    for (const [n, term] of terms.entries()) {
      if (!ids.has(term.warehouse_id))
        yield [`${field}.terms.${n}.warehouse_id`, 'Такого склада у компании нет'];
      if (terms.findIndex(({ warehouse_id }) => warehouse_id === term.warehouse_id) < n)
        yield [`${field}.terms.${n}.warehouse_id`, 'Склад указан дважды'];
      if (term.days_max < term.days_min)
        yield [`${field}.terms.${n}.days_max`, 'Не меньше срока «от»'];
    }
  }
}

/** Throws 422 for zones that overlap or name what does not exist, with each mistake at its field. */
function assertZones(zones: readonly DeliveryZone[], known: DeliveryPlaces): void {
  const errors: FieldErrors = {};
  for (const [field, message] of [...mistakes(zones, known), ...overlaps(zones)])
    errors[field] = [...(errors[field] ?? []), message];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

type Db = FastifyRequest['db'];

async function termsOf(db: Db, companyId: string): Promise<DeliveryTerms> {
  return {
    revision: await queries.selectRevision(db, companyId),
    zones: (await selectZones(db, [companyId])).get(companyId) ?? [],
    warehouses: await queries.selectPlaces(db, companyId),
    cities: await queries.selectCities(db),
    goods: await queries.selectGoods(db, companyId),
  };
}

export const getDeliveryTerms: Handler<'getDeliveryTerms'> = async (request) => {
  await requireCompany(request, request.params.id);
  return termsOf(request.db, request.params.id);
};

export const setDeliveryTerms: Handler<'setDeliveryTerms'> = (request) =>
  request.db.transaction(async (db) => {
    const { id } = request.params;
    const { revision, zones } = request.body;
    await requireCompany(request, id, { db });
    if ((await queries.selectRevision(db, id, true)) !== revision)
      throw new Problem(409, 'Условия уже изменил кто-то другой. Обновите страницу');
    const [warehouses, cities] = [
      await queries.selectPlaces(db, id),
      await queries.selectCities(db),
    ];
    assertZones(zones, { warehouses, cities });
    await queries.replaceZones(db, id, zones);
    return termsOf(db, id);
  });
