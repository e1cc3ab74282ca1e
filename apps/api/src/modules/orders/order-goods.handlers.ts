import { requireAccount } from '../../accounts/auth.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { Problem } from '../../http/problem.ts';
import { formatPieces } from '../../trade/trade-words.ts';
import type { ShipmentBody } from './bodies.ts';
import { insertClaims, type NewClaim } from './claims.sql.ts';
import { readCodes, refuseCode, scannedCodes } from './codes.ts';
import { assertShippedOn } from './days.ts';
import { issueDocument } from './documents/documents.sql.ts';
import { act, type Call, type Db, type Outcome } from './order-act.handlers.ts';
import { insertCodes, receiveCodes } from './order-codes.sql.ts';
import {
  insertShipment,
  markReceived,
  releaseLines,
  updateDue,
  updatePayUntil,
} from './order-life.sql.ts';
import type { OrderRow } from './order-rows.ts';
import { noSuch, refusePhotos } from './order-words.ts';

interface Piece {
  id: string;
  quantity: number;
}

/** Throws 422 if a line is unknown or repeated, or has more pieces than `most` allows. */
function assertPieces(
  items: readonly Piece[],
  most: ReadonlyMap<string, number>,
  tooMany: (most: number) => string,
) {
  for (const [at, { id, quantity }] of items.entries()) {
    const limit = most.get(id);
    if (limit === undefined || items.findIndex((item) => item.id === id) < at)
      throw invalid({ [`items.${at}.id`]: ['Такой строки нет или она указана дважды'] });
    if (quantity > limit) throw invalid({ [`items.${at}.quantity`]: [tooMany(limit)] });
  }
}

const piecesOf = (items: readonly Pick<Piece, 'quantity'>[]) =>
  items.reduce((pieces, { quantity }) => pieces + quantity, 0);

const leftOf = ({ items }: OrderRow) =>
  new Map(items.map((item) => [item.id, (item.confirmed_quantity ?? 0) - item.shipped]));

/** Issues the document that goes with the goods: an УПД, or a ТОРГ-12 if nothing is sold with VAT. */
async function issueTransfer(
  tx: Db,
  row: OrderRow,
  accountId: string,
  shipment: ShipmentBody & { shipmentId: string; codes: ReadonlyMap<string, string[]> },
) {
  const ordered = new Map(row.items.map((item) => [item.id, item]));
  const isUntaxed = shipment.items.every(({ id }) => ordered.get(id)?.vat_rate === null);
  await issueDocument(tx, row, accountId, {
    kind: isUntaxed ? 'torg12' : 'upd',
    issuedOn: shipment.shipped_on,
    shipmentId: shipment.shipmentId,
    carrier: shipment.carrier,
    waybill: shipment.waybill,
    lines: shipment.items.map(({ id, quantity }) => ({
      id,
      before: ordered.get(id)?.shipped ?? 0,
      pieces: quantity,
      codes: shipment.codes.get(id) ?? [],
    })),
  });
}

export const shipOrder = (request: Call<'shipOrder'>) => {
  const { items, expected_shipped } = request.body;
  return act(request, 'ship', async (tx, row) => {
    assertShippedOn(row, request.body.shipped_on);
    const shipped = row.items.reduce((pieces, item) => pieces + item.shipped, 0);
    if (expected_shipped !== undefined && expected_shipped !== shipped)
      throw new Problem(
        409,
        `Отгрузки уже изменились: отправлено ${formatPieces(shipped)}, а было ${formatPieces(expected_shipped)}. Проверьте, не записана ли эта`,
      );
    assertPieces(items, leftOf(row), (most) => `Осталось отгрузить ${most}`);
    const codes = readCodes(items, row);
    const shipmentId = await insertShipment(tx, row.id, request.body);
    refuseCode(await insertCodes(tx, row.supplier_id, shipmentId, items, codes));
    await issueTransfer(tx, row, requireAccount(request).id, {
      ...request.body,
      shipmentId,
      codes,
    });
    await updateDue(tx, row.id, null);
    await updatePayUntil(tx, row.id, request.body.shipped_on);
    return { kind: 'shipped', status: 'shipped', details: { pieces: piecesOf(items) } };
  });
};

/** The event of claims that were made while goods were received, so that readers of claims alone are told too. */
function claimedIn(claims: readonly NewClaim[]): Outcome['and'] {
  const [first] = claims;
  if (!first) return undefined;
  const comment = claims.length === 1 ? first.comment : null;
  return { kind: 'claimed', comment, details: { pieces: piecesOf(claims) } };
}

export const receiveShipment: Handler<'receiveShipment'> = (request) => {
  const { items = [] } = request.body;
  return act(request, 'receive', async (tx, row) => {
    const shipment = row.shipments.find(({ id }) => id === request.params.shipment_id);
    if (!shipment) throw noSuch('отгрузки');
    if (shipment.received_at !== null) throw noSuch('отгрузки в пути');
    const sent = new Map(shipment.items.map(({ id, quantity }) => [id, quantity]));
    assertPieces(items, sent, (most) => `Отгружено ${most}`);
    const named = new Map(items.map((item) => [item.id, item]));
    const received = shipment.items.map(({ id, quantity }) => ({
      id,
      quantity: named.get(id)?.quantity ?? quantity,
    }));
    const claims: NewClaim[] = items.flatMap(({ id, quantity, kind, wish, ...defect }, at) => {
      const missing = (sent.get(id) ?? 0) - quantity;
      if (missing === 0) return [];
      if (!kind) throw invalid({ [`items.${at}.kind`]: ['Укажите, что не так'] });
      const field = `items.${at}.photos`;
      return { ...defect, item_id: id, quantity: missing, kind, wish: wish ?? 'refund', field };
    });
    refuseCode(await receiveCodes(tx, shipment.id, scannedCodes(items)));
    await markReceived(tx, shipment.id, received);
    const by = { orderId: row.id, accountId: requireAccount(request).id };
    refusePhotos(await insertClaims(tx, by, claims));
    return {
      kind: 'received',
      status: 'shipped',
      details: { pieces: piecesOf(received) },
      and: claimedIn(claims),
    };
  });
};

export const releaseRest: Handler<'releaseRest'> = (request) =>
  act(request, 'release', async (tx, row) => {
    const left = leftOf(row);
    await releaseLines(tx, row.id);
    return {
      kind: 'released',
      status: 'shipped',
      comment: request.body.reason,
      details: { pieces: [...left.values()].reduce((all, pieces) => all + pieces, 0) },
      returned: row.items.map(({ id, offer_id }) => ({ offer_id, quantity: left.get(id) ?? 0 })),
    };
  });
