import { requireCompany } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { selectLostChoices } from './lost-choices.sql.ts';

export const getLostChoices: Handler<'getLostChoices'> = async (request) => {
  const { db, params, query } = request;
  await requireCompany(request, params.id);
  return selectLostChoices(db, params.id, query.weeks ?? 4, query.by ?? 'product');
};
