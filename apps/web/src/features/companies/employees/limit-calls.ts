import type { LimitBody } from '@org/api-client/schema';
import { submit } from '../../../shared/form/submit.ts';
import { toast } from '../../../shared/page/messages.ts';
import { type Employee, refreshEmployees } from '../companies.atoms.ts';

/** Sets how much an employee orders without anybody's yes, and nothing else of him. */
export async function limitEmployee(companyId: string, employee: Employee, limit: LimitBody) {
  const { id, full_name, position, phone, email } = employee;
  const path = { id: companyId, employee_id: id };
  const body = { full_name, position, phone, email, limit };
  await submit('/companies/{id}/employees/{employee_id}', body, { method: 'put', path });
  await refreshEmployees();
  toast.success(limit ? `Лимит сохранён: ${full_name}` : `${full_name} заказывает без лимита`);
}
