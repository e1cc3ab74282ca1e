import type { CompanyEvent } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { numberOf } from '../../trade/order-number.ts';

/** For how many days events can be read. */
export const KEPT_DAYS = 30;

interface EventRow {
  id: number;
  type: CompanyEvent['type'];
  subject: string;
  data: Pick<CompanyEvent['data'], 'status'> &
    Partial<Omit<CompanyEvent['data'], 'number'>> & { number?: number };
  at: Date;
}

const toEvent = ({ data, at, ...event }: EventRow): CompanyEvent => ({
  ...event,
  data: {
    status: data.status,
    number: data.number === undefined ? null : numberOf(data.number),
    side: data.side ?? null,
    file_name: data.file_name ?? null,
    products: data.products ?? null,
  },
  at: at.toISOString(),
});

const UNNUMBERED = 'select from event where company_id = $1 and seq is null limit 1';

/**
 * Numbers the events of a company that were committed since the last call. Only one reader at a time does so: the
 * others wait, and find the events numbered. Decision 110.
 */
async function numberEvents(db: Db, companyId: string) {
  const { rows } = await db.query(UNNUMBERED, [companyId]);
  if (rows.length === 0) return;
  await db.transaction(async (tx) => {
    await tx.query('insert into event_counter (company_id) values ($1) on conflict do nothing', [
      companyId,
    ]);
    // a statement of its own, so that the next one sees what others have numbered before
    await tx.query('select from event_counter where company_id = $1 for update', [companyId]);
    await tx.query(
      `with fresh as materialized (
         select id, row_number() over (order by id) n from event where company_id = $1 and seq is null
       ), counter as (
         update event_counter set last = last + (select count(*) from fresh) where company_id = $1 returning last
       )
       update event e set seq = counter.last - (select count(*) from fresh) + fresh.n from fresh, counter where e.id = fresh.id`,
      [companyId],
    );
  });
}

/** The number of the company's latest event, 0 before the first. */
export async function selectLast(db: Db, companyId: string): Promise<number> {
  await numberEvents(db, companyId);
  const { rows } = await db.query<{ last: number }>(
    'select last from event_counter where company_id = $1',
    [companyId],
  );
  return rows[0]?.last ?? 0;
}

/** The events of a company after the number `after`, oldest first. */
export async function selectEvents(
  db: Db,
  companyId: string,
  after: number,
  limit: number,
): Promise<CompanyEvent[]> {
  await numberEvents(db, companyId);
  const { rows } = await db.query<EventRow>(
    `select seq id, type, subject, data, created_at at from event where company_id = $1 and seq > $2::bigint order by seq limit $3`,
    [companyId, after, limit],
  );
  return rows.map(toEvent);
}

/** One event of a company; undefined if there is none, or it is not kept any more. */
export async function selectEvent(
  db: Db,
  companyId: string,
  seq: number,
): Promise<CompanyEvent | undefined> {
  const { rows } = await db.query<EventRow>(
    'select seq id, type, subject, data, created_at at from event where company_id = $1 and seq = $2::bigint',
    [companyId, seq],
  );
  return rows[0] && toEvent(rows[0]);
}
