import type { VatRate } from '@org/api-client/schema';
import { lineSum } from '@org/trade/tax';
import type { Db } from '../db/db.ts';
import { upsertItems } from '../modules/cart/cart.sql.ts';
import type { DemoSupplier } from './parties.ts';

interface Offer {
  id: string;
  bulk_price: number;
  quantity: number;
  multiple: number;
  min_order: number;
  vat_rate: VatRate;
  vat_included: boolean;
}

/** Offers that garages buy most: tyres for cars at everyday prices, winter ones first, with enough stock of each. */
const OFFERS = `
  select o.id::text id, o.bulk_price, o.quantity, o.multiple, o.min_order, o.vat_rate, o.vat_included
  from offer o join listing l on l.product_id = o.product_id
  where o.supplier_id = $1 and o.section in (1, 2) and o.quantity >= 16 and o.min_order <= 8 and o.bulk_price between 300000 and 1500000
  order by o.section, l.season = (select id from attribute_value where attribute = 'season' and value = 'winter') desc nulls last, o.id
  limit 80`;

/** Numbers of pieces per line: tyres are bought in sets. */
const PIECES = [8, 4, 12, 4, 16, 8];

/** What sellers have to sell. Each new line takes the next offer, so that orders differ. */
export class Shelf {
  readonly #offers = new Map<string, Offer[]>();
  #lineCount = 0;

  async #offersOf(tx: Db, company: string): Promise<Offer[]> {
    const known = this.#offers.get(company);
    if (known) return known;
    const { rows } = await tx.query<Offer>(OFFERS, [company]);
    this.#offers.set(company, rows);
    return rows;
  }

  /** Puts this many lines into a buyer's cart, and more if the seller's minimum order needs them. */
  async fillCart(tx: Db, account: string, { company, minOrderSum }: DemoSupplier, lines: number) {
    const offers = await this.#offersOf(tx, company);
    const items: { offer_id: string; quantity: number }[] = [];
    let sum = 0;
    while (items.length < lines || sum < minOrderSum) {
      const offer = offers[this.#lineCount % offers.length];
      if (!offer || items.length > offers.length)
        throw new Error('The demo has too little to sell.');
      const wanted = Math.max(PIECES[this.#lineCount % PIECES.length] ?? 4, offer.min_order);
      this.#lineCount += 1;
      const quantity = Math.ceil(wanted / offer.multiple) * offer.multiple;
      if (quantity > offer.quantity || items.some(({ offer_id }) => offer_id === offer.id))
        continue;
      offer.quantity -= quantity;
      items.push({ offer_id: offer.id, quantity });
      sum += lineSum({ ...offer, quantity }).sum;
    }
    await upsertItems(tx, account, items);
  }
}
