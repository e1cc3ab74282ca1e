import type { DeliveryZone } from '@org/api-client/schema';
import type { Place } from '@org/trade/delivery';
import { perDatabase } from '../cache/version-cache.ts';
import { invalid } from '../contract/refusal.ts';
import type { Queryable } from '../db/db.ts';
import { selectPlaces } from './delivery-cities.ts';
import { type Depot, selectDepots, selectZones } from './delivery-warehouses.ts';
import { type Destination, destinationTo } from './destination.ts';

/** Everything that suppliers state about deliveries, read at one moment. */
interface DeliveryStatements {
  depots: ReadonlyMap<string, Depot>;
  zones: ReadonlyMap<string, readonly DeliveryZone[]>;
  places: ReadonlyMap<string, Place>;
  now: Date;
  /** destinations that have been asked for, by city */
  cities: Map<string, Destination>;
}

/** Search results are at most this old, and so are the deliveries that they show. */
const MAX_AGE_MS = 1000;

async function read(db: Queryable): Promise<DeliveryStatements> {
  const [depots, zones, places] = await Promise.all([
    selectDepots(db),
    selectZones(db),
    selectPlaces(db),
  ]);
  return { depots, zones, places, now: new Date(), cities: new Map() };
}

function to({ depots, zones, places, now, cities }: DeliveryStatements, city: string): Destination {
  const place = places.get(city.trim());
  if (!place) throw invalid({ to: ['Выберите город из списка'] });
  const known = cities.get(place.name) ?? destinationTo(place, depots, zones, now);
  cities.set(place.name, known);
  return known;
}

/**
 * Returns a function that resolves to what suppliers state, at most a second old. If the database does not answer
 * within a second, it resolves to what was read last.
 */
function createMemory() {
  let statements: DeliveryStatements | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<DeliveryStatements> | undefined;

  const readAnew = (db: Queryable) => {
    const startedAt = performance.now();
    reading ??= read(db)
      .then((fresh) => {
        readAt = startedAt;
        statements = fresh;
        return fresh;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  return async (db: Queryable): Promise<DeliveryStatements> => {
    if (statements && performance.now() - readAt <= MAX_AGE_MS) return statements;
    const last = statements;
    if (!last) return readAnew(db);
    const { promise, resolve } = Promise.withResolvers<DeliveryStatements>();
    const timer = setTimeout(resolve, MAX_AGE_MS, last);
    const fresh = readAnew(db).catch(() => {
      // for the next second nobody else waits for the database
      readAt = performance.now();
      return last;
    });
    return Promise.race([fresh, promise]).finally(() => clearTimeout(timer));
  };
}
const memoryOf = perDatabase(createMemory);

/** The destination for a city, at most a second old. Throws a 422 problem at `to` for an unknown city. */
export const destinationSoon = async (db: Queryable, city: string): Promise<Destination> =>
  to(await memoryOf(db)(db), city);

/** Like `destinationSoon`, but with what is stated now. */
export const destinationNow = async (db: Queryable, city: string): Promise<Destination> =>
  to(await read(db), city);
