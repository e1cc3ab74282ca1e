import type { Place } from '@org/api-client/delivery';
import type { DeliveryZone } from '@org/api-client/schema';
import { perDatabase } from '../cache/version-cache.ts';
import type { Db } from '../db/db.ts';
import { invalid } from '../http/problem.ts';
import { selectPlaces } from './cities.ts';
import { type Destination, destinationTo } from './destination.ts';
import { type Depot, selectDepots, selectZones } from './warehouses.ts';

/** All that suppliers say of deliveries, as it was read at one moment. */
interface Said {
  depots: ReadonlyMap<string, Depot>;
  zones: ReadonlyMap<string, readonly DeliveryZone[]>;
  places: ReadonlyMap<string, Place>;
  now: Date;
  /** cities that were asked for */
  cities: Map<string, Destination>;
}

/** Searches are at most so old, and so are their deliveries. */
const MOST_AGE_MS = 1000;

async function read(db: Db): Promise<Said> {
  const [depots, zones, places] = await Promise.all([
    selectDepots(db),
    selectZones(db),
    selectPlaces(db),
  ]);
  return { depots, zones, places, now: new Date(), cities: new Map() };
}

function to({ depots, zones, places, now, cities }: Said, city: string): Destination {
  const place = places.get(city.trim());
  if (!place) throw invalid({ to: ['Выберите город из списка'] });
  const known = cities.get(place.name) ?? destinationTo(place, depots, zones, now);
  cities.set(place.name, known);
  return known;
}

/** What was said a second ago; where the database does not answer, what it said last. */
function createMemory() {
  let said: Said | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Said> | undefined;

  const readAnew = (db: Db) => {
    const startedAt = performance.now();
    reading ??= read(db)
      .then((fresh) => {
        readAt = startedAt;
        said = fresh;
        return fresh;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  return async (db: Db): Promise<Said> => {
    if (said && performance.now() - readAt <= MOST_AGE_MS) return said;
    const last = said;
    if (!last) return readAnew(db);
    const { promise, resolve } = Promise.withResolvers<Said>();
    const timer = setTimeout(resolve, MOST_AGE_MS, last);
    const fresh = readAnew(db).catch(() => {
      // nobody else waits for it until the next second
      readAt = performance.now();
      return last;
    });
    return Promise.race([fresh, promise]).finally(() => clearTimeout(timer));
  };
}
const memoryOf = perDatabase(createMemory);

/** How goods get to a city, as of a second ago at most. Refuses, at `to`, what is no city. */
export const destinationSoon = async (db: Db, city: string): Promise<Destination> =>
  to(await memoryOf(db)(db), city);

/** The same as of now. */
export const destinationNow = async (db: Db, city: string): Promise<Destination> =>
  to(await read(db), city);
