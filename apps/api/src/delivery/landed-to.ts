import { PIECES_OF_SET } from '@org/trade/set';
import type { Queryable } from '../db/db.ts';
import { freshSince } from '../trade/standing.ts';
import type { LandedTerms } from './delivery-landed.ts';
import { destinationNow } from './destinations.ts';

/** How a set with all its VAT is delivered to a city now. Throws a 422 problem at `to` for an unknown city. */
export const landedTo = async (db: Queryable, city: string): Promise<LandedTerms> => ({
  destination: await destinationNow(db, city),
  by: 'gross',
  pieces: PIECES_OF_SET,
  since: freshSince(new Date()),
});
