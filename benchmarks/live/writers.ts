import type { Database } from '../../apps/api/src/db/db.ts';
import { luck } from '../api/measure.ts';

/** Changes a price, as an edit by hand does. */
const CHANGE = 'update offer set bulk_price = greatest(bulk_price + $2, 100) where id = $1::bigint';

/** Resolves to ids of offers to change. */
export async function drawOffers(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select id::text from offer where section = 1 and quantity > 0 order by md5(id::text) limit 20000',
  );
  return rows.map(({ id }) => id);
}

export interface Writers {
  /** changes made so far */
  made(): number;
  stop(): Promise<void>;
}

/** Changes `perSecond` prices a second, as far as the database keeps up. `lanes` changes run at the same time. */
export function startWriters(
  db: Database,
  offers: readonly string[],
  perSecond: number,
  lanes = 8,
): Writers {
  const random = luck(perSecond + lanes);
  const start = performance.now();
  let [begun, made, isStopped] = [0, 0, false];
  const write = async () => {
    while (!isStopped) {
      const due = start + (begun * 1000) / perSecond - performance.now();
      if (due > 0) {
        await new Promise((resolve) => setTimeout(resolve, due));
        continue;
      }
      begun++;
      const id = offers[Math.floor(random() * offers.length)];
      await db.query(CHANGE, [id, random() < 0.5 ? 100 : -100]);
      made++;
    }
  };
  const running = perSecond === 0 ? [] : Array.from({ length: lanes }, write);
  return {
    made: () => made,
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

/** Returns how many changes a second `lanes` clients make if they wait only for the database. */
export async function pace(db: Database, offers: readonly string[], lanes: number, forMs: number) {
  const writers = startWriters(db, offers, 1_000_000, lanes);
  const start = performance.now();
  await new Promise((resolve) => setTimeout(resolve, forMs));
  await writers.stop();
  return (writers.made() * 1000) / (performance.now() - start);
}
