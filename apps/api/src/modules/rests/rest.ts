import type { Rest } from '@org/api-client/schema';

/** A row of a company's stock as the database gives it. */
export interface RestRow extends Omit<Rest, 'match' | 'updated_at'> {
  match_by: Rest['match']['by'] | null;
  match_evidence: string | null;
  updated_at: Date;
  /** rows of the whole list */
  total: number;
}

/** A row of a company's stock as the contract shows it. */
export function toRest(row: RestRow): Rest {
  const { match_by, match_evidence, updated_at, total: _, ...rest } = row;
  return {
    ...rest,
    // a row that comes from no price list was entered by hand
    match: { by: match_by ?? 'manual', evidence: match_evidence },
    updated_at: updated_at.toISOString(),
  };
}
