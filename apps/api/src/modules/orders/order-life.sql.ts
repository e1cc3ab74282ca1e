import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import type { PaymentBody, ShipmentBody } from './bodies.ts';

interface Line {
  id: string;
  quantity: number;
}
const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);
const quantities = (lines: readonly Line[]) => lines.map(({ quantity }) => quantity);

export const updateConfirmed = (
  db: Db,
  items: readonly { id: string; confirmed_quantity: number; offered_price: number | null }[],
) =>
  db.query(
    `update order_item i set confirmed_quantity = w.quantity, offered_price = w.price
     from unnest($1::uuid[], $2::int[], $3::int[]) w(id, quantity, price) where i.id = w.id`,
    [
      ids(items),
      items.map(({ confirmed_quantity }) => confirmed_quantity),
      items.map(({ offered_price }) => offered_price),
    ],
  );

export const updateDue = (db: Db, id: string, due: Date | null) =>
  db.query('update orders set due_at = $2 where id = $1', [id, due]);

export const updatePayDays = (db: Db, id: string, days: number) =>
  db.query('update orders set pay_days = $2 where id = $1', [id, days]);

/** Sets the day by which an order is to be paid: `pay_days` after its first goods left. */
export const updatePayUntil = (db: Db, id: string, shippedOn: string) =>
  db.query(
    `update orders set pay_until = $2::date + pay_days where id = $1 and pay_until is null and pay_days > 0`,
    [id, shippedOn],
  );

export const insertPayment = (db: Db, id: string, { sum, paid_on, reference }: PaymentBody) =>
  db.query(
    'insert into payment (id, order_id, sum, paid_on, reference) values ($1, $2, $3, $4, $5)',
    [uuidv7(), id, sum, paid_on, reference?.trim() || null],
  );

export async function insertShipment(
  db: Db,
  orderId: string,
  { carrier, waybill, shipped_on, items }: ShipmentBody,
): Promise<string> {
  const id = uuidv7();
  await db.query(
    `insert into shipment (id, order_id, position, carrier, waybill, shipped_on)
     select $1, $2, coalesce(max(position), 0) + 1, $3, $4, $5 from shipment where order_id = $2`,
    [id, orderId, carrier.trim(), waybill?.trim() || null, shipped_on],
  );
  await db.query(
    `insert into shipment_item (shipment_id, item_id, quantity) select $1, * from unnest($2::uuid[], $3::int[])`,
    [id, ids(items), quantities(items)],
  );
  await db.query(
    `update order_item i set shipped = shipped + w.quantity
     from unnest($1::uuid[], $2::int[]) w(id, quantity) where i.id = w.id`,
    [ids(items), quantities(items)],
  );
  return id;
}

export async function markReceived(db: Db, shipmentId: string, items: readonly Line[]) {
  await db.query('update shipment set received_at = now() where id = $1', [shipmentId]);
  await db.query(
    `with w as (select * from unnest($2::uuid[], $3::int[]) w(id, quantity)),
       s as (update shipment_item s set received = w.quantity from w where s.shipment_id = $1 and s.item_id = w.id)
     update order_item i set received = received + w.quantity from w where i.id = w.id`,
    [shipmentId, ids(items), quantities(items)],
  );
}

/** Takes back the promise of pieces that have not been shipped by now. */
export const releaseLines = (db: Db, orderId: string) =>
  db.query('update order_item set confirmed_quantity = shipped where order_id = $1', [orderId]);
