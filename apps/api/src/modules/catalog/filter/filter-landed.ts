import type { LandedFilter } from '@org/api-client/schema';
import { PIECES_OF_SET } from '@org/trade/set';
import { invalid } from '../../../contract/refusal.ts';
import type { LandedTerms } from '../../../delivery/delivery-landed.ts';
import type { Destination } from '../../../delivery/destination.ts';
import { freshSince } from '../../../trade/standing.ts';

export const noCity = () => invalid({ to: ['Укажите, в какой город везти'] });

/** Where to deliver; undefined without a city. Throws if landed prices are asked for without one. */
export async function landedOf<Db>(
  db: Db,
  body: LandedFilter & { order_by?: string; quantity_min?: number },
  destinationTo: (db: Db, city: string) => Promise<Destination>,
): Promise<LandedTerms | undefined> {
  const { to, landed_by: by = 'gross', landed_min, landed_max, order_by } = body;
  const isNeeded = landed_min !== undefined || landed_max !== undefined;
  if (to) {
    const pieces = body.quantity_min || PIECES_OF_SET;
    const destination = await destinationTo(db, to);
    return { destination, by, pieces, since: freshSince(new Date()) };
  }
  if (isNeeded || order_by?.startsWith('landed_')) throw noCity();
  return undefined;
}
