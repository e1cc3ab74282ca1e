import type { LimitBody } from '@org/api-client/schema';
import { useAtomValue } from 'jotai';
import { submit } from '../../../shared/form/submit.ts';
import { toast } from '../../../shared/page/messages.ts';
import {
  type Employee,
  employeesAtom,
  type Key,
  keysAtom,
  refreshEmployees,
  refreshKeys,
} from '../companies.atoms.ts';
import { LimitDialog } from './limit-dialog.tsx';

/** Sets how much an employee orders without anybody's yes, and nothing else of him. */
async function limitEmployee(companyId: string, employee: Employee, limit: LimitBody) {
  const { id, full_name, position, phone, email } = employee;
  const path = { id: companyId, employee_id: id };
  const body = { full_name, position, phone, email, limit };
  await submit('/companies/{id}/employees/{employee_id}', body, { method: 'put', path });
  await refreshEmployees();
  toast.success(limit ? `Лимит сохранён: ${full_name}` : `${full_name} заказывает без лимита`);
}

/** Sets how much a key orders without anybody's yes. */
export async function limitKey(companyId: string, { id }: Key, limit: LimitBody) {
  const path = { id: companyId, key_id: id };
  await submit('/companies/{id}/keys/{key_id}/limit', { limit }, { method: 'put', path });
  await refreshKeys();
  toast.success(limit ? 'Лимит ключа сохранён' : 'Ключ заказывает без лимита');
}

export interface RaiseLimitProps {
  /** Whose limit it is. */
  of: { company_id: string; employee_id: string | null; key_id: string | null };
  period: 'order' | 'day' | 'month';
  /** Kopecks that the dialog proposes. */
  to: number;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** Proposes a higher limit in the dialog that sets limits. Shows nothing until it knows the present one. */
export function RaiseLimit({ of, period, to, onSaved, onClose }: RaiseLimitProps) {
  const { company_id: company, employee_id, key_id } = of;
  const { data: employees, error } = useAtomValue(employeesAtom(company));
  const keys = useAtomValue(keysAtom(company));
  const employee = employees?.find(({ id }) => id === employee_id);
  const key = keys.data?.find(({ id }) => id === key_id);
  const failure = error ?? keys.error;
  if (failure) throw failure;
  const holder = employee ?? key;
  if (!employees || !holder?.limit) return null;
  return (
    <LimitDialog
      title={employee ? `Лимит: ${employee.full_name}` : `Лимит ключа «${key?.name}»`}
      limit={{ ...holder.limit, [`per_${period}`]: to }}
      colleagues={employees.filter(({ id }) => id !== employee_id)}
      onSave={async (limit) => {
        if (employee) await limitEmployee(company, employee, limit);
        else if (key) await limitKey(company, key, limit);
        await onSaved();
      }}
      onClose={onClose}
    />
  );
}
