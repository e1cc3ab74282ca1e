import { nameKey } from '@org/tyre-names/text/spelling';
import type { Db } from '../db/db.ts';
import { MergeProblem } from './problems.ts';

/** A warehouse as a list names it; '' is the company's main one. */
interface Place {
  place: string;
  city: string | null;
}

/** A place with the id of its warehouse; a negative id if the warehouse is still to be created. */
interface Match extends Place {
  id: number;
}

const MAIN = 'Основной склад';
const USUAL_DAYS = { least: 1, most: 3 };

/**
 * Matches the places of a list with the company's warehouses. The main warehouse is the company's first one, or the one
 * that the list is for.
 */
export async function matchPlaces(db: Db, listId: string, companyId: string): Promise<Match[]> {
  const { rows: places } = await db.query<Place>(
    'select place, min(city) city from price_list_row where list_id = $1 group by place order by place',
    [listId],
  );
  const { rows: warehouses } = await db.query<{ id: number; name: string; is_meant: boolean }>(
    `select w.id, w.name, coalesce(w.id = l.warehouse_id, false) is_meant
     from warehouse w join price_list l on l.id = $2 where w.company_id = $1 order by w.id`,
    [companyId, listId],
  );
  const meant = warehouses.find(({ is_meant }) => is_meant)?.id;
  const named = new Map(warehouses.map(({ id, name }) => [nameKey(name), id]));
  return places.map((place, at) => ({
    ...place,
    id:
      (place.place === '' ? meant : undefined) ??
      named.get(nameKey(place.place || MAIN)) ??
      (place.place === '' ? warehouses[0]?.id : undefined) ??
      -1 - at,
  }));
}

/** The id of the city in a place's name («Саранск опт»), or else of the company's own city. */
async function cityOf(db: Db, companyId: string, { place, city }: Place): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `select id from (
       select id, 1 rank, length(name) from city where lower(name) = lower($2)
       union all select id, 2, length(name) from city
         where concat(' ', regexp_replace(lower($1), '[^а-яё-]+', ' ', 'g'), ' ') like concat('% ', lower(name), ' %')
       union all select city_id, 3, 0 from company where id = $3 and city_id is not null
       union all (select city_id, 4, 0 from warehouse where company_id = $3 order by id limit 1)
     ) c order by rank, length desc limit 1`,
    [place, city, companyId],
  );
  if (!rows[0])
    throw new MergeProblem(
      'Укажите город компании в её профиле: по нему определяется город склада',
    );
  return rows[0].id;
}

/** Creates the warehouses that a list names for the first time. Resolves to all places with their warehouses. */
export async function ensurePlaces(tx: Db, listId: string, companyId: string): Promise<Match[]> {
  const matches = await matchPlaces(tx, listId, companyId);
  for (const match of matches) {
    if (match.id > 0) continue;
    const { rows } = await tx.query<{ id: number }>(
      `insert into warehouse (company_id, city_id, name, delivery_days_min, delivery_days_max) values ($1, $2, $3, $4, $5) returning id`,
      [
        companyId,
        await cityOf(tx, companyId, match),
        match.place || MAIN,
        USUAL_DAYS.least,
        USUAL_DAYS.most,
      ],
    );
    match.id = rows[0]?.id ?? match.id;
  }
  return matches;
}

/**
 * Marks warehouses as confirmed by a done list that states their whole stock: all warehouses of the company, or the one
 * that the list is for. Also marks the list's source as confirmed and clears its failures.
 */
export async function confirmPlaces(db: Db, listId: string): Promise<void> {
  await db.query(
    `update source s set confirmed_at = now(), told = null, attempt = 0 from price_list l
     where l.id = $1 and l.status = 'done' and s.id = l.source_id`,
    [listId],
  );
  await db.query(
    `update warehouse w set confirmed_at = now() from price_list l
     where l.id = $1 and l.status = 'done' and l.mode = 'replace' and w.company_id = l.company_id and coalesce(w.id = l.warehouse_id, true)`,
    [listId],
  );
}
