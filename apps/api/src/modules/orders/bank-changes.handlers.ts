import { requireCompany } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { sumUnpaid } from './bank-changes.sql.ts';

export const countUnpaidInvoices: Handler<'countUnpaidInvoices'> = async (request) => {
  const { id } = request.params;
  await requireCompany(request, id);
  return sumUnpaid(request.db, id);
};
