import { randomUUID } from 'node:crypto';
import type { BuyerCause, CreateOrdersBody, Order, SupplierCause } from '@org/api-client/schema';
import { addDays } from 'date-fns/addDays';
import type { Db } from '../db/db.ts';
import { answerClaim, openClaim } from '../modules/orders/claims.handlers.ts';
import { sendMessage } from '../modules/orders/messages/order-messages.handlers.ts';
import {
  acceptOffer,
  cancelOrder,
  confirmOrder,
  declineOrder,
} from '../modules/orders/order-answer.handlers.ts';
import { receiveShipment, shipOrder } from '../modules/orders/order-goods.handlers.ts';
import { lapseOrders } from '../modules/orders/order-lapse.jobs.ts';
import { addPayment, invoiceOrder } from '../modules/orders/order-money.handlers.ts';
import { createOrders } from '../modules/orders/placing/order-create.handlers.ts';
import { moscowDay } from '../trade/moscow.ts';
import { type Call, NO_JOBS, NO_LIMITS } from './own-request.ts';
import type { Buyer, DemoSupplier } from './parties.ts';
import type { Shelf } from './shelf.ts';

type OrderCall = (request: never, reply: never) => Promise<Order>;

/** One order, as its two sides handle it. Each method does what a press of the matching button would do. */
export class Deal {
  readonly #tx: Db;
  readonly #buyer: Buyer;
  readonly #seller: DemoSupplier;
  readonly #shelf: Shelf;
  #order: Order | undefined;

  constructor(
    tx: Db,
    { buyer, seller, shelf }: { buyer: Buyer; seller: DemoSupplier; shelf: Shelf },
  ) {
    this.#tx = tx;
    this.#buyer = buyer;
    this.#seller = seller;
    this.#shelf = shelf;
  }

  get order(): Order {
    if (!this.#order) throw new Error('The order is not made yet.');
    return this.#order;
  }

  #request(account: string, call: Call): never {
    const db = this.#tx;
    const session = { id: account, tokenHash: Buffer.alloc(0) };
    return {
      db,
      jobs: NO_JOBS,
      limiter: NO_LIMITS,
      account: session,
      headers: {},
      ...call,
    } as never;
  }

  async #act(side: 'buyer' | 'seller', call: OrderCall, body: unknown, params: object = {}) {
    const { account } = side === 'buyer' ? this.#buyer : this.#seller;
    const all = { id: this.order.id, ...params };
    this.#order = await call(this.#request(account, { body, params: all }), undefined as never);
  }

  async place(lines: number, comment: string | null) {
    const { account, company } = this.#buyer;
    await this.#shelf.fillCart(this.#tx, account, this.#seller, lines);
    const body: CreateOrdersBody = {
      supplier_ids: [this.#seller.company],
      company_id: company,
      comment,
    };
    const headers = { 'idempotency-key': randomUUID() };
    const made = await createOrders(this.#request(account, { body, headers }), undefined as never);
    this.#order = 'data' in made ? made.data[0] : undefined;
  }

  /** Confirms the whole order, or its first line with fewer pieces and another price. */
  confirm({ days, fewer = 0, dearer = 0, comment }: Confirmation = {}) {
    const until = days === undefined ? undefined : addDays(Date.now(), days).toISOString();
    const [first] = this.order.items;
    const isChanged = fewer > 0 || dearer > 0;
    const items =
      isChanged && first
        ? [{ id: first.id, quantity: first.quantity - fewer, price: first.bulk_price + dearer }]
        : [];
    const cause = isChanged ? 'out_of_stock' : undefined;
    return this.#act('seller', confirmOrder, { items, until, cause, comment });
  }

  accept = () => this.#act('buyer', acceptOffer, {});
  decline = (cause: SupplierCause, reason: string) =>
    this.#act('seller', declineOrder, { cause, reason });
  cancel = (cause: BuyerCause, reason: string) =>
    this.#act('buyer', cancelOrder, { cause, reason });
  invoice = () => this.#act('seller', invoiceOrder, undefined);

  /** Pays a share of what is left to pay, or refunds what was paid too much. */
  pay(at: Date, number: number, part = 1) {
    const { payable, paid } = this.order;
    const sum =
      part === 1 ? payable - paid : Math.round(((payable - paid) * part) / 100_000) * 100_000;
    const reference = String(number);
    return this.#act('seller', addPayment, { sum, paid_on: moscowDay(at), reference });
  }

  /** Ships everything that has not left yet, or only the first `lines` lines of it. */
  ship(
    at: Date,
    { carrier, waybill, lines }: { carrier: string; waybill: string; lines?: number | undefined },
  ) {
    const items = this.order.items
      .map((item) => ({ id: item.id, quantity: (item.confirmed_quantity ?? 0) - item.shipped }))
      .filter(({ quantity }) => quantity > 0)
      .slice(0, lines);
    return this.#act('seller', shipOrder, { carrier, waybill, shipped_on: moscowDay(at), items });
  }

  /** Receives the shipment that is under way, without `missing` pieces of its first line. */
  receive({ missing = 0, comment }: { missing?: number; comment?: string } = {}) {
    const shipment = this.order.shipments.find(({ received_at }) => received_at === null);
    const [first] = shipment?.items ?? [];
    const items =
      missing > 0 && first
        ? [
            {
              id: first.id,
              quantity: first.quantity - missing,
              kind: 'short',
              wish: 'refund',
              comment,
            },
          ]
        : [];
    return this.#act('buyer', receiveShipment, { items }, { shipment_id: shipment?.id });
  }

  claim(comment: string) {
    const body = {
      item_id: this.order.items[0]?.id,
      kind: 'defect',
      wish: 'return',
      quantity: 1,
      comment,
    };
    return this.#act('buyer', openClaim, body);
  }

  answerClaim(accept: boolean, comment: string) {
    const [claim] = this.order.claims;
    return this.#act('seller', answerClaim, { accept, comment }, { claim_id: claim?.id });
  }

  async say(side: 'buyer' | 'seller', text: string) {
    const { account } = side === 'buyer' ? this.#buyer : this.#seller;
    const call = { body: { text }, params: { id: this.order.id } };
    await sendMessage(this.#request(account, call), undefined as never);
  }

  /** Ends orders that nobody answered in time. */
  lapse = () => lapseOrders({ db: this.#tx, jobs: NO_JOBS });
}

interface Confirmation {
  /** for how many days the stock is held from then on */
  days?: number;
  fewer?: number;
  /** kopecks per piece */
  dearer?: number;
  comment?: string;
}
