import type { NoticeChoice, OrderEventKind } from '@org/api-client/schema';

type Kind = NoticeChoice['kind'];

export const KINDS: readonly Kind[] = ['orders', 'money', 'goods', 'claims', 'market', 'watches'];

/** The kind of news for each event of an order. Decision 99. */
export const KIND_OF: Record<OrderEventKind, Exclude<Kind, 'market' | 'watches'>> = {
  placed: 'orders',
  offered: 'orders',
  confirmed: 'orders',
  accepted: 'orders',
  declined: 'orders',
  cancelled: 'orders',
  lapsed: 'orders',
  extended: 'orders',
  invoiced: 'money',
  paid: 'money',
  bank_changed: 'money',
  shipped: 'goods',
  released: 'goods',
  received: 'goods',
  closed: 'goods',
  claimed: 'claims',
  claim_accepted: 'claims',
  claim_rejected: 'claims',
  claim_withdrawn: 'claims',
  appealed: 'orders',
  appeal_agreed: 'orders',
  appeal_refused: 'orders',
};
