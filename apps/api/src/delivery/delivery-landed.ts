import type { FreshSince } from '../trade/standing.ts';
import type { Destination } from './destination.ts';

/** Which landed prices a search uses, and which offers are compared by them. Decision 97. */
export interface LandedTerms {
  destination: Destination;
  /** with VAT or without */
  by: 'gross' | 'net';
  /** how many pieces are bought */
  pieces: number;
  /** from when on tyres are fresh */
  since: FreshSince;
}
