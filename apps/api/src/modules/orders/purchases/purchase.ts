import type { CartShipment, CompanyOrderBody, LineProblem } from '@org/api-client/schema';
import { v7 as uuidv7 } from 'uuid';
import { type Receiving, selectReceivingOf } from '../../../delivery/receiving.ts';
import { type FieldErrors, invalid, Problem } from '../../../http/problem.ts';
import { obstacleOf, priceMoveOf } from '../../../trade/line.ts';
import { formatMoney } from '../../../trade/words.ts';
import { lockOffers, selectOffers } from '../stock/queries.ts';
import { itemsOf, type Line, shortageOf, sumOf, wanted } from './lines.ts';
import { knownCost, promisedOf, shipmentsOf, unreceivable } from './order-receiving.ts';
import { lockSellers, type NewOrder, type Seller } from './queries.ts';

/** The orders that a company wants, as they would be made, and everything that forbids them. */
export interface Purchase {
  orders: (NewOrder & { seller: Seller; items: ReturnType<typeof itemsOf> })[];
  total: number;
  /** the part of the delivery's cost that is known */
  delivery: number;
  /** lines that can't be ordered as they are */
  lines: LineProblem[];
  /** sums that differ from the expected ones */
  moved: FieldErrors;
  /** what else forbids it */
  errors: FieldErrors;
}

type Db = Parameters<typeof lockSellers>[0];

interface Buyer {
  accountId: string;
  companyId: string;
}

function assertNamedOnce(lines: CompanyOrderBody['lines']) {
  const at = lines.findIndex(
    ({ offer_id }, n) => lines.findIndex((one) => one.offer_id === offer_id) < n,
  );
  if (at >= 0) throw invalid({ [`lines.${at}.offer_id`]: ['Предложение названо дважды'] });
}

/** The problems of a line. Its price may fall, but not rise above the given `max_price`. */
function lineProblems(line: Line): LineProblem[] {
  const obstacle = obstacleOf(wanted(line));
  const move = priceMoveOf(wanted(line));
  return [obstacle, move?.code === 'price_up' ? move : undefined].filter(
    (problem) => problem !== undefined,
  );
}

/** Errors at the warehouses that don't offer the pick-up that was asked for. */
const unfetchable = (shipments: readonly CartShipment[]): FieldErrors =>
  Object.fromEntries(
    shipments
      .filter(({ pickup }) => !pickup)
      .map(({ warehouse }) => [`receiving.${warehouse.id}`, ['Самовывоза с этого склада нет']]),
  );

const movedOf = (field: string, what: string, expected: number | undefined, now: number) =>
  expected === undefined || expected === now
    ? {}
    : { [field]: [`${what} изменилась: была ${formatMoney(expected)}, стала ${formatMoney(now)}`] };

async function linesOf(tx: Db, { lines, dry_run }: CompanyOrderBody): Promise<Line[]> {
  const ids = lines.map(({ offer_id }) => offer_id);
  // a dry run locks nothing, so that nobody waits for it
  const offers = dry_run ? await selectOffers(tx, ids) : await lockOffers(tx, ids);
  const byId = new Map(offers.map((offer) => [offer.offer_id, offer]));
  return lines.map(({ offer_id, quantity, max_price }) => ({
    line: { offer_id, quantity, price_added: max_price ?? null },
    offer: byId.get(offer_id),
  }));
}

const isOwnAddress = ({ addresses }: Receiving, id: string | null | undefined) =>
  !id || addresses.some((address) => address.id === id);

/** Calculates what would be ordered. The offers are locked, except in a dry run. */
export async function planPurchase(
  tx: Db,
  buyer: Buyer,
  body: CompanyOrderBody,
): Promise<Purchase> {
  assertNamedOnce(body.lines);
  const lines = await linesOf(tx, body);
  const suppliers = new Set(lines.flatMap(({ offer }) => offer?.supplier_id ?? []));
  const sellers = await lockSellers(tx, [...suppliers]);
  const made = sellers.map((seller) => {
    const own = lines.filter(({ offer }) => offer?.supplier_id === seller.id);
    return { id: uuidv7(), supplier_id: seller.id, seller, own, items: itemsOf(own) };
  });
  const depots = new Set(made.flatMap(({ items }) => items.map((one) => one.warehouse_id)));
  const receiving = await selectReceivingOf(tx, buyer, [...depots], {
    kind: body.pickup ? 'pickup' : 'delivery',
    address_id: body.address_id ?? null,
  });
  if (!isOwnAddress(receiving, body.address_id))
    throw invalid({ address_id: ['Такого адреса у компании нет'] });
  const orders = made.map(({ own, ...order }) => ({
    ...order,
    shipments: shipmentsOf(order.items, receiving),
    shortage: shortageOf(order.seller, own),
  }));
  const shipments = orders.flatMap((order) => order.shipments);
  const [total, delivery] = [sumOf(lines), knownCost(shipments)];
  const shortages = orders.flatMap(({ shortage }) => shortage ?? []);
  return {
    orders: orders.map(({ shipments: own, shortage: _, ...order }) => ({
      ...order,
      ...promisedOf(own, receiving),
    })),
    total,
    delivery,
    lines: lines.flatMap(lineProblems),
    moved: {
      ...movedOf('expected_total', 'Сумма', body.expected_total, total),
      ...movedOf('expected_delivery', 'Стоимость доставки', body.expected_delivery, delivery),
    },
    errors: {
      ...unreceivable(shipments),
      ...(body.pickup ? unfetchable(shipments) : {}),
      ...(shortages.length > 0 && { lines: shortages }),
    },
  };
}

/** Throws for what can't be ordered; 409 names the lines. */
export function assertPurchase({ lines, moved, errors }: Purchase): void {
  const [message] = Object.values(moved).flat();
  if (lines.length > 0)
    throw new Problem(409, 'Часть товара купили, сняли с продажи или она подорожала', {
      details: { lines },
    });
  if (message !== undefined) throw new Problem(409, message, { details: { lines } });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
