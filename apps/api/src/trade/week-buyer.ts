import { THIS_WEEK } from './moscow.ts';

/** Of fewer buyers nothing is told, nor kept longer than their week. */
export const MIN_BUYERS = 5;

/**
 * SQL for who buys with the accounts of `noted`: rows of account_id, the first day of this week, and a hash by the week's
 * salt, which is deleted when the week is over, and all hashes with it. Colleagues are one, by the company that the others
 * belong to.
 */
export const weekBuyers = (noted: string) =>
  `select a.id account_id, w.week, sha256(w.salt || convert_to(coalesce(c.company, a.id::text), 'UTF8')) buyer
   from account a cross join demand_salt w left join (
     select s.account_id, min(coalesce(c.parent_id, c.id)::text) company from speaker s join company c on c.id = s.company_id
     where s.account_id in (select account_id from ${noted}) group by 1) c on c.account_id = a.id
   where a.id in (select account_id from ${noted}) and w.week = ${THIS_WEEK}`;

/** SQL that makes this week's salt, if there is none yet. */
export const SALT_WEEK = `insert into demand_salt (week) values (${THIS_WEEK}) on conflict do nothing`;
