import type { Db } from '../../db/db.ts';
import { numberOf } from '../../trade/order-number.ts';
import type { CodeFault, LineCodes, SentCode } from './codes.ts';

/** Stores the codes of a shipment. Resolves to the first that was shipped before, with its order. */
export async function insertCodes(
  tx: Db,
  supplierId: string | null,
  shipmentId: string,
  items: readonly LineCodes[],
  codes: ReadonlyMap<string, string[]>,
): Promise<CodeFault | undefined> {
  const rows = items.flatMap(({ id }, at) =>
    (codes.get(id) ?? []).map((code, n) => ({ id, code, field: `items.${at}.codes.${n}` })),
  );
  if (rows.length === 0 || supplierId === null) return undefined;
  const { rows: inserted } = await tx.query<{ code: string }>(
    `insert into marking_code (supplier_id, code, shipment_id, item_id)
     select $1, w.code, $2, w.item_id from unnest($3::text[], $4::uuid[]) w(code, item_id) order by w.code
     on conflict do nothing returning code`,
    [supplierId, shipmentId, rows.map(({ code }) => code), rows.map(({ id }) => id)],
  );
  if (inserted.length === rows.length) return undefined;
  const fresh = new Set(inserted.map(({ code }) => code));
  const known = rows.find(({ code }) => !fresh.has(code));
  const { rows: where } = await tx.query<{ number: number }>(
    `select p.number from marking_code m join shipment s on s.id = m.shipment_id join orders p on p.id = s.order_id
     where m.supplier_id = $1 and m.code = $2`,
    [supplierId, known?.code],
  );
  return {
    field: known?.field ?? '',
    message: `Этот код уже отгружен в заказе ${numberOf(where[0]?.number ?? 0)}`,
  };
}

/** Records which of a shipment's codes the buyer has scanned. Resolves to the first that isn't among them. */
export async function receiveCodes(
  tx: Db,
  shipmentId: string,
  sent: readonly SentCode[],
): Promise<CodeFault | undefined> {
  if (sent.length === 0) return undefined;
  const { rows: found } = await tx.query<{ code: string }>(
    'update marking_code set is_received = true where shipment_id = $1 and code = any($2) returning code',
    [shipmentId, sent.map(({ code }) => code)],
  );
  const known = new Set(found.map(({ code }) => code));
  const foreign = sent.find(({ code }) => !known.has(code));
  return foreign && { field: foreign.field, message: 'Такого кода в этой отгрузке нет' };
}
