import type { Db } from '../../../db/db.ts';

const LAST = `
  create temp table last_said on commit drop as
  select distinct on (s.kind, s.thing) s.kind, s.thing, s.name, s.xml
  from exchange_staged s join exchange_file f on f.session_id = s.session_id and f.name = s.file
  where s.session_id = $1 and f.status = 'read' order by s.kind, s.thing, f.asked_at desc, s.position desc`;

/** Whether 1С has ever said what it sells. */
export async function hasCatalog(db: Db, exchange: string): Promise<boolean> {
  const { rows } = await db.query(
    `select from exchange_thing where exchange_id = $1 and kind in ('good', 'offer') limit 1`,
    [exchange],
  );
  return rows.length > 0;
}

/**
 * Applies what the files of a session say to what is known. Of kinds that were sent in full, things that no file of the
 * session names are removed. Resolves to true if this changes anything.
 */
export async function applyStaged(
  tx: Db,
  { exchange, session }: { exchange: string; session: string },
): Promise<boolean> {
  await tx.query(LAST, [session]);
  const count = async (sql: string, params: readonly unknown[]) =>
    (await tx.query<{ n: number }>(`with x as (${sql}) select count(*) n from x`, params)).rows[0]
      ?.n ?? 0;
  const changed = await count(
    `select from last_said l left join exchange_thing t on t.exchange_id = $1 and t.kind = l.kind and t.thing = l.thing
     where t.xml is distinct from l.xml`,
    [exchange],
  );
  await tx.query(
    `insert into exchange_thing (exchange_id, kind, thing, name, xml, session_id)
     select $1, kind, thing, name, xml, $2 from last_said where xml is not null
     on conflict (exchange_id, kind, thing) do update set name = excluded.name, xml = excluded.xml, session_id = excluded.session_id`,
    [exchange, session],
  );
  const removed = await count(
    `delete from exchange_thing t using last_said l where t.exchange_id = $1 and l.xml is null
       and ((t.kind = l.kind and t.thing = l.thing)
         or (l.kind = 'good' and t.kind in ('offer', 'price', 'rest') and split_part(t.thing, '#', 1) = l.thing)) returning t.thing`,
    [exchange],
  );
  const gone = await count(
    `delete from exchange_thing t where t.exchange_id = $1 and t.session_id <> $2 and t.kind in (
       select unnest(whole) from exchange_file where session_id = $2 and status in ('read', 'done')) returning t.thing`,
    [exchange, session],
  );
  await tx.query('delete from exchange_staged where session_id = $1', [session]);
  await tx.query(
    `update exchange_file set status = 'done' where session_id = $1 and status = 'read'`,
    [session],
  );
  await tx.query('drop table last_said');
  return changed + removed + gone > 0;
}

export interface ExchangeThing {
  id: string;
  name: string;
}

export async function selectPriceTypes(db: Db, exchange: string): Promise<ExchangeThing[]> {
  const { rows } = await db.query<ExchangeThing>(
    `select thing id, name from exchange_thing where exchange_id = $1 and kind = 'price_type' order by name, thing`,
    [exchange],
  );
  return rows;
}

/** How many things are read at once. */
const PAGE = 1000;

/** Yields the XML of all known things of one kind, in order. */
export async function* selectXml(db: Db, exchange: string, kind: string): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const { rows } = await db.query<{ thing: string; xml: string }>(
      `select thing, xml from exchange_thing where exchange_id = $1 and kind = $2 and thing > $3 order by thing limit $4`,
      [exchange, kind, after, PAGE],
    );
    for (const { xml } of rows) yield xml;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.thing ?? '';
  }
}

/** Yields the offers that have a price, each with the XML of all that is known of it. */
export async function* selectOffers(
  db: Db,
  exchange: string,
): AsyncGenerator<{ thing: string; xml: string; has_rest: boolean }> {
  let after = '';
  for (;;) {
    const { rows } = await db.query<{ thing: string; xml: string; has_rest: boolean }>(
      `select p.thing, string_agg(t.xml, '' order by t.kind) xml, bool_or(t.kind = 'rest') has_rest
       from (select thing from exchange_thing where exchange_id = $1 and kind = 'price' and thing > $2 order by thing limit $3) p
       join exchange_thing t on t.exchange_id = $1 and t.kind in ('offer', 'price', 'rest') and t.thing = p.thing
       group by p.thing order by p.thing`,
      [exchange, after, PAGE],
    );
    yield* rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.thing ?? '';
  }
}
