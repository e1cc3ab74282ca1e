import type { Field } from '../../../tables/cells/table-fields.ts';

/** Why a row can't be sold, in Russian. */
export interface Rejection {
  field: Field | null;
  value: string | null;
  reason: string;
  suggestion: string | null;
  /** The currency of the price, if nobody has given its rate. */
  currency?: string;
}

export const reject = (
  field: Field | null,
  value: string | undefined,
  reason: string,
  suggestion: string | null = null,
): Rejection => ({ field, value: value ?? null, reason, suggestion });

export const isRejected = (result: object): result is Rejection => 'reason' in result;
