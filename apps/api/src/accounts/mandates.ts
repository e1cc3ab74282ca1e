/**
 * Condition that a row of `alias` may act for its company: its holder speaks for the company now. Whatever acts while
 * no person is there is found by this condition: keys, the exchange with 1С, webhooks, sources, showcases, invitations.
 * The view `mandate` lists all of them.
 */
export const acts = (alias: string, holder = 'account_id') =>
  `speaks_for(${alias}.${holder}, ${alias}.company_id)`;
