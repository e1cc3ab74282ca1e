import { addMinutes } from 'date-fns/addMinutes';
import { isWeekend } from 'date-fns/isWeekend';
import { previousFriday } from 'date-fns/previousFriday';
import { startOfDay } from 'date-fns/startOfDay';
import { subDays } from 'date-fns/subDays';
import { subMinutes } from 'date-fns/subMinutes';
import type { Db } from '../db/db.ts';
import { moscow } from '../trade/moscow.ts';

/** When something happened: this many days ago at a time of day in Moscow, or this many minutes ago. */
export type DemoMoment = readonly [days: number, time: `${number}:${number}`] | number;

/** Returns the moment. What would fall on a weekend happened on the Friday before. */
export function momentOf(ago: DemoMoment, now: Date): Date {
  if (typeof ago === 'number') return subMinutes(now, ago);
  const [days, time] = ago;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const day = subDays(startOfDay(now, { in: moscow }), days);
  const workday = isWeekend(day) ? previousFriday(day) : day;
  return new Date(addMinutes(workday, hours * 60 + minutes).getTime());
}

/**
 * Moves what this transaction has just written about an order to the moment when it happened. Such rows have the
 * transaction's own time. `$3` says whether the step set the day until which the stock is held.
 */
const HAPPENED = `
  with was as (select $2::timestamptz - now() by, ($2::timestamptz at time zone 'Europe/Moscow')::date as day,
      ($2::timestamptz at time zone 'Europe/Moscow')::date - (now() at time zone 'Europe/Moscow')::date days),
  event as (update order_event set at = $2,
      details = case when details ? 'until' then details || jsonb_build_object('until', (details ->> 'until')::timestamptz + was.by) else details end
    from was where order_id = $1 and at = now()),
  said as (update order_message set created_at = $2 where order_id = $1 and created_at = now()),
  paid as (update payment set created_at = $2 where order_id = $1 and created_at = now()),
  left_at as (update shipment set created_at = case when created_at = now() then $2 else created_at end,
      received_at = case when received_at = now() then $2 else received_at end
    where order_id = $1 and now() in (created_at, received_at)),
  paper as (update document set created_at = $2, issued_on = was.day, year = extract(year from was.day)
    from was where order_id = $1 and created_at = now()),
  claimed as (update claim set created_at = case when created_at = now() then $2 else created_at end, updated_at = $2,
      due_at = case when created_at = now() then due_at + was.by else due_at end
    from was where order_id = $1 and updated_at = now()),
  told as (update news set created_at = $2, read_at = case when read_at = now() then $2 else read_at end
    where order_id = $1 and created_at = now())
  update orders p set updated_at = $2,
    due_at = case when $3 then p.due_at + was.by else p.due_at end,
    created_at = case when p.created_at = now() then $2 else p.created_at end,
    promised_on = case when p.created_at = now() then p.promised_on + was.days else p.promised_on end,
    receiving = case when p.created_at = now() then (select coalesce(jsonb_agg(r || jsonb_build_object(
        'date_min', (r ->> 'date_min')::date + was.days, 'date_max', (r ->> 'date_max')::date + was.days)), '[]')
      from jsonb_array_elements(p.receiving) r) else p.receiving end
  from was where p.id = $1`;

export const happened = (tx: Db, order: string, { at, due }: { at: Date; due: boolean }) =>
  tx.query(HAPPENED, [order, at, due], { name: 'demo_happened' });

/** Numbers the documents of each year from one. */
export async function numberPapers(tx: Db): Promise<void> {
  // two steps, because numbers must be unique at every moment
  await tx.query('update document set number = number + 1000000');
  await tx.query(
    `update document d set number = n.number from (select id, row_number() over
       (partition by supplier_id, kind, year order by issued_on, number) number from document) n where n.id = d.id`,
  );
  await tx.query('delete from document_counter');
  await tx.query(
    `insert into document_counter (supplier_id, kind, year, last)
     select supplier_id, kind, year, max(number) from document group by 1, 2, 3`,
  );
}
