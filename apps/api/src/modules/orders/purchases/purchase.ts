import type { CartShipment, LineProblem } from '@org/api-client/schema';
import { lineSum, totalOf } from '@org/trade/tax';
import { v7 as uuidv7 } from 'uuid';
import { Conflict, type FieldErrors, invalid } from '../../../contract/refusal.ts';
import type { Choice, ReceivingTerms } from '../../../delivery/delivery-receiving.ts';
import { obstacleOf, priceMoveOf, type WantedLine } from '../../../trade/line.ts';
import { formatMoney } from '../../../trade/trade-words.ts';
import { type LockedOffer, lockOffers, selectOffers } from '../order-stock.sql.ts';
import { type AgreedTerms, atAgreed, type OfferOfLine } from './agreed-terms.ts';
import { knownCost, promisedOf, shipmentsOf, unreceivable } from './order-receiving.ts';
import {
  lockSupplierTerms,
  type PlannedOrder,
  type SupplierTerms,
  selectSupplierTerms,
} from './purchases.sql.ts';

/** What a buyer wants to order of an offer. */
type Wish = Pick<WantedLine, 'offer_id' | 'quantity' | 'price_added'>;

/** A wish with its offer, which is undefined if it is gone. */
interface Line {
  line: Wish;
  offer: OfferOfLine | undefined;
}

const GONE = { stock: null, min_order: 1, multiple: 1, bulk_price: null };
const wanted = ({ line, offer }: Line): WantedLine => ({ ...GONE, ...offer, ...line });

/** What the lines cost whose offers still exist, with VAT. */
const sumOf = (lines: readonly Line[]): number =>
  totalOf(
    lines.flatMap(({ line, offer }) =>
      offer ? [lineSum({ ...offer, quantity: line.quantity })] : [],
    ),
  ).sum;

/** The items of an order with these lines. */
const itemsOf = (lines: readonly Line[]): PlannedOrder['items'] =>
  lines.flatMap(({ line: { quantity }, offer }) =>
    offer ? [{ ...offer, id: uuidv7(), quantity }] : [],
  );

/** Says what an order lacks to the supplier's minimum; undefined if it lacks nothing, or has only what was agreed on. */
function shortageOf(seller: SupplierTerms, lines: readonly Line[]): string | undefined {
  if (lines.every(({ offer }) => offer?.agreed)) return undefined;
  const left = seller.min_order_sum - sumOf(lines);
  return left > 0
    ? `У поставщика «${seller.name}» минимальный заказ ${formatMoney(seller.min_order_sum)}: не хватает ${formatMoney(left)}`
    : undefined;
}

type Db = Parameters<typeof lockSupplierTerms>[0];

/** What a buyer wants to order, from a cart or through a program. */
export interface Wishes {
  lines: readonly Wish[];
  /** whether the price of a wish is the highest that the buyer takes; else it only says what the buyer has seen */
  isPriceLimit: boolean;
  /** how goods of these warehouses are received */
  receivingOf: (warehouses: readonly string[]) => Promise<ReceivingTerms>;
  /** whether the buyer insists on fetching the goods */
  mustFetch: boolean;
  /** kopecks that the buyer has seen */
  expected: { goods?: number | undefined; delivery?: number | undefined };
  /** nothing is locked, so that nobody waits */
  isDryRun: boolean;
  /** pieces that are held for this purchase, by offer */
  held?: ReadonlyMap<string, number>;
  /** what suppliers have agreed on, by offer */
  agreed?: ReadonlyMap<string, AgreedTerms>;
}

/** The orders that are wanted, as they would be made, and everything that forbids them. */
export interface Purchase {
  orders: (PlannedOrder & { seller: SupplierTerms })[];
  goods: number;
  /** the part of the delivery's cost that is known */
  delivery: number;
  /** how the goods of each warehouse are received */
  choices: Choice[];
  /** lines that can't be ordered as they are */
  lines: LineProblem[];
  /** sums that differ from the expected ones */
  moved: FieldErrors;
  /** how prices have moved since the buyer saw them */
  moves: LineProblem[];
  /** what else forbids it, by field, apart from the minimum orders of suppliers */
  errors: FieldErrors;
  shortages: { supplier_id: string; message: string }[];
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

/** What forbids a line as it is; its price may rise if that is no limit. */
function problemsOf(line: Line, isPriceLimit: boolean): LineProblem[] {
  const move = priceMoveOf(wanted(line));
  return [
    obstacleOf(wanted(line)),
    isPriceLimit && move?.code === 'price_up' ? move : undefined,
  ].filter((problem) => problem !== undefined);
}

/** What there is of offers, with their sellers and warehouses. */
interface Goods {
  offers: LockedOffer[];
  sellers: SupplierTerms[];
  warehouses: string[];
}

/** Reads offers, and locks them, except in a dry run. */
export async function readGoods(
  tx: Db,
  offerIds: readonly string[],
  { isDryRun }: Pick<Wishes, 'isDryRun'>,
): Promise<Goods> {
  const offers = await (isDryRun ? selectOffers : lockOffers)(tx, offerIds);
  const suppliers = [...new Set(offers.map((one) => one.supplier_id))];
  const sellers = await (isDryRun ? selectSupplierTerms : lockSupplierTerms)(tx, suppliers);
  return { offers, sellers, warehouses: [...new Set(offers.map((one) => one.warehouse_id))] };
}

function linesOf(
  { lines, held, agreed }: Pick<Wishes, 'lines' | 'held' | 'agreed'>,
  { offers }: Goods,
): Line[] {
  const byId = new Map(
    offers.map((offer) => {
      const stock = offer.stock + (held?.get(offer.offer_id) ?? 0);
      return [offer.offer_id, atAgreed({ ...offer, stock }, agreed?.get(offer.offer_id))];
    }),
  );
  return lines.map((line) => ({ line, offer: byId.get(line.offer_id) }));
}

/** Calculates what would be ordered, and locks it, except in a dry run: one order for each supplier. Decision 103. */
export async function planPurchase(tx: Db, wishes: Wishes): Promise<Purchase> {
  const ids = wishes.lines.map(({ offer_id }) => offer_id);
  const goods = await readGoods(tx, ids, wishes);
  return purchaseOf(wishes, goods, await wishes.receivingOf(goods.warehouses));
}

/** The purchase that wishes come to, of goods that may be more than is wished. */
export function purchaseOf(
  wishes: Omit<Wishes, 'receivingOf' | 'isDryRun'>,
  there: Goods,
  receiving: ReceivingTerms,
): Purchase {
  const { isPriceLimit, mustFetch, expected } = wishes;
  const lines = linesOf(wishes, there);
  const orders = there.sellers.flatMap((seller) => {
    const sellerLines = lines.filter(({ offer }) => offer?.supplier_id === seller.id);
    if (sellerLines.length === 0) return [];
    const order = { id: uuidv7(), supplier_id: seller.id, seller, items: itemsOf(sellerLines) };
    const shipments = shipmentsOf(order.items, receiving);
    return { order, shipments, shortage: shortageOf(seller, sellerLines) };
  });
  const shipments = orders.flatMap((one) => one.shipments);
  const [goods, delivery] = [sumOf(lines), knownCost(shipments)];
  const moves = lines.flatMap((line) => priceMoveOf(wanted(line)) ?? []);
  return {
    orders: orders.map(({ order, shipments: orderShipments }) => ({
      ...order,
      ...promisedOf(orderShipments, receiving),
    })),
    goods,
    delivery,
    choices: shipments.map(({ warehouse, kind, address }) => ({
      warehouse_id: warehouse.id,
      ...{ kind, address_id: address?.id ?? null },
    })),
    lines: lines.flatMap((line) => problemsOf(line, isPriceLimit)),
    moved: {
      ...movedOf('expected_goods', 'Сумма товаров', expected.goods, goods),
      ...movedOf('expected_delivery', 'Стоимость доставки', expected.delivery, delivery),
    },
    moves,
    errors: { ...unreceivable(shipments), ...(mustFetch ? unfetchable(shipments) : {}) },
    shortages: orders.flatMap(({ order, shortage }) =>
      shortage === undefined ? [] : [{ supplier_id: order.supplier_id, message: shortage }],
    ),
  };
}

/** All errors by field; a minimum order that isn't reached stands at the field `shortageField`. */
export const errorsOf = ({ errors, shortages }: Purchase, shortageField: string): FieldErrors => ({
  ...errors,
  ...(shortages.length > 0 && { [shortageField]: shortages.map(({ message }) => message) }),
});

/** Throws for what can't be ordered; 409 names the lines. */
export function assertPurchase(purchase: Purchase, shortageField: string): void {
  const { lines, moved, moves } = purchase;
  if (lines.length > 0)
    throw new Conflict(
      lines.some(({ code }) => code === 'price_up')
        ? 'Часть товара купили, сняли с продажи или она подорожала'
        : 'Пока вы выбирали, часть товара купили или сняли с продажи. Поправьте количество и оформите снова',
      lines,
    );
  const [message] = Object.values(moved).flat();
  if (message !== undefined) throw new Conflict(`${message}. Проверьте и оформите снова`, moves);
  const errors = errorsOf(purchase, shortageField);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
