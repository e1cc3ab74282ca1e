import type { Exchange, ExchangeEntry } from '@org/api-client/schema';

/** A company's exchange as the database gives it. */
export interface ExchangeRow {
  id: string;
  login: string;
  password_set_at: Date;
  price_type: string | null;
  seen_at: Date | null;
  confirmed_at: Date | null;
  goods: number;
  outcome: 'applied' | 'same' | 'asking' | 'stopped' | 'failed' | null;
  message: string | null;
  is_open: boolean | null;
  list_id: string | null;
  list_status: string | null;
}

export interface EntryRow extends Omit<ExchangeEntry, 'at'> {
  at: Date;
}

const STATES = {
  applied: 'working',
  same: 'working',
  asking: 'asking',
  stopped: 'stopped',
  failed: 'failing',
} as const;

function stateOf({ outcome, is_open, confirmed_at, list_status }: ExchangeRow): Exchange['state'] {
  if (is_open) return 'running';
  // a person has already dealt with the list
  if (outcome === 'stopped' && list_status !== 'preview')
    return list_status === 'running' ? 'running' : 'working';
  if (outcome) return STATES[outcome];
  return confirmed_at ? 'working' : 'new';
}

/** A company's exchange as the contract shows it. */
export function toExchange(
  row: ExchangeRow,
  priceTypes: Exchange['price_types'],
  publicUrl: string,
): Exchange {
  const state = stateOf(row);
  const isTrouble = state === 'stopped' || state === 'failing' || state === 'asking';
  return {
    address: `${publicUrl}/api/1c/exchange`,
    login: row.login,
    password_set_at: row.password_set_at.toISOString(),
    state,
    trouble: isTrouble ? row.message : null,
    import_id: state === 'stopped' ? row.list_id : null,
    price_types: priceTypes,
    price_type: row.price_type,
    goods: row.goods,
    seen_at: row.seen_at?.toISOString() ?? null,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
  };
}

export const toEntry = ({ at, ...entry }: EntryRow): ExchangeEntry => ({
  ...entry,
  at: at.toISOString(),
});
