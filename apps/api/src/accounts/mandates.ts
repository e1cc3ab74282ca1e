import type { MandateKind } from '@org/api-client/schema';
import { MANDATE_RIGHTS } from '@org/trade/roles';
import { mayDo } from './rights.ts';

/**
 * Condition that a row of `alias` may act for its company: its holder speaks for the company now, and may do what it
 * takes to make such a thing. Whatever acts while no person is there is found by this condition: keys, the exchange with
 * 1С, webhooks, sources, showcases, invitations. The view `mandate` lists all of them. Decision 215.
 */
export const acts = (alias: string, kind: MandateKind, holder = 'account_id') =>
  mayDo(`${alias}.${holder}`, `${alias}.company_id`, MANDATE_RIGHTS[kind]);

/** The same condition for a row of the view `mandate`. */
export const mandateActs = (alias: string) =>
  `case ${alias}.kind ${(Object.keys(MANDATE_RIGHTS) as MandateKind[])
    .map((kind) => `when '${kind}' then ${acts(alias, kind)}`)
    .join(' ')} end`;
