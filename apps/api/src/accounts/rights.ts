import type { Right } from '@org/api-client/schema';
import { rolesWith, whoMay } from '@org/trade/roles';
import { Problem } from '../http/problem.ts';

/** Condition that an account speaks for a company and has a right there. */
export const mayDo = (account: string, company: string, right: Right) =>
  `may(${account}, ${company}, '{${rolesWith(right).join()}}')`;

/** The refusal of a member without a right: who has it, and whom to ask. */
export const lacksRight = (right: Right) =>
  new Problem(403, `Это может ${whoMay(right)}. Попросите владельца компании`);
