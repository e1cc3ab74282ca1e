import type { Data, OperationAt } from '@org/api-client';
import { api } from '../../../shared/api/api.ts';
import { toast } from '../../../shared/page/messages.ts';
import { refreshCompany } from '../companies.atoms.ts';

/** «Это не мы»: the bank details that wait never take effect. */
export async function refuseBankChange(id: string) {
  await api
    .DELETE('/companies/{id}/bank-change', { params: { path: { id } } })
    // the change may be over, one way or the other
    .finally(refreshCompany);
  toast.success('Смена отменена: в счетах останется прежний счёт');
}

export type UnpaidInvoices = Data<OperationAt<'/companies/{id}/unpaid-invoices', 'get'>>;

/** What buyers have yet to pay by the present details; undefined if that can't be told now. */
export const loadUnpaid = (id: string): Promise<UnpaidInvoices | undefined> =>
  api.GET('/companies/{id}/unpaid-invoices', { params: { path: { id } } }).catch(() => undefined);
