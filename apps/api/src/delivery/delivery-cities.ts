import type { Place } from '@org/trade/delivery';
import { invalid } from '../contract/refusal.ts';
import type { Queryable } from '../db/db.ts';
import { allRows } from '../db/db-rows.ts';

/** The id of a city. Throws a 422 problem at `field` if there is no such city. */
export async function requireCityId(db: Queryable, name: string, field = 'city'): Promise<number> {
  const { rows } = await db.query<{ id: number }>('select id from city where name = $1', [
    name.trim(),
  ]);
  if (!rows[0]) throw invalid({ [field]: ['Выберите город из списка'] });
  return rows[0].id;
}

/** The city that each account has chosen to buy for, by account. */
export async function selectChosenPlaces(
  db: Queryable,
  accountIds: readonly string[],
): Promise<Map<string, Place>> {
  const rows = await allRows<Place & { of: string }>(
    db,
    'select a.id "of", y.name, y.region from account a join city y on y.id = a.city_id where a.id = any($1::uuid[])',
    [accountIds],
  );
  return new Map(rows.map(({ of, ...place }) => [of, place]));
}

/** The cities with these names, or all cities, by name. */
export async function selectPlaces(
  db: Queryable,
  names?: readonly string[],
): Promise<Map<string, Place>> {
  const { rows } = await db.query<Place>(
    'select name, region from city where $1::text[] is null or name = any($1)',
    [names ?? null],
  );
  return new Map(rows.map((row) => [row.name, row]));
}
