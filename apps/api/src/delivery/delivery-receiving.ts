import type { CartShipment } from '@org/api-client/schema';
import type { Load, Place } from '@org/trade/delivery';
import { invalid } from '../contract/refusal.ts';
import type { Db } from '../db/db.ts';
import { type AddressRow, selectAddressesOf, toAddress } from './addresses.ts';
import { selectChosenPlaces } from './delivery-cities.ts';
import { type Depot, selectDepots, selectZones } from './delivery-warehouses.ts';
import { costOf, leavingOf, wayOf } from './reach.ts';

/** How goods of a warehouse are to be received. */
export interface Choice {
  warehouse_id: string;
  kind: 'delivery' | 'pickup';
  address_id: string | null;
}

/** Everything known about how a buyer receives the goods of some warehouses. */
export interface ReceivingTerms {
  depots: ReadonlyMap<string, Depot>;
  zones: Awaited<ReturnType<typeof selectZones>>;
  addresses: readonly AddressRow[];
  /** the city to buy for if there is no address */
  chosen: Place | undefined;
  choices: ReadonlyMap<string, Choice>;
  now: Date;
}

/** What each of some accounts can do to receive goods of warehouses, before it has chosen anything. */
export async function selectReceivings(
  db: Db,
  accountIds: readonly string[],
  warehouseIds: readonly string[],
  now = new Date(),
): Promise<(accountId: string) => ReceivingTerms> {
  const depots = await selectDepots(db, warehouseIds);
  const companies = new Set([...depots.values()].map((one) => one.company_id));
  const zones = await selectZones(db, [...companies]);
  const addresses = await selectAddressesOf(db, accountIds);
  const places = await selectChosenPlaces(db, accountIds);
  return (id) => ({
    ...{ depots, zones, addresses: addresses.get(id) ?? [], chosen: places.get(id) },
    ...{ choices: new Map(), now },
  });
}

/** As somebody has chosen. */
export const choosing = (
  receiving: ReceivingTerms,
  choices: readonly Choice[],
): ReceivingTerms => ({
  ...receiving,
  choices: new Map(choices.map((one) => [one.warehouse_id, one])),
});

export async function selectReceiving(
  db: Db,
  accountId: string,
  warehouseIds: readonly string[],
  now?: Date,
): Promise<ReceivingTerms> {
  const { rows } = await db.query<Choice>(
    `select warehouse_id::text warehouse_id, kind, address_id from cart_receiving where account_id = $1 and warehouse_id = any($2::int[])`,
    [accountId, warehouseIds],
  );
  return choosing((await selectReceivings(db, [accountId], warehouseIds, now))(accountId), rows);
}

/**
 * Like `selectReceiving`, for a company that states with its order how it receives all of the goods. Throws a 422
 * problem if the address is not the company's.
 */
export async function selectReceivingOf(
  db: Db,
  { accountId, companyId }: { accountId: string; companyId: string },
  warehouseIds: readonly string[],
  { pickup = false, address_id = null }: { pickup?: boolean; address_id?: string | null },
): Promise<ReceivingTerms> {
  const receiving = await selectReceiving(db, accountId, warehouseIds);
  const kind = pickup ? 'pickup' : 'delivery';
  const choices = warehouseIds.map((id): Choice => ({ warehouse_id: id, kind, address_id }));
  const addresses = receiving.addresses.filter(({ company }) => company?.id === companyId);
  if (address_id !== null && !addresses.some(({ id }) => id === address_id))
    throw invalid({ address_id: ['Такого адреса у компании нет'] });
  return choosing({ ...receiving, addresses, chosen: undefined }, choices);
}

/** Returns how goods get from a warehouse to the buyer: as the buyer chose, or else by delivery if that is possible. */
export function routeOf(receiving: ReceivingTerms, depot: Depot) {
  const { addresses, chosen, choices, now } = receiving;
  const choice = choices.get(depot.id);
  const address = addresses.find(({ id }) => id === choice?.address_id) ?? addresses[0];
  const to = address ? { name: address.city, region: address.region } : chosen;
  const zones = receiving.zones.get(depot.company_id) ?? [];
  const way = wayOf(depot, zones, to, now);
  const usual = way.reach === 'never' ? 'pickup' : 'delivery';
  const kind = depot.pickup ? (choice?.kind ?? usual) : 'delivery';
  const days = kind === 'pickup' ? leavingOf(depot, zones, now) : way.days;
  return { way, kind, days, address, to } as const;
}

/** When goods leave their warehouse, in days from the order: as their price list states, or else their warehouse. */
export interface Leaving {
  delivery_days_min: number;
  delivery_days_max: number;
}

/** Returns the warehouse with the dispatch days of the slowest of these goods: they are sent together. */
const sending = (depot: Depot, goods: readonly Leaving[]): Depot => ({
  ...depot,
  delivery_days_min: Math.max(...goods.map((one) => one.delivery_days_min)),
  delivery_days_max: Math.max(...goods.map((one) => one.delivery_days_max)),
});

/** Returns how goods of one warehouse are received, and what that costs. `goods` must not be empty. */
export function shipmentOf(
  receiving: ReceivingTerms,
  depot: Depot,
  goods: readonly Leaving[],
  load: Load,
): CartShipment {
  const { way, kind, days, address, to } = routeOf(receiving, sending(depot, goods));
  const isFetched = kind === 'pickup';
  const { id, name, city, address: street, working_hours } = depot;
  return {
    warehouse: { id, name, city, address: street, working_hours },
    kind,
    pickup: depot.pickup,
    reach: way.reach,
    address: isFetched || !address ? null : toAddress(address),
    city: to?.name ?? null,
    cost: isFetched ? 0 : costOf(way, load),
    free_from: way.term?.free_from ?? null,
    date_min: days.min,
    date_max: days.max,
    pieces: load.pieces,
    grams: load.grams,
  };
}
